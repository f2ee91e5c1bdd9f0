/// The part of a body that a request asks for with `Range` (RFC 9110, 14.2).
enum ByteRange: Equatable {
  /// All of it: nothing was asked, or what may be ignored, such as several parts at once.
  case whole
  /// The bytes of a range.
  case part(Range<Int>)
  /// Bytes that are not there.
  case outside

  /// Reads the value of `Range` for a body of so many bytes.
  init(_ value: String?, count: Int) {
    self = value.flatMap { ByteRange.read($0, count) } ?? .whole
  }

  private static func read(_ value: String, _ count: Int) -> ByteRange? {
    let unit = "bytes="
    guard value.lowercased().hasPrefix(unit) else { return nil }
    let ends = value.dropFirst(unit.count).split(
      separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard ends.count == 2 else { return nil }
    if ends[0].isEmpty {
      guard let length = number(ends[1]) else { return nil }
      return length == 0 || count == 0 ? .outside : .part(max(0, count - length)..<count)
    }
    guard let first = number(ends[0]) else { return nil }
    if ends[1].isEmpty { return first < count ? .part(first..<count) : .outside }
    guard let last = number(ends[1]), last >= first else { return nil }
    return first < count ? .part(first..<(last < count ? last + 1 : count)) : .outside
  }

  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    // More digits than any file has bytes.
    return text.utf8.count > 18 ? Int.max : Int(text)
  }
}
