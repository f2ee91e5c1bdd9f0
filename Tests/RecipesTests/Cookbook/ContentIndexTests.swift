import Testing

@testable import Recipes

@Suite("Where links lead")
struct ContentIndexTests {
  static let index = Shelf.build(
    [
      Shelf.entry("dessert/apple pie.md"), Shelf.entry("dessert/crust.md"),
      Shelf.entry("salad/Niçoise.md"),
      Shelf.entry("dessert/tart/tart.md", category: ["dessert"], bundle: "dessert/tart"),
    ], files: ["dessert/pie.jpg", "dessert/100%.txt", "a#b.txt"]
  ).index

  // Positions by id: apple-pie 0, crust 1, nicoise 2, tart 3.
  static let places: [(String, ContentIndex.Destination)] = [
    ("crust.md", .recipe(1, fragment: "")),
    ("crust", .recipe(1, fragment: "")),
    ("./crust.md#notes", .recipe(1, fragment: "notes")),
    ("crust.md?print#n%20o", .recipe(1, fragment: "n o")),
    ("/dessert/crust", .recipe(1, fragment: "")),
    ("../salad/Niçoise.md", .recipe(2, fragment: "")),
    ("../salad/Nic\u{327}oise.md", .recipe(2, fragment: "")),
    ("../salad/Ni%C3%A7oise.md", .recipe(2, fragment: "")),
    ("apple%20pie.md", .recipe(0, fragment: "")),
    ("apple pie.md", .recipe(0, fragment: "")),
    ("tart", .recipe(3, fragment: "")),
    ("tart/", .recipe(3, fragment: "")),
    ("../salad/", .category(1)),
    ("pie.jpg", .file("dessert/pie.jpg")),
    ("100%.txt", .file("dessert/100%.txt")),
    ("/a#b.txt", .file("a#b.txt")),
    ("/", .root), ("/index.html", .root), ("../index.html#top", .root),
    ("..", .root),
    ("#notes", .anchor("notes")),
    ("https://example.org/crust.md", .external),
    ("//example.org/", .external),
    ("mailto:me@example.org", .external),
    ("gone.md", .dead(path: "dessert/gone.md")),
    ("../../secret", .dead(path: nil)),
  ]

  @Test("every way to write a link finds its place", arguments: places)
  func resolve(target: String, place: ContentIndex.Destination) {
    #expect(Self.index.resolve(target, from: "dessert/apple pie.md") == place)
  }
}
