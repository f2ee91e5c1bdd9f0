import Mustache
import Navigation
import Recipes

/// What the template of each kind of page sees: the one declaration of values, shapes and
/// reference.
struct PageSchemas: Sendable {
  let root, category, recipe, cook, recipes, tag, today, saved, shoppingList, notFound: Schema<Page>
  let embed, offline: Schema<Page>

  /// Makes the schemas for words of a shape.
  init(words: RecordShape) {
    let common = PageSchemas.common(words: words)
    root = Schema("root-page", common + PageSchemas.rootFields)
    category = Schema(
      "category-page",
      common + [
        Field(
          "category", .optional(.record(CategoryView.schema.shape)), "The category on show."
        ) { .optional(CategoryView(of: $0)) { CategoryView.schema.record($0) } }
      ])
    recipe = Schema("recipe-page", common + PageSchemas.recipeFields)
    cook = Schema(
      "cook-page",
      common + [
        Field(
          "cook", .optional(.record(CookDeck.schema.shape)), "The recipe step by step."
        ) {
          .optional(RecipeView(of: $0)) { CookDeck.schema.record(CookDeck(view: $0)) }
        }
      ])
    embed = Schema("embed-page", common + PageSchemas.embedFields)
    recipes = Schema("recipes-page", common + PageSchemas.recipesFields)
    tag = Schema(
      "tag-page",
      common + [
        Field("tag", .optional(.record(TagView.schema.shape)), "The tag on show.") {
          .optional(TagView(of: $0)) { TagView.schema.record($0) }
        }
      ])
    today = Schema(
      "today-page",
      common + [
        Field(
          "today", .optional(.record(TodayView.schema.shape)),
          "The recipe whose turn it is; absent where there are no recipes."
        ) { .optional(TodayView(of: $0)) { TodayView.schema.record($0) } }
      ])
    saved = Schema("saved-page", common)
    shoppingList = Schema("shopping-list-page", common)
    notFound = Schema("not-found-page", common)
    offline = Schema("offline-page", common)
  }

  /// The name of the template that a page begins with, and what it sees.
  func template(of route: Route) -> (name: String, schema: Schema<Page>) {
    switch route {
    case .root: ("root", root)
    case .category: ("category", category)
    case .recipe: ("recipe", recipe)
    case .cook: ("cook", cook)
    case .embed: ("embed", embed)
    case .recipes, .moreRecipes: ("recipes", recipes)
    case .tag: ("tag", tag)
    case .today: ("today", today)
    case .saved: ("saved", saved)
    case .shoppingList: ("shopping-list", shoppingList)
    case .notFound: ("not-found", notFound)
    case .offline: ("offline", offline)
    }
  }

  /// The shape of each template that a page begins with, by the template's name.
  var shapes: [String: RecordShape] {
    [
      "root": root.shape, "category": category.shape, "recipe": recipe.shape,
      "cook": cook.shape, "embed": embed.shape, "recipes": recipes.shape, "tag": tag.shape,
      "today": today.shape, "saved": saved.shape, "shopping-list": shoppingList.shape,
      "not-found": notFound.shape, "offline": offline.shape,
    ]
  }

  private static let rootFields: [Field<Page>] = [
    Field("sections", .list(.record(Shelf.schema.shape)), "The categories with their recipes.") {
      Shelf.schema.list(Shelf.shelves(on: $0))
    }
  ]

  private static let recipeField = Field<Page>(
    "recipe", .optional(.record(RecipeView.schema.shape)), "The recipe on show."
  ) { .optional(RecipeView(of: $0)) { RecipeView.schema.record($0) } }

  private static let embedFields: [Field<Page>] = [
    recipeField,
    Field("recipeUrl", .url, "The recipe's own page.") {
      .text($0.url(to: $0.route.canonical))
    },
  ]

  private static let recipeFields: [Field<Page>] = [
    recipeField,
    Field(
      "embedding", .optional(.url),
      "What tells another site how to show the recipe's card (oEmbed); needs `embed` and `url` of"
        + " site.yml."
    ) { .optional($0.embedding) { .text($0) } },
    Field(
      "uses", .optional(.record(TileGrid.schema.shape)),
      "The recipes that this one leads to; a tap pushes them on the path."
    ) { page in
      .optional(page.position) { position in
        TileGrid(page.cookbook.recipes[position].uses, on: page) {
          page.destination(pushing: $0)
        }.value
      }
    },
    Field(
      "usedIn", .optional(.record(TileGrid.schema.shape)),
      "The recipes that lead to this one, on their own pages."
    ) { page in
      .optional(page.position) { TileGrid(page.cookbook.usedIn[$0], on: page).value }
    },
    Field(
      "similar", .optional(.record(TileGrid.schema.shape)),
      "A few recipes with the same tags and rare ingredients, on their own pages; none that the "
        + "author relates to this one."
    ) { page in
      .optional(page.position) { TileGrid(page.cookbook.similar[$0], on: page).value }
    },
  ]

  private static let recipesFields: [Field<Page>] = [
    Field("count", .text, "How many recipes there are, in words: `26 recipes`.") {
      .text($0.words.text("recipe-count", count: $0.cookbook.recipes.count))
    },
    Field("isFirst", .flag, "Whether it is the first page of the list, which has the search.") {
      .bool($0.route == .recipes)
    },
    Field(
      "index", .optional(.record(LetterIndex.schema.shape)), "The recipes of this page by letter."
    ) { .optional(LetterIndex(of: $0)) { LetterIndex.schema.record($0) } },
    Field("pager", .optional(.record(Pager.schema.shape)), "The pages of a long list.") { page in
      let pager = Pager(
        count: page.plan.alphabetical.count, size: SitePlan.linesOnPage, on: page
      ) { .recipeList(page: $0) }
      return .optional(pager) { Pager.schema.record($0) }
    },
    Field(
      "categories", .list(.record(CategoryRow.schema.shape)), "All categories, to search in one."
    ) { page in
      CategoryRow.schema.list(
        page.context.categoryTree.map { CategoryRow(page: page, position: $0) })
    },
    Field(
      "timeLimits", .list(.record(TimeLimit.schema.shape)),
      "The times to which a search can be narrowed."
    ) { TimeLimit.schema.list(TimeLimit.all(on: $0)) },
    Field("tags", .optional(.record(TagList.schema.shape)), "All tags.") { page in
      TagList(rows: page.plan.tags.map { TagRow(page: page, tag: $0) }).value
    },
  ]
}
