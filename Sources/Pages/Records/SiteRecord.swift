import Mustache

/// The site as templates see it.
enum SiteRecord {
  static let schema = Schema<SiteFacts>(
    "site",
    [
      Field("title", .text, "The title of the cookbook.") { .text($0.title) },
      Field("author", .optional(.text), "Who writes it.") { .optional($0.author) { .text($0) } },
      Field("description", .optional(.text), "What it is about, in a sentence.") {
        .optional($0.description) { .text($0) }
      },
      Field(
        "experience", .text,
        "How pages are presented at first: `stack`, `two-column` or `three-column`."
      ) { .text($0.experience.rawValue) },
      Field(
        "worksOffline", .flag, "Whether browsers keep the site for when there is no network."
      ) { .bool($0.worksOffline) },
    ])

  /// The files of the theme.
  static let assets = Schema<Page>(
    "assets",
    [
      Field("stylesheet", .url, "The stylesheet, assets/style.css.") { asset("style.css", of: $0) },
      Field(
        "bootScript", .url, "The script that runs before the first paint, assets/boot.js."
      ) { asset("boot.js", of: $0) },
      Field(
        "controlsScript", .url,
        "The controls that many pages share, which the template `controls` makes."
      ) { asset(PageControls.fileName, of: $0) },
      Field(
        "cookbookScript", .url, "The script that the others stand on, assets/cookbook.js."
      ) { asset("cookbook.js", of: $0) },
      Field("siteScript", .url, "The script of every page, assets/site.js.") {
        asset("site.js", of: $0)
      },
      Field("pathScript", .url, "The script of paths, assets/path.js.") {
        asset("path.js", of: $0)
      },
      Field("shopScript", .url, "The script that fills the shopping list, assets/shop.js.") {
        asset("shop.js", of: $0)
      },
      Field("shoppingScript", .url, "The script of the shopping list, assets/shopping.js.") {
        asset("shopping.js", of: $0)
      },
      Field("notFoundScript", .url, "The script of addresses that are none, assets/not-found.js.") {
        asset("not-found.js", of: $0)
      },
      Field("experienceScript", .url, "The script of the layout picker, assets/experience.js.") {
        asset("experience.js", of: $0)
      },
      Field(
        "resumeScript", .url, "The script of the offer to continue, assets/resume.js."
      ) { asset("resume.js", of: $0) },
      Field(
        "glimpseScript", .url,
        "The script that takes a recipe's picture and facts from its page, assets/glimpse.js."
      ) { asset("glimpse.js", of: $0) },
      Field("todayScript", .url, "The script of today's recipe, assets/today.js.") {
        asset("today.js", of: $0)
      },
      Field("keepScript", .url, "The script that saves and shares a recipe, assets/keep.js.") {
        asset("keep.js", of: $0)
      },
      Field("sendScript", .url, "The script that sends a text on, assets/send.js.") {
        asset("send.js", of: $0)
      },
      Field("savedScript", .url, "The script of saved recipes, assets/saved.js.") {
        asset("saved.js", of: $0)
      },
      Field("marksScript", .url, "The script of ticks and notes on a recipe, assets/marks.js.") {
        asset("marks.js", of: $0)
      },
      Field("servingsScript", .url, "The script of the controls for servings, assets/servings.js.")
      {
        asset("servings.js", of: $0)
      },
      Field(
        "amountsScript", .url, "The script that they load to scale amounts, assets/amounts.js."
      ) { asset("amounts.js", of: $0) },
      Field(
        "quantitiesScript", .url, "The script of how amounts are written, assets/quantities.js."
      ) { asset("quantities.js", of: $0) },
      Field("cookScript", .url, "The script of step by step, assets/cook.js.") {
        asset("cook.js", of: $0)
      },
      Field("timersScript", .url, "The script of the timers, assets/timers.js.") {
        asset("timers.js", of: $0)
      },
      Field("searchScript", .url, "The script of the search, assets/search.js.") {
        asset("search.js", of: $0)
      },
      Field("offlineScript", .url, "The script that begins to keep pages, assets/offline.js.") {
        asset("offline.js", of: $0)
      },
      Field("keptScript", .url, "The script that lists kept recipes, assets/kept.js.") {
        asset("kept.js", of: $0)
      },
      Field("embedStylesheet", .url, "The stylesheet of cards, assets/embed.css.") {
        asset("embed.css", of: $0)
      },
      Field("icon", .url, "The icon of the site, assets/icon.svg.") { asset("icon.svg", of: $0) },
    ])

  private static func asset(_ name: String, of page: Page) -> Value {
    .text(page.url(toFile: page.context.assets[name] ?? "assets/\(name)"))
  }
}
