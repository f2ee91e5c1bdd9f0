import Mustache
import Navigation

/// A page of the site's own navigation.
struct Place: Sendable {
  let page: Page
  let route: Route

  static let schema = Schema<Place>(
    "place",
    [
      Field("url", .url, "The address of the place.") { .text($0.page.url(to: $0.route)) },
      Field("current", .optional(.text), "`page` where the place is the page itself.") {
        $0.page.current($0.route)
      },
    ])

  /// The places that every page leads to.
  static let places = Schema<Page>(
    "places",
    [
      Field("root", .record(schema.shape), "The categories, where the cookbook opens.") {
        schema.record(Place(page: $0, route: .root))
      },
      Field("recipes", .record(schema.shape), "All recipes from A to Z.") {
        schema.record(Place(page: $0, route: .recipes))
      },
      Field("today", .record(schema.shape), "The recipe whose turn it is.") {
        schema.record(Place(page: $0, route: .today))
      },
      Field("saved", .record(schema.shape), "What the reader has saved.") {
        schema.record(Place(page: $0, route: .saved))
      },
      Field("shoppingList", .record(schema.shape), "The reader's shopping list.") {
        schema.record(Place(page: $0, route: .shoppingList))
      },
    ])
}
