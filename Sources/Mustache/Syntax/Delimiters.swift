/// What tags begin and end with, until a template sets others.
struct Delimiters {
  var open: [UInt8] = Array("{{".utf8)
  var close: [UInt8] = Array("}}".utf8)
}

extension [UInt8] {
  /// Where `needle` next begins at or after `start` and before `limit`, or `nil`; an empty needle is
  /// never found.
  func firstIndex(of needle: [UInt8], from start: Int, before limit: Int? = nil) -> Int? {
    guard let first = needle.first else { return nil }
    let end = Swift.min(limit ?? count, count - needle.count + 1)
    var index = start
    while index < end {
      if self[index] == first, self[index..<index + needle.count].elementsEqual(needle) {
        return index
      }
      index += 1
    }
    return nil
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// Whether it is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  /// Whether it is white space, line endings included.
  var isSpace: Bool { isBlank || self == .newline || self == .carriageReturn }
}
