import Synchronization

/// A name of a field or block as a small number, the same for the same name all over the process.
struct Symbol: Hashable, Sendable {
  /// The number, counted from 0 in the order in which names were first met.
  let id: Int32

  /// Finds the number of a name, giving it the next one where it is new.
  init(_ name: String) {
    id = Symbol.ids.withLock { ids in
      if let id = ids[name] { return id }
      let id = Int32(ids.count)
      ids[name] = id
      return id
    }
  }

  private static let ids = Mutex<[String: Int32]>([:])
}
