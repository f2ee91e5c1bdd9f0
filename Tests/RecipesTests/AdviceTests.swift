import Testing

@testable import Recipes

@Suite("Advice for cooks")
struct AdviceTests {
  private func advice(_ text: String, _ id: String) -> [String] {
    Reading(text).diagnostics.filter { $0.id == id }.map { diagnostic in
      let place = "\(diagnostic.location?.line ?? 0):\(diagnostic.location?.column ?? 0)"
      return "\(place) \(diagnostic.message) | \(diagnostic.help ?? "")"
    }
  }

  private func recipe(_ ingredients: String, _ steps: String, head: String = "# Soup") -> String {
    "\(head)\n\n## Ingredients\n\n\(ingredients)\n\n## Method\n\n\(steps)\n"
  }

  @Test("a recipe without any time is told so, one with any is not")
  func times() {
    let text = recipe("- leeks", "1. Boil.")
    #expect(
      advice(text, "no-times") == [
        "1:1 this recipe does not say how long it takes | write it in the front matter: "
          + "`prep: 10 min`, `cook: 45 min`"
      ])
    #expect(advice("---\ntotal: 1 h\n---\n\n" + text, "no-times") == [])
    #expect(advice("", "no-times") == [])
  }

  @Test("a picture without a description is told of, wherever it stands")
  func pictures() {
    let text = recipe(
      "- leeks", "1. Boil ![](b.jpg).\n2. Eat ![a bowl](c.jpg).", head: "# Soup\n\n![](a.jpg)")
    let said = "this picture has no description for those who cannot see it | say what it shows: "
    #expect(
      advice(text, "no-description") == [
        "3:5 \(said)`![A slice of pie](pie.jpg)`", "11:13 \(said)`![A slice of pie](pie.jpg)`",
      ])
    let front = "---\nimage: a.jpg\n---\n\n" + recipe("- leeks", "1. Boil.")
    #expect(advice(front, "no-description") == ["2:8 \(said)`image_alt: A slice of pie`"])
    let described = "---\nimage: a.jpg\nimage_alt: A bowl\n---\n\n" + recipe("- leeks", "1. Boil.")
    #expect(advice(described, "no-description") == [])
    #expect(Reading(described).recipe.photo?.alt == "A bowl")
  }

  @Test("a step that names a staple which is not listed is told of, once for each")
  func unlisted() {
    let text = recipe(
      "- 2 leeks\n- 1 potato", "1. Melt the butter, add leeks.\n2. More butter, and some lemons.")
    let help = "add it to the ingredients, or say in the list what it is part of"
    #expect(
      advice(text, "unlisted-ingredient") == [
        "10:13 this step names `butter`, which is not among the ingredients | \(help)",
        "11:26 this step names `lemon`, which is not among the ingredients | \(help)",
      ])
  }

  @Test(
    "what the list, a heading or the title has under another name is no surprise",
    arguments: [
      ("- peanut butter", "1. Stir in the butter."), ("- 3 yolks", "1. Beat the eggs."),
      ("- Weizenmehl", "1. Das Mehl sieben."), ("- Milchreis", "1. Den Reis in die Milch geben."),
      ("- shallots", "1. Fry the onions."), ("- Jus de citrons", "1. Presser le citron."),
      ("- tomatoes", "1. Peel each tomato."), ("- leeks", "1. Season with salt and pepper."),
      ("- crème", "1. Price the eggplant and unbutter it."), ("- soup", "1. Serve with rice."),
    ])
  func listed(ingredients: String, step: String) {
    #expect(advice(recipe(ingredients, step), "unlisted-ingredient") == [])
    #expect(
      advice(recipe("- x", "1. Peel the garlic.", head: "# Garlic"), "unlisted-ingredient") == [])
  }
}
