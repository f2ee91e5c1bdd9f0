extension Manifest {
  /// The name of the list of the files that a build made: `.crumb-manifest` for a whole site,
  /// `.crumb-manifest-2-of-8` for a part, so that parts can be copied into one folder.
  static func name(of shard: Shard) -> String {
    shard.isWhole ? name : "\(name)-\(shard.number)-of-\(shard.count)"
  }

  /// The lists in a folder by their names; `nil` where one is of a foreign format.
  static func all(in folder: String, _ entries: [FolderEntry]) -> [String: Manifest]? {
    var lists: [String: Manifest] = [:]
    for entry in entries where entry.name == name || entry.name.hasPrefix(name + "-") {
      guard let bytes = try? FileRead.bytes(of: "\(folder)/\(entry.name)"),
        let list = Manifest(bytes)
      else { return nil }
      lists[entry.name] = list
    }
    return lists
  }

  /// The files of several lists.
  static func union(_ lists: some Sequence<Manifest>) -> Manifest {
    lists.reduce(into: Manifest()) { $0.files.merge($1.files) { first, _ in first } }
  }
}
