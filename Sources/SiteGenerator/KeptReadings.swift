import Publishing
import Recipes
import Synchronization

/// What earlier builds read of recipes, so that only texts that changed are parsed again.
///
/// It lies in `.crumb/readings/` and is safe to delete. What was read of a file counts as long as the
/// file holds the same bytes and the same program reads them. Files with a fault are not kept, since
/// each build tells it; nor is advice, which is counted.
final class KeptReadings: Sendable {
  /// Where in `bytes` a file's record is.
  private struct Place {
    var text: KeptText
    var whole: Range<Int>
    var content: Range<Int>
  }

  private struct News {
    /// The places of known records that were used.
    var used: [Range<Int>] = []
    /// Records that were made.
    var made: [[UInt8]] = []
  }

  private let folder, path: String
  private let head: [UInt8]
  private let bytes: [UInt8]
  private let places: [String: Place]
  private let news = Mutex(News())

  /// Opens what is kept for a folder of recipes; empty where nothing is, or where it is damaged or
  /// another program's.
  init?(of project: Project) {
    guard let content = Project.resolved(project.content),
      let program = FileStamp(of: "/proc/self/exe")
    else { return nil }
    folder = project.kept + "/readings"
    path = "\(folder)/\(ContentHash(of: Array(content.utf8)).text)"
    var head = Array("crumb-readings 1\n".utf8)
    program.append(to: &head)
    self.head = head
    let bytes = (try? FileRead.bytes(of: path)) ?? []
    let places = KeptReadings.places(in: bytes, behind: head)
    self.bytes = places == nil ? [] : bytes
    self.places = places ?? [:]
  }

  /// What was read of a file, where it holds the same text in the same circumstances.
  func reading(of path: String, _ text: KeptText) -> RecipeSource.Reading? {
    guard let place = places[path], place.text == text else { return nil }
    var packed = PackedBytes(bytes, in: place.content)
    guard let reading = try? RecipeSource.Reading(unpacking: &packed, of: text) else { return nil }
    news.withLock { $0.used.append(place.whole) }
    return reading
  }

  /// Keeps what was read of a file, where it is a recipe without a fault; a draft is one for some
  /// builds alone.
  func keep(_ reading: RecipeSource.Reading, of path: String, _ text: KeptText) {
    guard reading.diagnostics.isEmpty, case .recipe(let entry, let recipe?, _) = reading.content,
      !recipe.isDraft
    else { return }
    var content: [UInt8] = []
    content.reserveCapacity(4096)
    path.pack(into: &content)
    text.pack(into: &content)
    reading.pack(entry, into: &content)
    var record: [UInt8] = []
    record.reserveCapacity(content.count + 4)
    UInt(content.count).pack(into: &record)
    record += content
    news.withLock { $0.made.append(record) }
  }

  /// Writes what is kept now, where it is not what is there; a folder that cannot be written to is
  /// left as it is.
  func save() {
    let news = news.withLock { news in
      defer { news = News() }
      return news
    }
    guard !news.made.isEmpty || news.used.count < places.count,
      FolderMaking.make(folder) == nil
    else { return }
    var all = head
    let count = news.used.reduce(0) { $0 + $1.count } + news.made.reduce(0) { $0 + $1.count }
    all.reserveCapacity(head.count + count + 8)
    for range in news.used { all += bytes[range] }
    for record in news.made { all += record }
    withUnsafeBytes(of: ContentHash(of: all).value) { all += $0 }
    _ = FileWriting.replace(path, with: all)
  }

  // `nil` where the bytes are damaged or another program's.
  private static func places(in bytes: [UInt8], behind head: [UInt8]) -> [String: Place]? {
    let end = bytes.count - 8
    guard end >= head.count, bytes.starts(with: head), isWhole(bytes, upTo: end) else { return nil }
    var places: [String: Place] = [:]
    places.reserveCapacity(end / 2048)
    var packed = PackedBytes(bytes, in: head.count..<end)
    do {
      while packed.remaining > 0 {
        let start = packed.offset
        let content = try packed.skip(try UInt(unpacking: &packed))
        var inner = PackedBytes(bytes, in: content)
        let path = try String(unpacking: &inner)
        places[path] = Place(
          text: try KeptText(unpacking: &inner), whole: start..<content.upperBound,
          content: inner.offset..<content.upperBound)
      }
    } catch { return nil }
    return places
  }

  private static func isWhole(_ bytes: [UInt8], upTo end: Int) -> Bool {
    bytes.withUnsafeBytes { raw in
      ContentHash(of: UnsafeRawBufferPointer(rebasing: raw[..<end])).value
        == raw.loadUnaligned(fromByteOffset: end, as: UInt64.self)
    }
  }
}
