import Diagnostics
import Foundation
import Markdown
import TestSupport
import Testing

@testable import Recipes

/// The published cases of RecipeMD 2.4, read by the letter.
@Suite(
  .enabled(if: Suites.areThere, "the published cases of RecipeMD are skipped: no CRUMB_SUITES"))
struct RecipeMDConformanceTests {
  /// The cases in a folder whose names end in one of two ways.
  static func names(invalid: Bool) -> [String] {
    let folder = "\(Suites.folder ?? "")/conformance/recipemd/cases"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".md") && $0.hasSuffix(".invalid.md") == invalid }.sorted()
  }

  static func document(_ name: String) -> MarkdownDocument {
    let path = "\(Suites.folder ?? "")/conformance/recipemd/cases/\(name)"
    return MarkdownDocument(SourceFile(path: name, bytes: TemporaryFolder.read(path) ?? []))
  }

  @Test(
    "valid files give the JSON that the specification's authors expect",
    arguments: names(invalid: false))
  func valid(name: String) throws {
    let (recipe, diagnostics) = RecipeMDReader.read(Self.document(name), id: "case")
    #expect(diagnostics.filter { $0.severity == .error } == [])
    let path = "\(Suites.folder ?? "")/conformance/recipemd/cases/\(name.dropLast(3)).json"
    let expected =
      try JSONSerialization.jsonObject(
        with: Data(TemporaryFolder.read(path) ?? [])) as? NSDictionary
    let actual =
      try JSONSerialization.jsonObject(
        with: Data(RecipeMDJSON.encode(recipe))) as? NSDictionary
    #expect(actual == expected)
  }

  @Test("invalid files are rejected with a place", arguments: names(invalid: true))
  func invalid(name: String) {
    let (_, diagnostics) = RecipeMDReader.read(Self.document(name), id: "case")
    let errors = diagnostics.filter { $0.severity == .error }
    #expect(!errors.isEmpty)
    #expect(errors.allSatisfy { $0.location?.path == name })
  }

  @Test("all thirty cases are there")
  func count() {
    #expect(Self.names(invalid: false).count + Self.names(invalid: true).count == 30)
  }
}
