/// Where a link of a page leads, as a browser would work it out (RFC 3986 §5.2).
public struct SiteAddress: Sendable, Hashable {
  /// The path of the file from the site's root: `recipes/pie/index.html`.
  public let file: String
  /// What follows `#`; empty where there is nothing.
  public let fragment: String

  /// Follows a link.
  ///
  /// - Parameters:
  ///   - link: The value of `href` or `src`.
  ///   - page: The path of the page's file from the site's root.
  ///   - base: The path of the site on its host, a slash at both ends.
  /// - Returns: `nil` for a link to another site and for one that leads out of this one.
  public init?(_ link: String, on page: String, base: String = "/") {
    if SiteAddress.isExternal(link) { return nil }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts[0].prefix { $0 != "?" })
    fragment = parts.count > 1 ? SiteAddress.decoded(String(parts[1])) : ""
    if path.isEmpty {
      file = page
      return
    }
    var names = path.hasPrefix("/") ? [] : page.split(separator: "/").dropLast().map(String.init)
    if !path.hasPrefix("/") { names = base.split(separator: "/").map(String.init) + names }
    for name in path.split(separator: "/").map(String.init) where name != "." {
      if name == ".." {
        if names.popLast() == nil { return nil }
      } else {
        names.append(SiteAddress.decoded(name))
      }
    }
    let root = base.split(separator: "/").map(String.init)
    guard names.starts(with: root) else { return nil }
    let last = path.split(separator: "/").last ?? ""
    let isFolder = path.hasSuffix("/") || last == "." || last == ".."
    let inside = names.dropFirst(root.count) + (isFolder ? ["index.html"] : [])
    file = inside.joined(separator: "/")
  }

  /// Whether a link has a scheme or a host of its own.
  public static func isExternal(_ link: String) -> Bool {
    if link.hasPrefix("//") { return true }
    guard let colon = link.firstIndex(of: ":") else { return false }
    return link[..<colon].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "+") }
  }

  private static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
