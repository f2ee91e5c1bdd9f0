import Diagnostics
import Recipes
import TestSupport
import Testing

@testable import SiteGenerator

/// The proof that the pages mirror the navigation: what a reader sees without styles and scripts
/// is held against the model, link by link.
@Suite("The cookbook's own pages mirror the navigation")
struct NavigationCrawlTests {
  static func crawl(_ cookbook: CrawledCookbook) throws -> Crawl {
    Crawl(site: try #require(cookbook.site))
  }

  @Test("every breadcrumb is that of the route")
  func breadcrumbs() throws {
    #expect(try Self.crawl(.own).wrongBreadcrumbs() == [])
  }

  @Test("every crumb leads where popping leads")
  func pops() throws { #expect(try Self.crawl(.own).wrongPops() == []) }

  @Test("every related link leads where pushing leads")
  func pushes() throws { #expect(try Self.crawl(.own).wrongPushes() == []) }

  @Test("every page marks the selected category")
  func categories() throws { #expect(try Self.crawl(.own).wrongCategories() == []) }

  @Test("every page names the canonical one")
  func canonicals() throws { #expect(try Self.crawl(.own).wrongCanonicals() == []) }

  @Test("every address of every page leads to a file and a place that are there")
  func addresses() throws {
    #expect(try AddressCrawl(of: #require(CrawledCookbook.own.site)).deadAddresses() == [])
  }

  @Test("every page has balanced tags and each id once")
  func markup() throws {
    #expect(try AddressCrawl(of: #require(CrawledCookbook.own.site)).malformedPages() == [])
  }

  @Test("the way of the idea is there: Apple Pie, Pie Crust, Fruit Pie Filling")
  func theIdea() throws {
    let site = try #require(CrawledCookbook.own.site)
    let path = "recipes/apple-pie/pie-crust/fruit-pie-filling/index.html"
    let sight = Sight(of: try #require(site.page(path)), at: path)
    #expect(
      sight.crumbs.map(\.title) == [
        "Categories", "Dessert", "Apple Pie", "Pie Crust", "Fruit Pie Filling",
      ])
    #expect(sight.selectedCategory == "dessert")
    #expect(
      sight.related == [.init(title: "Pie Crust", file: "recipes/apple-pie/pie-crust/index.html")])
    #expect(sight.canonical == "https://example.org/cookbook/recipes/fruit-pie-filling/")
  }
}

/// The same proof on whole collections of recipes that people publish.
@Suite(
  "The pages of real collections mirror the navigation",
  .enabled(if: Suites.areThere, "the real collections are skipped: no CRUMB_SUITES"))
struct CollectionCrawlTests {
  @Test(
    "a collection builds without an error, a page for every file",
    arguments: CrawledCookbook.collections)
  func builds(cookbook: CrawledCookbook) throws {
    let site = try #require(cookbook.site)
    #expect(!site.diagnostics.hasErrors)
    #expect(site.written.diagnostics == [])
    let listing = ContentListing(of: site.prepared.project)
    let recipes = site.prepared.plan.cookbook.recipes
    #expect(
      Set(recipes.map(\.sourcePath))
        == Set(listing.recipes.filter { !RecipeLocation.mayIntroduce($0) }))
    #expect(recipes.filter { !site.hasFile("recipes/\($0.id)/index.html") }.map(\.id) == [])
  }

  @Test(
    "nearly all recipes give ingredients and steps",
    arguments: [CrawledCookbook.publicDomain, .jeffThompson])
  func understood(cookbook: CrawledCookbook) throws {
    let recipes = try #require(cookbook.site).prepared.plan.cookbook.recipes
    let whole = recipes.filter { $0.ingredientCount > 0 && $0.stepCount > 0 }
    #expect(Double(whole.count) >= 0.98 * Double(recipes.count))
  }

  @Test(
    "breadcrumbs, pops, pushes, categories and canonical pages",
    arguments: CrawledCookbook.collections)
  func navigation(cookbook: CrawledCookbook) throws {
    let crawl = try NavigationCrawlTests.crawl(cookbook)
    #expect(crawl.wrongBreadcrumbs() == [])
    #expect(crawl.wrongPops() == [])
    #expect(crawl.wrongPushes() == [])
    #expect(crawl.wrongCategories() == [])
    #expect(crawl.wrongCanonicals() == [])
  }

  @Test("every address leads somewhere", arguments: CrawledCookbook.collections)
  func addresses(cookbook: CrawledCookbook) throws {
    let crawl = AddressCrawl(of: try #require(cookbook.site))
    #expect(crawl.deadAddresses() == [])
    #expect(crawl.malformedPages() == [])
  }
}
