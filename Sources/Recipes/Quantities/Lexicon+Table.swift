extension Lexicon {
  /// What is known of spellings, by their hashes: a hash table with open addressing.
  ///
  /// Every command fills it anew and every word of every recipe asks it, so that a dictionary, which
  /// hashes the hashes once more, costs both.
  struct Table: Sendable {
    /// The hashes of all spellings, in the order in which they came.
    private(set) var hashes: [UInt64] = []
    /// What is known of each, in the same order.
    private(set) var entries: [Entry] = []
    /// Positions in `entries`, -1 for a free place; as many as a power of two, most of them free.
    private var places: [Int32]

    /// An empty table with room for about so many spellings.
    init(room: Int) {
      hashes.reserveCapacity(room)
      entries.reserveCapacity(room)
      places = Table.places(for: room)
    }

    /// What is known of the spelling with a hash.
    subscript(hash: UInt64) -> Entry? {
      let position = places[place(of: hash)]
      return position < 0 ? nil : entries[Int(position)]
    }

    /// Changes what is known of a spelling, which is added where it is new.
    mutating func change(_ hash: UInt64, _ body: (inout Entry) -> Void) {
      let place = place(of: hash)
      if places[place] < 0 {
        places[place] = Int32(entries.count)
        hashes.append(hash)
        entries.append(Entry())
      }
      body(&entries[Int(places[place])])
      if entries.count * 2 > places.count { grow() }
    }

    /// The place that a hash has, or that it would take.
    private func place(of hash: UInt64) -> Int {
      var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
      while places[place] >= 0, hashes[Int(places[place])] != hash {
        place = (place + 1) & (places.count - 1)
      }
      return place
    }

    private mutating func grow() {
      places = Table.places(for: entries.count)
      for (position, hash) in hashes.enumerated() { places[place(of: hash)] = Int32(position) }
    }

    /// So many free places that spellings take no more than a quarter of them.
    private static func places(for count: Int) -> [Int32] {
      var size = 16
      while size < 4 * count { size *= 2 }
      return [Int32](repeating: -1, count: size)
    }
  }
}
