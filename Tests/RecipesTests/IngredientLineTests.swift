import Foundation
import TestSupport
import Testing

@testable import Recipes

/// The table of ingredient lines that the pages' JavaScript is held against too.
@Suite struct IngredientLineTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var columns: [String]
    var testDescription: String { columns[0] }
  }

  static let cases: [Case] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let path = folder.appending(path: "Cases/ingredient-lines.tsv").path
    let text = String(decoding: TemporaryFolder.read(path) ?? [], as: UTF8.self)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      Case(columns: $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
  }()

  static func text(_ amount: Amount?) -> String {
    guard let amount else { return "-" }
    let number = amount.min.map { min in
      amount.max == min ? min.text : "\(min.text)..\(amount.max?.text ?? "?")"
    }
    return (number ?? "?") + (amount.unit.map { " \($0)" } ?? "")
  }

  @Test("a line is taken apart as the table says", arguments: cases)
  func table(line: Case) {
    let read = IngredientLine(line.columns[0])
    let columns = [
      line.columns[0], Self.text(read.amount), Self.text(read.alternateAmount), read.name,
      read.note ?? "-", read.isOptional ? "optional" : "-",
    ]
    #expect(columns == line.columns)
  }

  @Test(
    "brackets that never close cost no more than other bytes",
    arguments: ["(", "(1 g / ", "( [ （", "((a) ", "(a, "])
  func openBrackets(text: String) {
    let line = "3 eggs " + String(repeating: text, count: 60_000 / text.utf8.count)
    let start = ContinuousClock.now
    #expect(IngredientLine(line).amount?.text == "3")
    #expect(ContinuousClock.now - start < .seconds(2))
  }

  @Test("the table has at least 300 lines")
  func size() { #expect(Self.cases.count >= 300) }

  @Test(
    "an amount keeps the author's words",
    arguments: [
      ("about 2 ½ cups sugar", "about 2 ½ cups"), ("a pinch of salt", "a pinch"),
      ("1 (14 oz) can beans", "1 can"), ("2 x 400 g tins beans", "2 tins"),
      ("1 cup plus 2 tbsp oil", "1 cup plus 2 tbsp"), ("盐 少许", "少许"), ("bay leaves: 2", "2"),
    ])
  func words(line: String, text: String) {
    #expect(IngredientLine(line).amount?.text == text)
  }

  @Test(
    "what is left beside the amounts is all of the rest",
    arguments: [
      ("1 cup (120 g) flour, sifted", ["flour, sifted"]), ("2 tbsp of oil", ["of oil"]),
      ("1 can (14 oz) beans", ["(14 oz) beans"]), ("1 can 14 oz beans", ["14 oz beans"]),
      ("2 cans of tomatoes", ["of tomatoes"]),
      ("1 (14 oz) can beans", ["(14 oz)", "beans"]), ("oil: 2 tbsp", ["oil"]), ("salt", ["salt"]),
      ("60 ml milk (4 tbsp) (or water)", ["milk", "(or water)"]),
    ])
  func remainder(line: String, rest: [String]) {
    let bytes = Array(line.utf8)
    let pieces = IngredientLine(line).remainder.map { String(decoding: bytes[$0], as: UTF8.self) }
    #expect(pieces == rest)
  }

  @Test(
    "a separator that can mean two things is told of",
    arguments: [
      ("1.000 g flour", true), ("1,500 g flour", true), ("1.500 kg flour", true),
      ("1.5 kg flour", false), ("1,000,000 g sand", false), ("0.125 l milk", false),
      ("1'000 g flour", false),
    ])
  func doubtful(line: String, isDoubtful: Bool) {
    #expect((IngredientLine(line).doubtful != nil) == isDoubtful)
  }

  @Test(
    "odd text never crashes",
    arguments: [
      "", " ", "(", "((", ")", "1 (", "1 (2", "½", "/", "1/", "1//2", "- 1", "1 - ", "1 x", "x",
      "~",
      "99999999999999999999 g", "1.2.3.4", "1,2,3", "0.2 500g pk", "🍎", "1 🍎", "\u{FEFF}1 cup",
      "大", "大さじ", "1 of", "of", "a", "half", "optional", "(optional)", "1\u{2028}cup", "٣", "²",
    ])
  func odd(line: String) {
    let read = IngredientLine(line)
    #expect(read.name.utf8.count <= line.utf8.count)
  }

  @Test("any bytes are read")
  func bytes() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let count = Int(generator.next() % 24)
      let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
      let line = IngredientLine(bytes: bytes)
      #expect(line.remainder.allSatisfy { $0.upperBound <= bytes.count })
    }
  }
}
