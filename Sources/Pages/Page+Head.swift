import Navigation
import Recipes

extension Page {
  /// The kind of page, as its template is called.
  var kind: String {
    switch route {
    case .root: "root"
    case .category: "category"
    case .recipe: "recipe"
    case .cook: "cook"
    case .embed: "embed"
    case .recipes, .moreRecipes: "recipes"
    case .tag: "tag"
    case .today: "today"
    case .saved: "saved"
    case .shoppingList: "shopping-list"
    case .notFound: "not-found"
    case .offline: "offline"
    }
  }

  /// The position of the recipe on show.
  var position: Int? { served.flatMap { cookbook.position(of: $0.recipe.id) } }

  /// The title of the page and that of the site.
  var title: String {
    let site = context.site.title
    return ownTitle.map { "\($0) – \(site)" } ?? site
  }

  /// The title of the page itself; `nil` for the root, which has the site's.
  var ownTitle: String? {
    switch route {
    case .root: nil
    case .category(_, let number):
      numbered(selectedCategory.map { cookbook.categories[$0].title }, number)
    case .recipe, .embed: served?.recipe.title
    case .cook: served.map { words.text("step-by-step-of", ["title": $0.recipe.title]) }
    case .recipes: words.text("all-recipes")
    case .moreRecipes(let number): numbered(words.text("all-recipes"), number)
    case .tag(let slug, let number): numbered(plan.tag(slug)?.title, number)
    case .today: words.text("todays-recipe")
    case .saved: words.text("saved-recipes")
    case .shoppingList: words.text("shopping-list")
    case .notFound: words.text("page-not-found")
    case .offline: words.text("offline")
    }
  }

  private func numbered(_ title: String?, _ number: Int) -> String? {
    guard number > 1, let title else { return title }
    return words.text("page-of", ["title": title, "page": "\(number)"])
  }

  /// What the page is about, in a sentence.
  var summary: String? {
    switch route {
    case .recipe, .cook, .embed:
      served.flatMap { $0.recipe.summary.isEmpty ? nil : $0.recipe.summary }
    case .root: context.site.description
    default: nil
    }
  }

  /// The address that search engines should name; `nil` where there is none.
  var canonical: String? {
    guard !route.isAnywhere else { return nil }
    guard let site = context.site.url else { return url(to: route.canonical) }
    return site + RelativeURL.encoded(route.canonical.folder)
  }

  /// The file of the feed; `nil` where the site has none, as feeds need its address and dates.
  var feed: String? {
    guard context.site.url != nil, context.hasDates else { return nil }
    return url(toFile: "feed.xml")
  }

  /// What tells another site how to show the recipe's card; `nil` where there is none.
  var embedding: String? {
    guard plan.hasEmbeds, let site = context.site.url, let recipe else { return nil }
    return site + RelativeURL.encoded(Route.embed(recipe.id).folder) + "oembed.json"
  }

  /// Whether search engines should leave the page out: where there is nothing to find, or another
  /// thing each day and for each reader.
  var isUnlisted: Bool {
    switch route {
    case .embed, .today, .saved, .shoppingList, .notFound, .offline: true
    case .category: selectedCategory.map { context.recipeCounts[$0] == 0 } ?? true
    default: false
    }
  }
}
