import Publishing
import Recipes

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
