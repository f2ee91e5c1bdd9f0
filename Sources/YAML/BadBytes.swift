import Diagnostics

/// What to say of bytes that are no YAML, whatever stands around them.
enum BadBytes {
  static func diagnostic(
    for finding: ByteCheck.Finding, in file: SourceFile, _ document: SourceRange
  ) -> Diagnostic {
    switch finding {
    case .invalidUTF8(let range):
      Diagnostic(
        YAMLFault.notText, at: file.location(of: range),
        "the byte \(hexadecimal(UInt32(file.bytes[range.lower]), digits: 2)) is no UTF-8",
        help: "save the file with the encoding UTF-8")
    case .control(let scalar, let range):
      Diagnostic(
        YAMLFault.notText, at: file.location(of: range),
        "the control character U+\(hexadecimal(scalar.value, digits: 4)) cannot stand in YAML",
        fixes: [
          .init("remove it", path: file.path, range: range, replacement: "", isCertain: true)
        ])
    case .tooLong, .sound:
      Diagnostic(
        YAMLFault.tooLarge, at: file.location(of: SourceRange(at: document.lower)),
        "this YAML is \(document.upper - document.lower) bytes long, more than the 1 MiB allowed",
        help: "keep recipes in files of their own")
    }
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
