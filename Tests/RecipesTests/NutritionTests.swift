import Testing

@testable import Recipes

@Suite("What a serving holds")
struct NutritionTests {
  private func reading(_ frontMatter: String) -> Reading {
    Reading("---\n\(frontMatter)\n---\n\n# Pie\n\n---\n\n- apple\n\n---\n\nBake.\n")
  }

  private func told(_ reading: Reading) -> [String] {
    reading.recipe.nutrition.map { "\($0.kind.rawValue): \($0.amount)" }
  }

  @Test("a map is read under the names that labels, schema.org and other tools give")
  func map() {
    let reading = reading(
      """
      nutrition:
        proteinContent: 9 g
        saturated_fat: "4,5"
        Calories: 250
        fibre: < 1 g
        serving size: 1 slice
        sodium: 120
      """)
    #expect(
      told(reading) == [
        "serving-size: 1 slice", "calories: 250 kcal", "saturated-fat: 4,5 g", "fiber: < 1 g",
        "protein: 9 g", "sodium: 120 mg",
      ])
    #expect(reading.faults == [])
  }

  static let lists = [
    "nutrition:\n- 450 calories\n- 30 g sugar\n- 1 g saturated fat\n",
    "nutrition: 450 calories, 30 g sugar, 1 g saturated fat",
    "calories: 450\nnutrition: ['sugar: 30 g', 'saturated fat 1 g']",
  ]

  @Test("a list is read, and calories by themselves", arguments: lists)
  func list(frontMatter: String) {
    let reading = reading(frontMatter)
    #expect(told(reading) == ["calories: 450 kcal", "saturated-fat: 1 g", "sugar: 30 g"])
    #expect(reading.faults == [])
  }

  static let faults: [(String, [String], [String?])] = [
    (
      "nutrition:\n  protien: 9 g", ["the key `protien` is not known"], [nil]
    ),
    (
      "nutrition:\n  protein: lots", ["`protein` is `lots`, which is no amount"],
      ["write it like `9 g`"]
    ),
    (
      "nutrition:\n  protein: [9 g]", ["`protein` is a list, where a text is wanted"],
      ["write plain text there"]
    ),
    (
      "nutrition:\n- tasty", ["`tasty` names nothing that a serving is known to hold"],
      ["write it like `30 g sugar`"]
    ),
    (
      "calories: 1\nnutrition:\n  energy: 1 kcal", ["`calories` is told twice"],
      ["the first one counts; remove one of them"]
    ),
    (
      "nutrition:\n  fat: 1 g\n  total_fat: 2 g", ["`total_fat` says the same as `fat`"],
      ["the first one counts; remove one of them"]
    ),
    ("calories: many", ["`calories` is `many`, which is no amount"], ["write it like `250 kcal`"]),
  ]

  @Test("what is no amount of anything is told of", arguments: faults)
  func fault(frontMatter: String, messages: [String], helps: [String?]) {
    let found = reading(frontMatter).diagnostics.filter { $0.severity > .note }
    #expect(found.map(\.message) == messages)
    #expect(found.map(\.help) == helps)
  }

  @Test("nothing is told where nothing is written")
  func nothing() {
    let reading = reading("nutrition:")
    #expect(told(reading) == [])
    #expect(reading.faults == [])
    #expect(!reading.recipe.anchors.contains("nutrition-facts"))
  }
}
