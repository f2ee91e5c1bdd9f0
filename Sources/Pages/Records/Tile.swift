import Mustache
import Navigation
import Recipes

/// A recipe as a tile: picture, title, time.
struct Tile: Sendable {
  let page: Page
  let position: Int
  /// Where a tap leads.
  let route: Route
  /// The plate that is drawn where there is no photo.
  let glaze: UInt8

  private var url: String {
    if case .recipe(let path) = route, path.ids.count == 1 { return page.url(toRecipe: position) }
    return page.url(to: route)
  }

  private var recipe: RecipeSummary { _read { yield page.cookbook.recipes[position] } }

  static let schema = Schema<Tile>(
    "tile",
    [
      Field("id", .text, "The recipe's id.") { .text($0.recipe.id) },
      Field("title", .text, "What the recipe is called.") { .text($0.recipe.title) },
      Field("url", .url, "Where a tap leads.") { .text($0.url) },
      Field("time", .optional(.text), "How long it takes, in a few letters.") {
        .optional($0.page.context.briefTimes[$0.position]) { .text($0) }
      },
      Field("language", .optional(.text), "The language of the title where it is not the page's.") {
        .optional($0.recipe.language) { .text($0) }
      },
      Field("photo", .optional(.record(Picture.schema.shape)), "The recipe's photo.") { tile in
        .optional(Picture(tile.recipe.photo, of: tile.recipe.sourcePath, on: tile.page)) {
          Picture.schema.record($0)
        }
      },
      Field("plate", .text, "Which drawn plate stands for the photo, from 0 to 11.") {
        .text("\($0.glaze)")
      },
      Field("initial", .text, "The first letter of the title, for the drawn plate.") {
        .text($0.recipe.title.prefix(1).uppercased())
      },
    ])
}

/// Tiles side by side.
struct TileGrid: Sendable {
  let tiles: [Tile]

  static let schema = Schema<TileGrid>(
    "tile-grid",
    [
      Field("tiles", .list(.record(Tile.schema.shape)), "The tiles in their order.") {
        Tile.schema.list($0.tiles)
      }
    ])

  /// The tiles of recipes, each leading to the route that `route` gives for its position; a plate
  /// like the one before it is changed for the next.
  init(
    _ recipes: some Sequence<Int>, on page: Page, to route: (Int) -> Route
  ) {
    var tiles: [Tile] = []
    for position in recipes {
      var glaze = page.context.glazes[position]
      if glaze == tiles.last?.glaze { glaze = (glaze + 1) % UInt8(Glaze.count) }
      tiles.append(Tile(page: page, position: position, route: route(position), glaze: glaze))
    }
    self.tiles = tiles
  }

  /// The tiles of recipes, each leading to the recipe's own page.
  init(_ recipes: some Sequence<Int>, on page: Page) {
    let all = page.cookbook.recipes
    self.init(recipes, on: page) { .recipe(all[$0].id) }
  }

  /// The grid as a value; absent where there are no tiles.
  var value: Value { tiles.isEmpty ? .null : TileGrid.schema.record(self) }
}
