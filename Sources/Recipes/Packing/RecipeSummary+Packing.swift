import Diagnostics

extension RecipeSummary: Packable {
  /// Adds everything but what the cookbook's builder fills in: `category` and `uses`.
  public func pack(into bytes: inout [UInt8]) {
    for text in [id, title, summary, sourcePath, photoAlt] { text.pack(into: &bytes) }
    language.pack(into: &bytes)
    tags.pack(into: &bytes)
    times.pack(into: &bytes)
    yields.pack(into: &bytes)
    photo.pack(into: &bytes)
    dates.pack(into: &bytes)
    aliases.pack(into: &bytes)
    ingredientCount.pack(into: &bytes)
    stepCount.pack(into: &bytes)
  }

  /// Takes the next summary, in no category and leading nowhere.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    id = try String(unpacking: &packed)
    title = try String(unpacking: &packed)
    summary = try String(unpacking: &packed)
    sourcePath = try String(unpacking: &packed)
    photoAlt = try String(unpacking: &packed)
    language = try String?(unpacking: &packed)
    tags = try [String](unpacking: &packed)
    times = try CookingTimes(unpacking: &packed)
    yields = try [Yield](unpacking: &packed)
    photo = try Photo?(unpacking: &packed)
    dates = try Dates(unpacking: &packed)
    aliases = try [String](unpacking: &packed)
    ingredientCount = try Int(unpacking: &packed)
    stepCount = try Int(unpacking: &packed)
    category = 0
    uses = []
  }
}
