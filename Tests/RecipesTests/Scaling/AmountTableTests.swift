import TestSupport
import Testing

@testable import Recipes

/// The tables of amounts that the pages' script is held against too.
@Suite struct AmountTableTests {
  static let scaled = CaseTable.lines(of: "scaled-amounts.tsv")
  static let converted = CaseTable.lines(of: "converted-amounts.tsv")

  static func factor(_ text: String) throws -> Rational {
    let value = TextCursor.over(text) { cursor in
      var cursor = cursor
      return cursor.number()?.value
    }
    return try #require(value)
  }

  static func ingredient(_ line: String) throws -> Ingredient {
    let reading = Reading("# Title\n\n---\n\n- \(line)\n\n---\n\nCook.\n")
    return try #require(reading.recipe.ingredients.first)
  }

  static func both(_ ingredient: Ingredient, _ show: (Amount) -> String) -> String {
    guard let amount = ingredient.amount else { return "-" }
    return show(amount) + (ingredient.alternateAmount.map { " (\(show($0)))" } ?? "")
  }

  @Test("an amount times a factor is shown as the table says", arguments: scaled)
  func scaling(line: CaseLine) throws {
    let factor = try Self.factor(line.columns[2])
    let mark = DecimalMark(language: line.columns[1])
    let shown = Self.both(try Self.ingredient(line.columns[0])) {
      AmountText($0).scaled(by: factor, mark: mark)
    }
    #expect(shown == line.columns[3])
  }

  @Test("an amount in other measures is shown as the table says", arguments: converted)
  func conversion(line: CaseLine) throws {
    let ingredient = try Self.ingredient(line.columns[0])
    let shown = Self.both(ingredient) { amount in
      guard ingredient.alternateAmount == nil, let unit = AmountText(amount).unit,
        let measure = Measure(amount, in: unit, of: ingredient.name),
        Measure.name(of: measure.system) == line.columns[1]
      else { return amount.text }
      return measure.text() ?? amount.text
    }
    #expect(shown == line.columns[2])
  }

  @Test("the tables have at least 280 lines")
  func size() { #expect(Self.scaled.count + Self.converted.count >= 280) }

  @Test("no amount of the tables vanishes, however often it is halved")
  func vanishing() throws {
    for line in Self.scaled {
      let ingredient = try Self.ingredient(line.columns[0])
      guard let amount = ingredient.amount, amount.min != nil else { continue }
      let text = AmountText(amount).scaled(by: try #require(Rational(1, 1024)))
      #expect(text.contains { ("1"..."9").contains($0) || "½⅓¼⅕⅙⅛⅔¾".contains($0) }, "\(text)")
    }
  }
}
