import Navigation
import Testing

@testable import Pages

@Suite struct HeadTests {
  let site = SampleSite.pies

  @Test(
    "the title names the page and the site",
    arguments: [
      (Route.root, "Cookbook"), (.category("dessert"), "Dessert – Cookbook"),
      (.recipe("apple-pie"), "Apple Pie – Cookbook"),
      (.recipe(SampleSite.path), "Fruit Pie Filling – Cookbook"),
      (.cook("apple-pie"), "Apple Pie, step by step – Cookbook"),
      (.recipes, "All recipes – Cookbook"),
      (.tag("pie"), "pie – Cookbook"), (.today, "Today&#39;s recipe – Cookbook"),
      (.saved, "Saved recipes – Cookbook"), (.shoppingList, "Shopping list – Cookbook"),
      (.notFound, "This page is not on the menu – Cookbook"),
    ])
  func title(route: Route, expected: String) {
    #expect(site.html(route).between("<title>", "</title>") == expected)
  }

  @Test(
    "search engines are led to the one page of a recipe",
    arguments: [
      (Route.root, ""), (.recipe("apple-pie"), "recipes/apple-pie/"),
      (.recipe(SampleSite.path), "recipes/fruit-pie-filling/"),
      (.cook("apple-pie"), "recipes/apple-pie/"), (.category("dessert"), "categories/dessert/"),
    ])
  func canonical(route: Route, expected: String) {
    #expect(
      site.html(route).contains(
        "<link rel=\"canonical\" href=\"https://example.org/cookbook/\(expected)\">"))
  }

  @Test func `without an address of the site the canonical link is relative`() {
    let site = SampleSite.soups(1)
    #expect(site.html(.recipe("soup-001")).contains("<link rel=\"canonical\" href=\"./\">"))
    #expect(
      site.html(.cook("soup-001")).contains("<link rel=\"canonical\" href=\"../\">"))
  }

  @Test(
    "what holds nothing to find is not listed",
    arguments: [
      (Route.notFound, true), (.today, true), (.saved, true), (.shoppingList, true),
      (.category("sandwich"), true), (.category("dessert"), false),
      (.recipe("apple-pie"), false),
    ])
  func listing(route: Route, isUnlisted: Bool) {
    #expect(
      site.html(route).contains("<meta name=\"robots\" content=\"noindex\">") == isUnlisted)
  }

  @Test func `the page for what a browser did not keep has links that hold anywhere`() {
    let html = site.html(.offline)
    #expect(html.contains("<title>You are offline – Cookbook</title>"))
    #expect(html.contains("href=\"/cookbook/assets/style.123.css\""))
    #expect(html.contains("<meta name=\"robots\" content=\"noindex\">"))
    #expect(!html.contains("rel=\"canonical\""))
  }

  @Test(
    "every page leads to the manifest, and begins to be kept unless the site says not to",
    arguments: [
      (Route.root, ""), (.recipe("apple-pie"), "../../"),
      (.recipe(SampleSite.path), "../../../../"),
      (.notFound, "/cookbook/"),
    ])
  func manifest(route: Route, way: String) {
    let script = "assets/offline.js\" defer></script>"
    let html = site.html(route)
    #expect(html.contains("<link rel=\"manifest\" href=\"\(way)site.webmanifest\">"))
    #expect(html.contains(script))
    var facts = SiteFacts(title: "Cookbook")
    facts.worksOffline = false
    #expect(!SampleSite([], facts: facts).html(.root).contains(script))
  }

  @Test func `the page of unknown addresses has links that hold at any depth`() {
    let html = site.html(.notFound)
    #expect(html.contains("href=\"/cookbook/assets/style.123.css\""))
    #expect(html.contains("href=\"/cookbook/recipes/\""))
    #expect(!html.contains("rel=\"canonical\""))
  }

  @Test func `texts of authors are escaped`() {
    #expect(site.html(.root).contains("<meta name=\"author\" content=\"Ada &amp; Bo\">"))
  }

  @Test(
    "the base path is what the address has after its host",
    arguments: [
      (nil, "/"), ("https://example.org", "/"), ("https://example.org/", "/"),
      ("https://example.org/cookbook/", "/cookbook/"),
    ] as [(String?, String)])
  func basePath(url: String?, expected: String) {
    #expect(SiteFacts(title: "", url: url).basePath == expected)
  }

  @Test func `a language written from right to left turns the page`() {
    let facts = SiteFacts(title: "كتاب", language: "ar")
    let site = SampleSite([("a.md", "# خبز\n")], facts: facts)
    #expect(site.html(.root).contains("<html lang=\"ar\" dir=\"rtl\""))
  }
}
