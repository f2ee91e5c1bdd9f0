import Diagnostics
import Markdown
import Testing

@testable import Recipes

@Suite("Photos that bear a recipe's name")
struct NamesakePhotosTests {
  static let dishes: [(files: [String], dish: String?)] = [
    (["a/pie.jpg"], "/a/pie.jpg"), (["a/pie.JPG"], "/a/pie.JPG"),
    (["a/pie-01.png", "a/pie-00.png"], "/a/pie-00.png"),
    (["a/pie-00.png", "a/pie.webp"], "/a/pie.webp"), (["a/pie.0.jpg"], "/a/pie.0.jpg"),
    (["a/pie.1.jpg"], nil), (["b/pie.jpg"], nil), (["a/pies.jpg"], nil), (["a/pie1.jpg"], nil),
    (["a/pie.pdf"], nil), (["a/pie-big.jpg"], nil), (["a/pie-2.jpg"], nil), ([], nil),
  ]

  @Test("show the dish, the plain name before numbers and the lowest of these", arguments: dishes)
  func dish(files: [String], dish: String?) {
    let photos = NamesakePhotos(recipes: ["a/pie.md", "a/pie-2.md", "b/tart.md"], files: files)
    #expect(photos.dish(of: "a/pie.md", title: "Pie", alt: "")?.target == dish)
    #expect(photos.hasDish(of: "a/pie.md") == (dish != nil))
    #expect(photos.isEmpty == (dish == nil && files != ["a/pie.1.jpg"] && files != ["a/pie-2.jpg"]))
  }

  @Test("are found in a recipe's own folder by the folder's name too")
  func bundle() {
    let photos = NamesakePhotos(recipes: ["a/pie/index.md"], files: ["a/pie/pie.jpg"])
    #expect(photos.dish(of: "a/pie/index.md", title: "Pie", alt: "")?.target == "/a/pie/pie.jpg")
  }

  @Test("show steps by number through all parts, but for those whose text shows a picture")
  func steps() {
    let text = """
      # Pie

      ---

      - apple

      ---

      ## One

      1. Peel.
      2. Cut. ![cut](cut.jpg)

      ## Two

      1. Bake.
      """
    var recipe = Reading(text, path: "a/pie.md").recipe
    let files = (0...4).map { "a/pie.\($0).jpg" }
    NamesakePhotos(recipes: ["a/pie.md"], files: files).fill(&recipe, at: "a/pie.md")
    #expect(recipe.photo?.target == "/a/pie.0.jpg")
    #expect(recipe.photo?.alt == "Pie")
    #expect(recipe.steps.map(\.photo?.target) == ["/a/pie.1.jpg", nil, "/a/pie.3.jpg"])
  }

  @Test("are described by the front matter, as a picture of the text is that says nothing itself")
  func described() {
    let front = "---\nimage_alt: A slice\n---\n\n# Pie\n\n"
    for (picture, alt) in [
      ("", "A slice"), ("![](p.jpg)\n", "A slice"), ("![Own](p.jpg)\n", "Own"),
    ] {
      var recipe = Reading(front + picture + "\n---\n\n- apple\n").recipe
      NamesakePhotos(recipes: ["a/pie.md"], files: ["a/pie.jpg"]).fill(&recipe, at: "a/pie.md")
      #expect(recipe.photo?.alt == alt)
    }
  }

  @Test("stand back where the author names a photo")
  func named() {
    var recipe = Reading("# Pie\n\n![own](own.jpg)\n\n---\n\n- apple\n").recipe
    NamesakePhotos(recipes: ["a/pie.md"], files: ["a/pie.jpg"]).fill(&recipe, at: "a/pie.md")
    #expect(recipe.photo?.target == "own.jpg")
  }
}
