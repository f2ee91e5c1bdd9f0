import Navigation
import Testing

@testable import Pages

@Suite struct NavigationMarkupTests {
  let site = SampleSite.pies

  @Test func `the breadcrumb of a path leads up step by step`() {
    let trail = site.html(.recipe(SampleSite.path)).between("aria-label=\"Breadcrumb\"", "</nav>")
    let links = trail.split(separator: "<li>").dropFirst().map { $0.prefix { $0 != "\n" } }
    #expect(
      links == [
        "<a href=\"../../../../\">Categories</a></li>",
        "<a href=\"../../../../categories/dessert/\" data-category=\"dessert\">Dessert</a></li>",
        "<a href=\"../../\" data-recipe=\"apple-pie\">Apple Pie</a></li>",
        "<a href=\"../\" data-recipe=\"pie-crust\">Pie Crust</a></li>",
        "<a href=\"./\" aria-current=\"page\" data-recipe=\"fruit-pie-filling\">Fruit Pie Filling</a></li>",
      ])
  }

  @Test func `the root has no breadcrumb and no way up`() {
    let html = site.html(.root)
    #expect(!html.contains("class=\"breadcrumb\""))
    #expect(!html.contains("class=\"back\""))
  }

  @Test func `a phone is led to the page above`() {
    #expect(
      site.html(.recipe(SampleSite.path)).contains(
        "<a class=\"back\" href=\"../\">Pie Crust</a>"))
    #expect(
      site.html(.cook("apple-pie")).contains("<a href=\"../\" data-recipe=\"apple-pie\">"))
  }

  @Test func `main says the state of the navigation`() {
    #expect(
      site.html(.recipe(SampleSite.path)).contains(
        "data-page=\"recipe\" data-path=\"apple-pie/pie-crust/fruit-pie-filling\" data-category=\"dessert\">"
      ))
    #expect(
      site.html(.category("salad")).contains("data-page=\"category\" data-category=\"salad\">"))
    #expect(site.html(.root).contains("data-page=\"root\">"))
  }

  @Test(
    "the sidebar marks the page itself or the category that it is inside",
    arguments: [
      (Route.category("dessert"), "page"), (.recipe("apple-pie"), "true"),
      (.recipe(SampleSite.path), "true"),
    ])
  func sidebar(route: Route, mark: String) {
    let sidebar = site.html(route).between("id=\"sidebar\"", "</nav>")
    #expect(
      sidebar.contains("categories/dessert/\" aria-current=\"\(mark)\"")
        || sidebar.contains("href=\"./\" aria-current=\"\(mark)\""))
    #expect(String(sidebar).components(of: "aria-current").count == 2)
  }

  @Test(
    "the list marks the first recipe of the path",
    arguments: [
      (Route.recipe("apple-pie"), "\"./\" aria-current=\"page\">Apple Pie"),
      (.recipe(SampleSite.path), "\"../../\" aria-current=\"true\">Apple Pie"),
    ])
  func column(route: Route, row: String) {
    let column = site.html(route).between("<nav class=\"column\"", "</nav>")
    #expect(column.contains(row))
    #expect(String(column).components(of: "aria-current").count == 2)
  }

  @Test func `without a selected category the list asks to select one`() {
    #expect(
      site.html(.root).between("<nav class=\"column\"", "</nav>").contains("Select a category"))
  }

  @Test func `titles in another language say so`() {
    #expect(
      site.html(.root).contains("<span class=\"name\" lang=\"tr\">Çoban Salatası</span>"))
    #expect(
      site.html(.recipe("coban-salatasi")).contains(
        "<article class=\"recipe h-recipe\" lang=\"tr\" dir=\"ltr\">"))
  }
}
