import CMicrohttpd

/// libmicrohttpd, which is opened when the first preview begins.
public enum HTTPLibrary {
  /// Why there can be no preview, in words for the user; `nil` where the library is there.
  public static let problem = problem(opening: "libmicrohttpd.so.12")

  /// Opens the library by its file name.
  static func problem(opening name: String) -> String? {
    guard let reason = crumb_http_open(name) else { return nil }
    return """
      error: the preview needs libmicrohttpd: \(String(cString: reason))
      help: install the package libmicrohttpd12; all other commands work without it

      """
  }
}
