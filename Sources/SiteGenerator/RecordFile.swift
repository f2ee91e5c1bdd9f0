import Glibc
import Recipes

/// A file of records that is added to and never changed in place, so that whoever reads it reads on
/// while another adds.
///
/// It begins with a line that names the format and the program, and with the place of the list of
/// records: until that is written anew, what was added is not there. A program that is killed leaves
/// the records that were listed.
final class RecordFile: Sendable {
  /// Where a record is.
  struct Place: Equatable {
    var offset: Int
    var count: Int
    /// The fingerprint of its bytes.
    var hash: ContentHash
  }

  private let descriptor: Int32
  private let head: [UInt8]
  /// Whether records may be added: another program that adds some keeps this one from it.
  let canAdd: Bool
  /// Where the first record of all goes.
  let start: Int
  /// Where the first record that is added goes.
  let end: Int
  /// What the list of records says; `nil` where there is none, or where it is damaged or another
  /// program's.
  let list: [UInt8]?

  /// Opens a file, and makes it where there is none; `nil` where it can be neither read nor made.
  init?(at path: String, format: String) {
    guard let program = FileStamp(of: "/proc/self/exe") else { return nil }
    var head = Array("\(format)\n".utf8)
    program.append(to: &head)
    self.head = head
    let own = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    descriptor = own >= 0 ? own : open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    canAdd = own >= 0 && flock(own, LOCK_EX | LOCK_NB) == 0
    list = RecordFile.list(in: descriptor, behind: head)
    start = head.count + RecordFile.placeSize
    end = max(start, RecordFile.size(of: descriptor))
  }

  deinit { Glibc.close(descriptor) }

  /// Forgets all records, before the first is added anew; `false` where that cannot be done.
  func empty() -> Bool { ftruncate(descriptor, 0) == 0 }

  /// Adds a record at a place behind all others; `false` where there is no room.
  func add(_ bytes: [UInt8], at offset: Int) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = pwrite(
          descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done, offset + done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
  }

  /// The bytes of a record; `nil` where they are not those that were added.
  func bytes(at place: Place) -> [UInt8]? {
    RecordFile.read(descriptor, place.count, at: place.offset)
      .flatMap { ContentHash(of: $0) == place.hash ? $0 : nil }
  }

  /// Writes what the list of records says behind all of them, and then where it is.
  func close(with list: [UInt8], at offset: Int) {
    guard add(list, at: offset) else { return }
    let place = Place(offset: offset, count: list.count, hash: ContentHash(of: list))
    _ = add(head + RecordFile.packed(place), at: 0)
  }

  // Three numbers of eight bytes: the size is the same whatever they are.
  private static let placeSize = 24

  private static func packed(_ place: Place) -> [UInt8] {
    [UInt64(place.offset), UInt64(place.count), place.hash.value].flatMap { number in
      withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }
  }

  private static func list(in descriptor: Int32, behind head: [UInt8]) -> [UInt8]? {
    guard let start = read(descriptor, head.count + placeSize, at: 0), start.starts(with: head)
    else { return nil }
    let numbers = start.withUnsafeBytes { raw in
      (0..<3).map { index in
        UInt64(
          littleEndian: raw.loadUnaligned(fromByteOffset: head.count + index * 8, as: UInt64.self))
      }
    }
    let size = UInt64(max(size(of: descriptor), 0))
    guard numbers[0] <= size, numbers[1] <= size - numbers[0],
      let list = read(descriptor, Int(numbers[1]), at: Int(numbers[0])),
      ContentHash(of: list).value == numbers[2]
    else { return nil }
    return list
  }

  private static func size(of descriptor: Int32) -> Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  private static func read(_ descriptor: Int32, _ size: Int, at offset: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = pread(
          descriptor, buffer.baseAddress?.advanced(by: count), size - count, offset + count)
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { return }
        count += got
      }
    }
    return bytes.count == size ? bytes : nil
  }
}

extension RecordFile.Place: Packable {
  func pack(into bytes: inout [UInt8]) {
    offset.pack(into: &bytes)
    count.pack(into: &bytes)
    hash.pack(into: &bytes)
  }

  init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    offset = try Int(unpacking: &packed)
    count = try Int(unpacking: &packed)
    hash = try ContentHash(unpacking: &packed)
    guard offset >= 0, 0...(1 << 40) ~= count else { throw PackedFault() }
  }
}
