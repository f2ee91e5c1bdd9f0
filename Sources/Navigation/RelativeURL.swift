/// Relative URLs between places of the site, so that it works in any folder of any host.
public enum RelativeURL {
  /// The URL that leads from a page to a place.
  ///
  /// - Parameters:
  ///   - folder: The folder of the page that holds the link, from the site's root, with a slash
  ///     at its end or empty.
  ///   - target: The path of the place from the site's root, not percent-encoded; a folder ends
  ///     in a slash.
  public static func from(_ folder: String, to target: String) -> String {
    var (folder, target) = (folder, target)
    return folder.withUTF8 { base in
      target.withUTF8 { goal in
        let shared = sharedFolders(base, goal)
        var url: [UInt8] = []
        url.reserveCapacity(goal.count + 16)
        for byte in base[shared...] where byte == slash { url += [dot, dot, slash] }
        let rest = goal[shared...]
        if url.isEmpty, rest.isEmpty || startsLikeScheme(rest) { url += [dot, slash] }
        appendEncoded(rest, to: &url)
        return String(decoding: url, as: UTF8.self)
      }
    }
  }

  /// A path percent-encoded as RFC 3986 asks for, `/` kept between its segments.
  public static func encoded(_ path: String) -> String {
    var path = path
    return path.withUTF8 { bytes in
      var url: [UInt8] = []
      appendEncoded(bytes[...], to: &url)
      return String(decoding: url, as: UTF8.self)
    }
  }

  /// How many bytes both begin with, up to and with a slash.
  private static func sharedFolders(
    _ base: UnsafeBufferPointer<UInt8>, _ goal: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var shared = 0
    var index = 0
    while index < base.count, index < goal.count, base[index] == goal[index] {
      index += 1
      if base[index - 1] == slash { shared = index }
    }
    return shared
  }

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  // RFC 3986 §4.2: a relative reference whose first segment holds a colon reads as a scheme.
  private static func startsLikeScheme(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    for byte in bytes {
      if byte == slash { return false }
      if byte == UInt8(ascii: ":") { return true }
    }
    return false
  }

  private static func appendEncoded(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, to url: inout [UInt8]
  ) {
    if bytes.allSatisfy(isPlain) { return url.append(contentsOf: bytes) }
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in bytes {
      if isPlain(byte) {
        url.append(byte)
      } else {
        url += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "-"), dot, UInt8(ascii: "_"), UInt8(ascii: "~"), slash, UInt8(ascii: "!"),
      UInt8(ascii: "$"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"),
      UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="),
      UInt8(ascii: ":"), UInt8(ascii: "@"):
      true
    default: false
    }
  }
}

extension Route {
  /// The URL that leads from this page to another.
  public func href(to route: Route) -> String {
    RelativeURL.from(folder, to: route.isAnywhere ? route.outputPath : route.folder)
  }

  /// The URL that leads from this page to a file of the site, by the file's path from the root.
  public func href(toFile path: String) -> String { RelativeURL.from(folder, to: path) }
}
