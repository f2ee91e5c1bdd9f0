/// Words with a number each, counted from 0 in the order in which they came.
struct WordTable {
  /// The words one after the other, each led by its length.
  private(set) var bytes: [UInt8] = []
  /// Where each word begins: at its length.
  private(set) var starts: [Int32] = []
  /// The number of the word whose fingerprint leads here, plus one; zero where there is none.
  private var slots: [Int32]

  /// Makes an empty table with room for so many words.
  init(room: Int = 256) {
    var size = 16
    while size < room * 2 { size *= 2 }
    slots = [Int32](repeating: 0, count: size)
    bytes.reserveCapacity(room * 8)
    starts.reserveCapacity(room)
  }

  /// The number of a word, which is added where it is new; its first 255 bytes count.
  mutating func number(of whole: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let word = UnsafeBufferPointer(rebasing: whole.prefix(255))
    var slot = WordTable.fingerprint(word) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if isEqual(word, at: Int(starts[number])) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    starts.append(Int32(bytes.count))
    slots[slot] = Int32(starts.count)
    bytes.append(UInt8(word.count))
    bytes.append(contentsOf: word)
    if starts.count * 2 > slots.count { grow() }
    return starts.count - 1
  }

  /// The number of a word given as an array.
  mutating func number(of word: [UInt8]) -> Int {
    word.withUnsafeBufferPointer { number(of: $0[...]) }
  }

  /// The bytes of a word.
  subscript(number: Int) -> ArraySlice<UInt8> {
    let start = Int(starts[number])
    return bytes[(start + 1)...].prefix(Int(bytes[start]))
  }

  /// Puts an empty word at the end of `bytes`, which no number leads to.
  mutating func endGroup() { bytes.append(0) }

  private func isEqual(_ word: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    Int(bytes[start]) == word.count
      && bytes.withUnsafeBufferPointer { bytes in
        word.indices.allSatisfy { bytes[start + 1 + $0] == word[$0] }
      }
  }

  private mutating func grow() {
    var larger = [Int32](repeating: 0, count: slots.count * 2)
    bytes.withUnsafeBufferPointer { bytes in
      for (number, start) in starts.enumerated() {
        let first = Int(start) + 1
        let word = UnsafeBufferPointer(
          rebasing: bytes[first..<first + Int(bytes[Int(start)])])
        var slot = WordTable.fingerprint(word) & (larger.count - 1)
        while larger[slot] != 0 { slot = (slot + 1) & (larger.count - 1) }
        larger[slot] = Int32(number + 1)
      }
    }
    slots = larger
  }

  private static func fingerprint(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0
    for byte in word { hash = (hash << 7 | hash >> 57) ^ UInt64(byte) }
    hash &*= 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash >> 33)
  }
}
