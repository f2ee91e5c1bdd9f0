import Glibc

extension Renderer {
  /// Writes literal text, with the indentation that holds here before each of its lines.
  mutating func write(_ text: UnsafeBufferPointer<UInt8>, _ startsLine: Bool) {
    guard !indentation.isEmpty, var line = text.baseAddress else { return output.append(text) }
    let end = line + text.count
    var startsLine = startsLine && output.isAtLineStart
    while line < end {
      if startsLine, !line.pointee.isLineEnding { indent() }
      let newline = memchr(line, Int32(UInt8.newline), end - line)
      let next = newline.map { line + (UnsafeRawPointer($0) - UnsafeRawPointer(line)) + 1 } ?? end
      output.append(UnsafeBufferPointer(start: line, count: next - line))
      startsLine = true
      line = next
    }
  }

  /// Writes the indentation that holds here.
  mutating func indent() {
    let bytes = indentation
    bytes.withUnsafeBufferPointer { output.append($0) }
  }
}

extension Output {
  /// Writes a value with the characters escaped that HTML gives a meaning.
  mutating func write(escaping value: Value) {
    switch value {
    case .text(let text): withBytes(of: text) { $0.append(escaping: $1) }
    case .html(let bytes): bytes.withUnsafeBufferPointer { append(escaping: $0) }
    default: write(value)
    }
  }

  /// Writes a value as it is; lists and records print nothing.
  mutating func write(_ value: Value) {
    switch value {
    case .text(let text): withBytes(of: text) { $0.append($1) }
    case .html(let bytes): bytes.withUnsafeBufferPointer { append($0) }
    case .bool(let flag): append(flag ? "true" : "false")
    case .null, .list, .record: break
    }
  }

  private mutating func withBytes(
    of text: String, _ write: (inout Output, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var text = text
    text.withUTF8 { write(&self, $0) }
  }
}

extension UInt8 {
  /// Whether it begins a line ending.
  var isLineEnding: Bool { self == .newline || self == .carriageReturn }
}
