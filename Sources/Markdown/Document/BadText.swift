import Diagnostics

/// The bytes of a file that are no text, and what to say of them.
struct BadText {
  private let invalid: [Int]
  private let nul: [Int]
  private let isUTF16: Bool

  /// The offsets of all of them.
  var offsets: [Int] { invalid.isEmpty ? nul : nul.isEmpty ? invalid : invalid + nul }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    invalid = TextCheck.invalidBytes(in: bytes)
    nul = TextCheck.nulBytes(in: bytes)
    isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
  }

  /// One finding for each kind, at the first byte of it.
  func diagnostics(in file: SourceFile) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if let first = invalid.first { found.append(invalidUTF8(first, in: file)) }
    if let first = nul.first, !isUTF16 { found.append(nulByte(first, in: file)) }
    return found
  }

  private func invalidUTF8(_ offset: Int, in file: SourceFile) -> Diagnostic {
    let byte = file.bytes[offset]
    let hexadecimal = (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    return Diagnostic(
      MarkdownFault.invalidUTF8, at: file.location(of: SourceRange(offset, offset + 1)),
      isUTF16
        ? "this file is written in UTF-16, and Crumb reads UTF-8"
        : "byte \(offset) of the file (\(hexadecimal)) is no UTF-8",
      notes: more(invalid.count - 1, when: !isUTF16),
      help: "save the file again with the encoding UTF-8")
  }

  private func nulByte(_ offset: Int, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      MarkdownFault.nulByte, at: file.location(of: SourceRange(offset, offset + 1)),
      "byte \(offset) of the file is NUL, which no text has",
      notes: more(nul.count - 1, when: true),
      help: "remove the byte, or take the file away if it is no text")
  }

  private func more(_ count: Int, when isTold: Bool) -> [Diagnostic.Note] {
    guard isTold, count > 0 else { return [] }
    return [.init(count == 1 ? "there is one more" : "there are \(count) more")]
  }
}
