/// The path that a request names, taken apart so that nothing but plain names is left.
struct RequestPath: Equatable {
  /// The path without the slash it begins with, `%` escapes decoded; a folder ends in a slash.
  let path: String
  /// The path as a `Location` may repeat it: it begins with one slash, and all is ASCII.
  let encoded: String
  /// The query with its question mark, or nothing.
  let query: String

  /// Reads a request's target.
  ///
  /// - Returns: `nil` for a target that can name no file of a site: one that begins with no slash,
  ///   has empty names, `.` or `..`, escapes that are none or stand for `/` or NUL, or that is no
  ///   UTF-8.
  init?(_ target: [UInt8]) {
    let end = target.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    let raw = target[..<(end ?? target.endIndex)]
    guard raw.first == RequestPath.slash, let decoded = RequestPath.decoded(raw.dropFirst()),
      RequestPath.hasPlainNames(decoded), let path = String(validating: decoded, as: UTF8.self)
    else { return nil }
    self.path = path
    encoded = Request.ascii(raw)
    let rest = end.map { target[$0...] } ?? []
    query = Request.ascii(rest.prefix { $0 != UInt8(ascii: "#") })
  }

  private static let slash = UInt8(ascii: "/")

  private static func decoded(_ raw: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = raw
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit),
        high << 4 | low != slash
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes.contains(0) ? nil : bytes
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func hasPlainNames(_ path: [UInt8]) -> Bool {
    var names = path.split(separator: slash, omittingEmptySubsequences: false)
    if names.last?.isEmpty == true { names.removeLast() }
    return names.allSatisfy { name in
      !name.isEmpty && !name.elementsEqual(".".utf8) && !name.elementsEqual("..".utf8)
    }
  }
}
