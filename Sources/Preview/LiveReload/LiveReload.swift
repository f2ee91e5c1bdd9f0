import CSystem

/// How pages hear of changes: a script that every page gets, and the paths that it asks.
enum LiveReload {
  /// The folder of the host that is the preview's own; no file of a site can be in it, since hidden
  /// files are left out of a site.
  static let folder = ".crumb/"
  static let script = folder + "live.js"
  static let style = folder + "live.css"
  static let errors = folder + "errors"
  static let events = folder + "events"

  /// A page with the tag of the script at the end of its head; where it has none, at its end.
  ///
  /// The tag tells the version of the page, so that the script can ask whether there is a newer.
  ///
  /// - Parameters:
  ///   - version: The version of the page, as its `ETag` tells it.
  ///   - isReport: Whether the page itself tells what is wrong.
  static func tagged(_ page: [UInt8], version: String, isReport: Bool) -> [UInt8] {
    let report = isReport ? " data-report" : ""
    let tag =
      "<script src=\"/\(script)\" data-version=\"\(version)\"\(report) defer></script>\n"
    let place = endOfHead(page) ?? page.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(page.count + tag.utf8.count)
    bytes += page[..<place]
    bytes += tag.utf8
    bytes += page[place...]
    return bytes
  }

  private static func endOfHead(_ page: [UInt8]) -> Int? {
    let mark = "</head>"
    return page.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress,
        let found = memmem(start, buffer.count, mark, mark.utf8.count)
      else { return nil }
      return UnsafeRawPointer(found) - start
    }
  }
}
