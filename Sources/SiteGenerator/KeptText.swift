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
    UInt(hash.value).pack(into: &bytes)
    size.pack(into: &bytes)
    isAlone.pack(into: &bytes)
  }

  init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    hash = ContentHash(value: UInt64(try UInt(unpacking: &packed)))
    size = try Int(unpacking: &packed)
    isAlone = try Bool(unpacking: &packed)
  }
}

extension RecipeSource.Reading {
  /// Adds what was read of a recipe's file, its text left out.
  func pack(_ entry: CookbookEntry, into bytes: inout [UInt8]) {
    entry.pack(into: &bytes)
    (terms?.bytes ?? []).packBytes(into: &bytes)
    notes.pack(into: &bytes)
    notesNoPhoto.pack(into: &bytes)
  }

  /// Takes what was read of a recipe's file.
  init(unpacking packed: inout PackedBytes, of text: KeptText) throws(PackedFault) {
    content = .recipe(try CookbookEntry(unpacking: &packed), nil, size: text.size)
    terms = SearchTerms(bytes: Array(try packed.next(try UInt(unpacking: &packed))))
    notes = try Int(unpacking: &packed)
    notesNoPhoto = try Bool(unpacking: &packed)
    diagnostics = []
  }
}

extension [UInt8] {
  fileprivate func packBytes(into bytes: inout [UInt8]) {
    UInt(count).pack(into: &bytes)
    bytes += self
  }
}
