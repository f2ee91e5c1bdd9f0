import Testing

@testable import Recipes

@Suite struct RationalTests {
  static func fraction(_ numerator: Int, _ denominator: Int = 1) throws -> Rational {
    try #require(Rational(numerator, denominator))
  }

  @Test("fractions are kept in lowest terms")
  func lowestTerms() throws {
    #expect(try Self.fraction(4, 8).text == "1/2")
    #expect(try Self.fraction(3, -6).text == "-1/2")
    #expect(Rational(1, 0) == nil)
  }

  @Test("three thirds are one")
  func product() throws {
    #expect(try Self.fraction(1, 3).multiplied(by: Rational(3)) == Rational(1))
    #expect(try Self.fraction(1, 2).adding(Self.fraction(1, 3)) == Self.fraction(5, 6))
    #expect(try Self.fraction(1, 2).divided(by: Self.fraction(1, 4)) == Rational(2))
    #expect(Rational(2).divided(by: Rational(0)) == nil)
  }

  @Test("numbers that are too large give nothing instead of a crash")
  func overflow() {
    #expect(Rational(.max).multiplied(by: Rational(2)) == nil)
    #expect(Rational(.max).adding(Rational(1)) == nil)
  }

  @Test(
    "a cook's numbers",
    arguments: [
      (23, 1, "23"), (1, 2, "½"), (5, 2, "2 ½"), (1, 3, "⅓"), (7, 8, "⅞"), (1, 16, "1⁄16"),
      (3, 5, "⅗"), (1, 7, "0.14"), (1, 1000, "0.001"), (-3, 2, "−1 ½"), (0, 1, "0"),
    ])
  func kitchen(numerator: Int, denominator: Int, text: String) throws {
    #expect(try Self.fraction(numerator, denominator).kitchenText == text)
  }

  @Test(
    "decimals never become nothing",
    arguments: [
      (1, 4, "0.25"), (1, 3, "0.33"), (2, 3, "0.67"), (1, 400, "0.003"), (3, 1, "3"),
      (-1, 4, "-0.25"),
    ])
  func decimals(numerator: Int, denominator: Int, text: String) throws {
    #expect(try Self.fraction(numerator, denominator).decimalText() == text)
  }

  @Test("decimals of RecipeMD are exact or have 28 digits")
  func exact() throws {
    #expect(try Self.fraction(5, 4).exactDecimalText == "1.25")
    #expect(try Self.fraction(1, 3).exactDecimalText == "0." + String(repeating: "3", count: 28))
  }
}
