import Testing

@testable import Recipes

@Suite struct MeasureTests {
  static func measure(_ line: String) -> Measure? {
    let read = IngredientLine(line)
    guard let amount = read.amount, let unit = AmountText(amount).unit else { return nil }
    return Measure(amount, in: unit, of: read.name)
  }

  @Test(
    "the data of a measure say where it leads and what it is there",
    arguments: [
      ("1 cup milk", "metric 236.59 ml"), ("1 cup flour", "metric 120 g"),
      ("400–500 g beef", "us 400..500 g"), ("1 l water", "us 1000 ml"),
    ])
  func data(line: String, data: String) { #expect(Self.measure(line)?.data == data) }

  @Test(
    "what has no size, is nothing or is in both kitchens leads nowhere",
    arguments: [
      "2 cloves garlic", "3 eggs", "1 tsp salt", "2 EL Öl", "5 cm ginger", "a pinch of salt",
    ])
  func nothing(line: String) { #expect(Self.measure(line) == nil) }

  @Test("a factor comes before rounding")
  func scaled() throws {
    let ounce = try #require(Self.measure("1 oz cheese"))
    #expect(ounce.text() == "30 g")
    #expect(ounce.text(scaledBy: Rational(10)) == "280 g")
  }

  @Test("the words of a theme are used")
  func names() throws {
    let names = UnitNames { key in key == "cups" ? "カップ{count}" : "{count}?" }
    let litre = try #require(Self.measure("1 l water"))
    #expect(litre.text(names: names) == "カップ4 ¼")
  }

  @Test("only what is in the table of weights becomes a mass")
  func densities() {
    #expect(Density.gramsPerCup(of: "Unsalted butter") == Rational(226))
    #expect(Density.gramsPerCup(of: "all-purpose flour") == Rational(120))
    #expect(Density.gramsPerCup(of: "organic unsweetened shredded coconut") == Rational(53))
    #expect(Density.gramsPerCup(of: "golden caster sugar") == Rational(190))
    #expect(Density.gramsPerCup(of: "golden syrup") == nil)
    #expect(Density.gramsPerCup(of: "chickpea flour") == nil)
    #expect(Density.gramsPerCup(of: "butter beans") == nil)
    #expect(Density.gramsPerCup(of: "") == nil)
  }
}

@Suite struct YieldFactorTests {
  static func factor(_ line: String, _ yields: String...) -> String? {
    let read = IngredientLine(line)
    return read.amount.flatMap {
      yields.map { Yield(yield: $0) }.factor(making: $0, of: read.name)?.text
    }
  }

  @Test("a recipe counts as itself")
  func recipes() {
    #expect(Self.factor("1 recipe pastry", "8 servings") == "1")
    #expect(Self.factor("2 batches pesto") == "2")
    #expect(Self.factor("½ recipe pastry") == "1/2")
  }

  @Test("a measure is held against the yield that measures the same")
  func measures() {
    #expect(Self.factor("200 g dough", "4 portions", "1 kg") == "1/5")
    #expect(Self.factor("1.5 kg dough", "500 g") == "3")
    #expect(Self.factor("2 cups stock", "1 quart") == "1/2")
  }

  @Test("things are held against a yield of the same things")
  func things() {
    #expect(Self.factor("2 portions rice", "4 servings") == "1/2")
    #expect(Self.factor("12 meatballs", "24 meatballs") == "1/2")
    #expect(Self.factor("12 small meatballs", "24 Meatballs") == "1/2")
  }

  @Test("where nothing can be compared there is no factor")
  func nothing() {
    #expect(Self.factor("200 g dough", "4 portions") == nil)
    #expect(Self.factor("2 pizzas", "4 servings") == nil)
    #expect(Self.factor("1 tbsp pesto", "1 jar") == nil)
    #expect(Self.factor("some pesto", "1 jar") == nil)
  }
}
