import Publishing
import Recipes
import Synchronization

/// What was read of recipes, kept in a file: for their pages, which are rendered when all are read,
/// and for later builds, which parse only texts that changed.
///
/// It lies in `.crumb/readings/` and is safe to delete. What was read of a file counts as long as the
/// file holds the same bytes and the same program reads them. Files with a fault are not kept, since
/// each build tells it; nor is advice, which is counted.
final class KeptReadings: Sendable {
  /// What is kept of a file.
  struct Kept: Packable {
    var text: KeptText
    /// What the cookbook needs to know of it.
    var reading: RecordFile.Place
    /// The recipe itself.
    var recipe: RecordFile.Place
  }

  private struct State {
    /// What is kept of files that are there now.
    var files: [String: Kept] = [:]
    /// Where the next record goes.
    var end: Int
    var isChanged = false
    var isFull = false
  }

  private let file: RecordFile
  private let known: [String: Kept]
  private let state: Mutex<State>

  /// How many bytes may be lost to what is no longer kept, beside as many as are kept.
  private static let slack = 1 << 20

  /// Opens what is kept for a folder of recipes; `nil` where nothing can be kept.
  init?(of project: Project) {
    let folder = project.kept + "/readings"
    guard let content = Project.resolved(project.content) else { return nil }
    _ = FolderMaking.make(folder)
    let name = ContentHash(of: Array(content.utf8)).text
    guard let file = RecordFile(at: "\(folder)/\(name)", format: "crumb-readings 1") else {
      return nil
    }
    self.file = file
    var end = file.end
    var known = file.list.flatMap { try? KeptReadings.unpacked($0) }
    let used = known?.values.reduce(0) { $0 + $1.reading.count + $1.recipe.count } ?? 0
    if file.canAdd, known == nil || end > 2 * used + KeptReadings.slack {
      known = nil
      end = file.start
      guard file.empty() else { return nil }
    }
    self.known = known ?? [:]
    state = Mutex(State(end: end))
  }

  /// What was read of a file, where it holds the same text in the same circumstances.
  func reading(of path: String, _ text: KeptText) -> RecipeSource.Reading? {
    guard let kept = known[path], kept.text == text, let bytes = file.bytes(at: kept.reading)
    else { return nil }
    var packed = PackedBytes(bytes)
    guard let reading = try? RecipeSource.Reading(unpacking: &packed) else { return nil }
    state.withLock { $0.files[path] = kept }
    return reading
  }

  /// The recipe of a file of which `reading` or `keep` was told; `nil` where it was not kept.
  func recipe(of path: String) -> Recipe? {
    guard let kept = state.withLock({ $0.files[path] }), let bytes = file.bytes(at: kept.recipe)
    else { return nil }
    var packed = PackedBytes(bytes)
    return try? Recipe(unpacking: &packed)
  }

  /// Keeps what was read of a file, where it is a recipe without a fault; a draft is one for some
  /// builds alone.
  func keep(
    _ reading: RecipeSource.Reading, _ recipe: Recipe, of path: String, _ text: KeptText
  ) {
    guard file.canAdd, reading.diagnostics.isEmpty, case .recipe(let entry) = reading.content,
      !recipe.isDraft
    else { return }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(8192)
    reading.pack(entry, into: &bytes)
    let first = bytes.count
    recipe.pack(into: &bytes)
    let offset = state.withLock { state in
      defer { state.end += bytes.count }
      return state.end
    }
    let isAdded = file.add(bytes, at: offset)
    let places = KeptReadings.places(bytes, at: offset, split: first)
    state.withLock { state in
      state.isChanged = true
      if isAdded {
        state.files[path] = Kept(text: text, reading: places.0, recipe: places.1)
      } else {
        state.isFull = true
      }
    }
  }

  /// Lists what is kept now, where that is not what was listed; a folder that cannot be written to
  /// stays as it is.
  func save() {
    let (files, end) = state.withLock { state in
      let isSame = !state.isChanged && state.files.count == known.count
      return (isSame || state.isFull ? nil : state.files, state.end)
    }
    guard file.canAdd, let files else { return }
    var list: [UInt8] = []
    list.reserveCapacity(files.count * 96)
    UInt(files.count).pack(into: &list)
    for (path, kept) in files {
      path.pack(into: &list)
      kept.pack(into: &list)
    }
    file.close(with: list, at: end)
  }

  private static func places(
    _ bytes: [UInt8], at offset: Int, split: Int
  ) -> (RecordFile.Place, RecordFile.Place) {
    bytes.withUnsafeBytes { raw in
      let place = { (range: Range<Int>) in
        RecordFile.Place(
          offset: offset + range.lowerBound, count: range.count,
          hash: ContentHash(of: UnsafeRawBufferPointer(rebasing: raw[range])))
      }
      return (place(0..<split), place(split..<raw.count))
    }
  }

  private static func unpacked(_ list: [UInt8]) throws(PackedFault) -> [String: Kept] {
    var packed = PackedBytes(list)
    let count = try UInt(unpacking: &packed)
    guard count <= list.count else { throw PackedFault() }
    var files: [String: Kept] = [:]
    files.reserveCapacity(Int(count))
    for _ in 0..<count {
      let path = try String(unpacking: &packed)
      files[path] = try Kept(unpacking: &packed)
    }
    return files
  }
}
