/// Tells the targets that could run code or reach into a reader's computer.
enum LinkSafety {
  private static let unsafeSchemes: [StaticString] = ["javascript", "vbscript", "file", "data"]

  /// The unsafe scheme of a target as a browser reads it, or `nil` where it has none.
  ///
  /// Browsers leave out controls and spaces before an address, tabs and line endings anywhere in
  /// it, and the case of a scheme (URL Standard, basic URL parser, steps 1 to 3).
  static func unsafeScheme(of target: UnsafeBufferPointer<UInt8>) -> StaticString? {
    unsafeSchemes.first { begins(target, with: $0) }
  }

  private static func begins(
    _ target: UnsafeBufferPointer<UInt8>, with scheme: StaticString
  ) -> Bool {
    let letters = UnsafeBufferPointer(
      start: scheme.utf8Start, count: scheme.utf8CodeUnitCount)
    var matched = 0
    for byte in target {
      if byte == 0x09 || byte == 0x0A || byte == 0x0D || matched == 0 && byte <= 0x20 { continue }
      if matched == letters.count { return byte == UInt8(ascii: ":") }
      guard byte | 0x20 == letters[matched], byte >= 0x41 else { return false }
      matched += 1
    }
    return false
  }
}
