/// The page that is being written.
///
/// A plain stretch of memory costs a third of what appending to an array does, tag by tag.
struct Output: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    start = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { start.deallocate() }

  /// Whether the next byte begins a line.
  var isAtLineStart: Bool { count == 0 || start[count - 1] == .newline }

  /// Adds bytes as they are.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count)
    (start + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  /// Adds bytes with the characters escaped that mean something in HTML, in text and attributes.
  mutating func append(escaping bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    var plain = 0
    var index = 0
    while index < bytes.count {
      if Escape.isNeeded(source[index]) {
        append(UnsafeBufferPointer(start: source + plain, count: index - plain))
        append(Escape.of(source[index]))
        plain = index + 1
      }
      index += 1
    }
    append(UnsafeBufferPointer(start: source + plain, count: bytes.count - plain))
  }

  /// Adds the bytes of a literal.
  mutating func append(_ literal: StaticString) {
    append(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Adds everything to the end of an array.
  func move(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
  }

  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if count + more > capacity { grow(by: more) }
  }

  private mutating func grow(by more: Int) {
    let larger = max(capacity * 2, count + more)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: start, count: count)
    start.deallocate()
    start = moved
    capacity = larger
  }
}

/// The characters that HTML gives a meaning, in text and in quoted attributes.
enum Escape {
  private static let needed: UInt64 =
    1 << UInt64(UInt8(ascii: "&")) | 1 << UInt64(UInt8(ascii: "<"))
    | 1 << UInt64(UInt8(ascii: ">")) | 1 << UInt64(UInt8(ascii: "\""))
    | 1 << UInt64(UInt8(ascii: "'"))

  /// Whether a byte has to be written as a character reference.
  @inline(__always)
  static func isNeeded(_ byte: UInt8) -> Bool { byte < 64 && needed >> UInt64(byte) & 1 == 1 }

  /// The character reference of such a byte.
  static func of(_ byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: "&#39;"
    }
  }
}
