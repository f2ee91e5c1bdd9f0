import Synchronization

/// A text file as it was read: its path as people are shown it, and its bytes.
///
/// Every position in Crumb is a byte offset into these bytes, front matter, byte order mark and
/// carriage returns counted, so that a message points where an editor goes.
public final class SourceFile: Sendable {
  /// The path to show, relative to the project's folder where it lies inside, `/` between names.
  public let path: String
  /// The whole file.
  public let bytes: [UInt8]

  /// The lines, looked for when the first position is asked for: most files have no findings.
  private let lines = Mutex<LineTable?>(nil)

  /// Makes a source file out of bytes that were read from `path`.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Makes a source file out of a text, for tests and for text that is not in a file.
  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text of a range, invalid UTF-8 replaced by U+FFFD.
  public func text(_ range: SourceRange) -> String {
    let range = clamped(range)
    return String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
  }

  /// The bytes of a range, as far as it lies in the file.
  public func bytes(_ range: SourceRange) -> ArraySlice<UInt8> {
    let range = clamped(range)
    return bytes[range.lower..<range.upper]
  }

  /// The range, as far as it lies in the file.
  func clamped(_ range: SourceRange) -> SourceRange {
    let lower = min(max(range.lower, 0), bytes.count)
    return SourceRange(lower, min(max(range.upper, lower), bytes.count))
  }

  /// Works with the table of lines while no other task does.
  func withLines<Result: Sendable>(_ body: (inout LineTable) -> Result) -> Result {
    lines.withLock { table in
      var lines = table ?? LineTable(bytes)
      table = nil
      defer { table = lines }
      return body(&lines)
    }
  }
}
