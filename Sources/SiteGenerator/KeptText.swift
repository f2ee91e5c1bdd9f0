import Publishing
import Recipes

/// The text of a file, as far as that decides what is read of it.
struct KeptText: Equatable, Packable {
  /// The fingerprint of its bytes.
  var hash: ContentHash
  /// How many bytes it has.
  var size: Int
  /// Whether the file has its folder for itself.
  var isAlone: Bool

  init(hash: ContentHash, size: Int, isAlone: Bool) {
    (self.hash, self.size, self.isAlone) = (hash, size, isAlone)
  }

  func pack(into bytes: inout [UInt8]) {
    hash.pack(into: &bytes)
    size.pack(into: &bytes)
    isAlone.pack(into: &bytes)
  }

  init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    hash = try ContentHash(unpacking: &packed)
    size = try Int(unpacking: &packed)
    isAlone = try Bool(unpacking: &packed)
  }
}

extension RecipeSource.Reading {
  /// Adds what was read of a recipe's file, its text left out.
  func pack(_ entry: CookbookEntry, into bytes: inout [UInt8]) {
    entry.pack(into: &bytes)
    bytes.append(packing: terms?.bytes ?? [])
    notes.pack(into: &bytes)
    notesNoPhoto.pack(into: &bytes)
  }

  /// Takes what was read of a recipe's file.
  init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    content = .recipe(try CookbookEntry(unpacking: &packed))
    terms = SearchTerms(bytes: try packed.bytes())
    notes = try Int(unpacking: &packed)
    notesNoPhoto = try Bool(unpacking: &packed)
    diagnostics = []
  }
}

extension KeptReadings.Kept {
  func pack(into bytes: inout [UInt8]) {
    text.pack(into: &bytes)
    reading.pack(into: &bytes)
    recipe.pack(into: &bytes)
  }

  init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    text = try KeptText(unpacking: &packed)
    reading = try RecordFile.Place(unpacking: &packed)
    recipe = try RecordFile.Place(unpacking: &packed)
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

extension ContentHash: Packable {
  /// Adds the eight bytes of the fingerprint.
  public func pack(into bytes: inout [UInt8]) {
    withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
  }

  /// Takes the next fingerprint.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    var value: UInt64 = 0
    for byte in try packed.next(8).reversed() { value = value << 8 | UInt64(byte) }
    self.init(value: value)
  }
}
