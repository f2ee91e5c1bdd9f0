import Diagnostics
import TestSupport
import Testing

@testable import CommandLineTool

@Suite("Every kind of fault")
struct AllFaultsTests {
  @Test("has an id of its own in lower case, digits and hyphens")
  func ids() {
    let ids = AllFaults.kinds.map(\.id)
    #expect(Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
    for id in ids {
      #expect(
        id.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 },
        "\(id)")
      #expect(id.first != "-" && id.last != "-")
    }
  }

  @Test("says what it is, shows it, and tells the way out", arguments: AllFaults.kinds)
  func texts(kind: DiagnosticKind) {
    #expect(kind.summary.hasSuffix("."), "\(kind.id)")
    #expect(kind.remedy.hasSuffix(".") || kind.remedy.hasSuffix("`"), "\(kind.id)")
    #expect(!kind.example.isEmpty, "\(kind.id)")
    #expect(kind.summary.first?.isLowercase == false, "\(kind.id)")
  }

  @Test("has a test that compares its whole text", arguments: AllFaults.kinds)
  func wholeText(kind: DiagnosticKind) {
    // As reports write it, and as the tests of YAML and of templates do.
    let forms = ["[\(kind.id)]\n", ": \(kind.id): ", "\(kind.severity) \(kind.id): "]
    let isTested = SwiftSources.all.contains { file in
      !file.isProduct && forms.contains { file.text.contains($0) }
    }
    #expect(isTested, "no test shows \(kind.id)")
  }

  /// The kinds that the sources declare, by the text between `DiagnosticKind(` and the comma.
  static func declaredIDs() -> [String] {
    SwiftSources.all.filter { $0.isProduct }.flatMap { file in
      file.text.split(separator: "DiagnosticKind(").dropFirst().compactMap { rest in
        let parts = rest.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].allSatisfy(\.isWhitespace) else { return nil }
        return String(parts[1])
      }
    }
  }

  @Test("that a source declares is in the list of all")
  func complete() {
    let declared = Self.declaredIDs()
    #expect(declared.count > 50)
    #expect(Set(declared).subtracting(AllFaults.kinds.map(\.id)).sorted() == [])
  }

  @Test("is on the reference page, which is current")
  func reference() {
    let page = TemporaryFolder.read(
      "\(Repository.root)/Sources/CommandLineTool/Documentation.docc/diagnostics.md")
    let wanted = DiagnosticReference.markdown(kinds: AllFaults.kinds)
    #expect(
      page.map { String(decoding: $0, as: UTF8.self) } == wanted,
      "write the page anew: crumb help diagnostics > Sources/CommandLineTool/Documentation.docc/diagnostics.md"
    )
  }
}
