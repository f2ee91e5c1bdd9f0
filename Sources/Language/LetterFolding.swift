import CICU

/// Letters without what a reader may leave out: case, accents, ligatures.
enum LetterFolding {
  /// The folded text, in UTF-16 units and in composed form (NFC).
  static func fold(_ units: [UInt16], forSearch: Bool) -> [UInt16] {
    let likely = units.count * 2 + 16
    let (folded, needed) = fold(units, forSearch, room: likely)
    return needed <= likely ? folded : fold(units, forSearch, room: needed).folded
  }

  private static func fold(
    _ units: [UInt16], _ forSearch: Bool, room: Int
  ) -> (folded: [UInt16], needed: Int) {
    var needed = 0
    let folded = [UInt16](unsafeUninitializedCapacity: room) { buffer, count in
      needed = Int(
        crumb_fold(
          units, Int32(units.count), forSearch ? 1 : 0, buffer.baseAddress, Int32(room)))
      count = (0...room).contains(needed) ? needed : 0
    }
    return (folded, needed)
  }
}
