import Diagnostics
import Foundation
import Markdown
import TestSupport
import Testing

@testable import Recipes

/// Whole collections of recipes that people publish, read without a crash and nearly all of them
/// understood.
@Suite(.enabled(if: Suites.areThere, "the real collections are skipped: no CRUMB_SUITES"))
struct RealCollectionTests {
  /// A folder of a collection and the least share of its files that must give ingredients and steps.
  struct Collection: Sendable, CustomTestStringConvertible {
    var folder: String
    var share: Double
    var testDescription: String { folder }
  }

  static let collections = [
    Collection(folder: "public-domain-recipes/content", share: 0.99),
    Collection(folder: "jeff-thompson/recipes", share: 1),
    Collection(folder: "chowdown/_recipes", share: 0.95),
  ]

  static func recipes(_ folder: String) -> [(path: String, recipe: Recipe)] {
    documents(folder).map { ($0.path, RecipeReader.read($0.document, id: $0.path).recipe) }
  }

  static func documents(_ folder: String) -> [(path: String, document: MarkdownDocument)] {
    let root = "\(Suites.folder ?? "")/corpora/\(folder)"
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".md") && !$0.hasSuffix("_index.md") }.sorted().map { path in
      let bytes = TemporaryFolder.read("\(root)/\(path)") ?? []
      return (path, MarkdownDocument(SourceFile(path: path, bytes: bytes)))
    }
  }

  @Test("advice that is counted is as much as advice that is told", arguments: collections)
  func counted(collection: Collection) {
    for (path, document) in Self.documents(collection.folder) {
      let (_, told) = RecipeReader.read(document, id: "a")
      let counted = RecipeReader.readCountingAdvice(document, id: "a")
      let notes = DiagnosticCollection(told).filter { $0.severity == .note }
      #expect(counted.notes == notes.count, "\(path)")
      #expect(counted.notesNoPhoto == notes.contains { $0.id == RecipeFault.noPhoto.id })
      #expect(counted.diagnostics == told.filter { $0.severity > .note })
    }
  }

  @Test("nearly every file gives ingredients and steps", arguments: collections)
  func understood(collection: Collection) {
    let recipes = Self.recipes(collection.folder)
    let missed = recipes.filter { $0.recipe.ingredients.isEmpty || $0.recipe.steps.isEmpty }
    #expect(!recipes.isEmpty)
    let share = 1 - Double(missed.count) / Double(max(recipes.count, 1))
    #expect(share >= collection.share, "missed: \(missed.map(\.path))")
  }

  @Test("ingredient lines that begin with a number give an amount", arguments: collections)
  func amounts(collection: Collection) {
    let lines = Self.recipes(collection.folder).flatMap(\.recipe.ingredients)
    let counted = lines.filter { IngredientLine.beginsWithNumber(Array($0.text.utf8)) }
    let missed = counted.filter { $0.amount?.min == nil }
    #expect(!counted.isEmpty)
    #expect(
      Double(missed.count) <= 0.005 * Double(counted.count), "missed: \(missed.map(\.text))")
  }

  @Test("no unit is or begins with a number", arguments: collections)
  func units(collection: Collection) {
    let lines = Self.recipes(collection.folder).flatMap(\.recipe.ingredients)
    let wrong = lines.filter { line in
      [line.amount?.unit, line.alternateAmount?.unit].contains { unit in
        unit.map { IngredientLine.beginsWithNumber(Array($0.utf8)) } ?? false
      }
    }
    #expect(wrong.map(\.text) == [])
  }

  /// What every 37th line of a collection says, read and judged one by one.
  static let judged: [[String]] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let path = folder.appending(path: "Cases/real-lines.tsv").path
    let text = String(decoding: TemporaryFolder.read(path) ?? [], as: UTF8.self)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      $0.split(separator: "\t").map(String.init)
    }
  }()

  @Test("every 37th line gives the amounts that a reader gave it", arguments: collections)
  func judgedLines(collection: Collection) {
    let lines = Self.recipes(collection.folder).flatMap(\.recipe.ingredients)
    let name = collection.folder.split(separator: "/")[0]
    let judged = Self.judged.filter { $0[0] == name }
    #expect(judged.count == lines.count / 37)
    for expected in judged {
      guard let number = Int(expected[1]), number <= lines.count else { continue }
      let line = lines[number - 1]
      let read = [
        IngredientLineTests.text(line.amount), IngredientLineTests.text(line.alternateAmount),
        line.isOptional ? "optional" : "-",
      ]
      #expect(read == Array(expected[2...]), "\(line.text)")
    }
  }
}
