import CMicrohttpd

/// libmicrohttpd, which is opened when the first preview begins.
public enum HTTPLibrary {
  /// What the system says where the library is not there; `nil` where it is.
  public static let problem = problem(opening: "libmicrohttpd.so.12")

  /// Opens the library by its file name.
  static func problem(opening name: String) -> String? {
    crumb_http_open(name).map { String(cString: $0) }
  }
}
