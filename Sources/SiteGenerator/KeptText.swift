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
