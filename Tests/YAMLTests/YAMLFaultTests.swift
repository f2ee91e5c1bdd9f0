import Diagnostics
import Testing

@testable import YAML

@Suite("Kinds of fault")
struct YAMLFaultTests {
  /// Kinds that a map finds, not the parser, and the one whose example cannot be shown as text.
  private static let elsewhere: Set<String> = [
    "unknown-key", "wrong-type", "bad-date", "yaml-not-text",
  ]

  @Test("The example of each kind has that fault and no other")
  func examples() {
    for kind in YAMLFault.all where !Self.elsewhere.contains(kind.id) {
      #expect(Set(Parsed(kind.example).diagnostics.map(\.id)) == [kind.id], "\(kind.example)")
    }
  }

  @Test("Each kind is listed once")
  func ids() {
    #expect(Set(YAMLFault.all.map(\.id)).count == YAMLFault.all.count)
  }
}
