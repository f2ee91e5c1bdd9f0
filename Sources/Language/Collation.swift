import CICU

/// The order of a language's words, as keys whose bytes compare as the words do.
///
/// Keys follow the Unicode Collation Algorithm with CLDR's tailoring for the language; numbers in a
/// text compare by their value, so that "2 eggs" comes before "10 eggs". A language that ICU does
/// not know has the order of the root, which no setting of the machine changes.
public final class Collation: @unchecked Sendable {
  // ICU promises that a collator may be shared by threads as long as nobody changes it.
  private let collator: UnsafeMutableRawPointer?

  /// Makes the order of a language, given as a BCP 47 tag.
  public init(language: String) { collator = crumb_collator_open(language) }

  deinit {
    if let collator { crumb_collator_close(collator) }
  }

  /// The key of a text; texts that differ in nothing but code points may have the same one.
  public func key(for text: String) -> [UInt8] {
    guard let collator else { return Array(text.utf8) }
    let units = Array(text.utf16)
    let likely = units.count * 4 + 16
    let (key, needed) = key(for: units, collator, room: likely)
    return needed <= likely ? key : self.key(for: units, collator, room: needed).key
  }

  /// Writes a key of at most `room` bytes and says how many it needs.
  private func key(
    for units: [UInt16], _ collator: UnsafeMutableRawPointer, room: Int
  ) -> (key: [UInt8], needed: Int) {
    var needed = 0
    let key = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      needed = Int(
        crumb_collator_key(
          collator, units, Int32(units.count), buffer.baseAddress, Int32(room)))
      // ICU ends a key with a zero, which tells nothing apart.
      count = needed <= room ? max(0, needed - 1) : 0
    }
    return (key, needed)
  }
}
