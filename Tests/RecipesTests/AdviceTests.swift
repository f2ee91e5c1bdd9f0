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

  @Test(
    "a staple that only may be taken, stands for another or is served beside the dish is not missed",
    arguments: [
      "1. Mash with a potato masher.", "1. Cut with a butter knife.",
      "1. Cook to a chocolate color.",
      "1. Shape like a chocolate chip cookie.", "1. Warm the flour tortillas.",
      "1. Add garlic powder.",
      "1. Add oil (or butter).", "1. Optional: add bacon.", "1. If it is too thick, add milk.",
      "1. Add herbs such as parsley.", "1. You may sprinkle it with sugar.",
      "1. Serve with yogurt, milk, fresh fruit.", "1. Goes well with potatoes.",
      "1. Fill the dulce de leche into the mould.", "1. Salz und Öl oder Butter zugeben.",
      "1. Wenn nötig, Milch und Salz zugeben.", "1. 加入可选的鸡蛋。", "1. お好みでバターをのせる。",
      "1. バターナイフで塗る。", "1. 倒入番茄酱。",
    ])
  func asides(step: String) {
    #expect(advice(recipe("- x", step), "unlisted-ingredient") == [])
  }

  @Test("a staple of Chinese and Japanese is told of, where the list has it under no name")
  func unspaced() {
    let help = "add it to the ingredients, or say in the list what it is part of"
    let chinese = recipe("- 猪肉 500 克\n- 生抽 2 勺", "1. 加入酱油和料酒。\n2. 打入鸡蛋。")
    #expect(
      advice(chinese, "unlisted-ingredient") == [
        "10:9 this step names `料酒`, which is not among the ingredients | \(help)",
        "11:6 this step names `鸡蛋`, which is not among the ingredients | \(help)",
      ])
    let japanese = recipe("- 薄力粉 100g\n- しょうゆ 大さじ1", "1. 小麦粉と醤油を混ぜ、バターを溶かす。")
    #expect(
      advice(japanese, "unlisted-ingredient") == [
        "10:14 this step names `バター`, which is not among the ingredients | \(help)"
      ])
  }

  @Test("an ingredient that no step names is told of")
  func unused() {
    let text = recipe("- leeks\n- eggs\n- cream\n- 2 tbsp kirsch", "1. Fry leeks, eggs, cream.")
    #expect(
      advice(text, "unused-ingredient") == [
        "8:1 no step mentions `kirsch` | say in a step what to do with it"
      ])
  }

  @Test(
    "but not what a step means by another word, nor what needs no step",
    arguments: [
      ("beef, sliced", "Fry the meat"), ("macaroni", "Boil the pasta"), ("eggs", "Beat the yolks"),
      ("parmesan", "Grate cheese on it"), ("mayonnaise", "Add the mayo"),
      ("kale", "Wilt the greens"),
      ("corn flakes", "Crush the cornflakes"), ("thermometer", "Heat to 80 °C"),
      ("turkey", "Let the bird rest"), ("chicken stock", "Pour in the broth"),
    ])
  func meant(ingredient: String, step: String) {
    let text = recipe(
      "- leeks\n- oil\n- cream\n- 1 \(ingredient)", "1. \(step), leeks, oil, cream.")
    #expect(advice(text, "unused-ingredient") == [])
  }
}
