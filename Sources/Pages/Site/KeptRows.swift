import Mustache
import Synchronization

/// The rows of lists as they are on every page of one folder depth, worked out once for all of
/// them: a list of sixty rows stands on each page of a large cookbook.
final class KeptRows: Sendable {
  /// The row of each recipe that is not on the page's own path, by position.
  let recipes: [Value]
  /// The row of each category that is not the selected one, by position.
  let categories: [Value]

  /// Works the rows out as they are spelled on a page and all others of its addresses.
  init(on page: Page) {
    recipes = page.cookbook.recipes.indices.map {
      RecipeRow.schema.keep(RecipeRow(page: page, position: $0))
    }
    categories = page.cookbook.categories.indices.map {
      CategoryRow.schema.keep(CategoryRow(page: page, position: $0))
    }
  }
}

extension Page {
  /// A row for each of some recipes.
  func rows(ofRecipes positions: some Sequence<Int>) -> Value {
    let own = Set(path?.ids.compactMap { cookbook.position(of: $0) } ?? [])
    guard route != .notFound else { return .list(positions.map { freshRow(ofRecipe: $0) }) }
    let kept = context.rowStore.rows(on: self).recipes
    return .list(positions.map { own.contains($0) ? freshRow(ofRecipe: $0) : kept[$0] })
  }

  /// A row for each of some categories.
  func rows(ofCategories positions: some Sequence<Int>) -> Value {
    guard route != .notFound else { return .list(positions.map { freshRow(ofCategory: $0) }) }
    let kept = context.rowStore.rows(on: self).categories
    return .list(
      positions.map { $0 == selectedCategory ? freshRow(ofCategory: $0) : kept[$0] })
  }

  private func freshRow(ofRecipe position: Int) -> Value {
    RecipeRow.schema.record(RecipeRow(page: self, position: position))
  }

  private func freshRow(ofCategory position: Int) -> Value {
    CategoryRow.schema.record(CategoryRow(page: self, position: position))
  }
}

/// The rows of each way to spell addresses, made when the first page asks.
final class RowStore: Sendable {
  private let rows = Mutex<[PageAddresses: KeptRows]>([:])

  /// The rows for a page; those of its own path and category are to be made anew.
  func rows(on page: Page) -> KeptRows {
    rows.withLock { rows in
      if let kept = rows[page.addresses] { return kept }
      let made = KeptRows(on: Page(emptyAtPlaceOf: page))
      rows[page.addresses] = made
      return made
    }
  }
}
