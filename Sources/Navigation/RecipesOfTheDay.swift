import Recipes

/// The recipes that take turns as today's.
enum RecipesOfTheDay {
  /// How many take turns at most: one for each day of a leap year.
  static let most = 366

  /// The positions of the recipes in the order of their turns, those with steps alone where there
  /// are any.
  ///
  /// The order looks like chance but hangs on the ids alone, so that two builds are the same bytes
  /// on any day and a new recipe leaves the others where they were.
  static func turns(of cookbook: Cookbook) -> [Int] {
    let all = cookbook.recipes.indices
    let cookable = all.filter { cookbook.recipes[$0].stepCount > 0 }
    let drawn = (cookable.isEmpty ? Array(all) : cookable)
      .map { (lot: lot(of: cookbook.recipes[$0].id), position: $0) }
    return drawn.sorted { ($0.lot, $0.position) < ($1.lot, $1.position) }.prefix(most)
      .map(\.position)
  }

  /// FNV-1a of 64 bits, mixed once more: by itself it keeps ids together that differ at their end.
  private static func lot(of id: RecipeID) -> UInt64 {
    let hash: UInt64 = id.utf8.reduce(0xcbf2_9ce4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let mixed = (hash ^ hash >> 33) &* 0xff51_afd7_ed55_8ccd
    return mixed ^ mixed >> 33
  }
}
