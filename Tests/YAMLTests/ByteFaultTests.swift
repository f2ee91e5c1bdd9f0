import Testing

@testable import YAML

@Suite("Bytes that are no text")
struct ByteFaultTests {
  static let cases = [
    FaultCase(
      "a: \0\n", leaves: "-",
      """
      1:4-5: yaml-not-text: the control character U+0000 cannot stand in YAML
        fix 3..<4: remove it
      """),
    FaultCase(
      "a: \u{1B}x\n", leaves: "-",
      """
      1:4-5: yaml-not-text: the control character U+001B cannot stand in YAML
        fix 3..<4: remove it
      """),
    FaultCase(
      "a: x\u{FEFF}\n", leaves: "-",
      """
      1:5-6: yaml-not-text: the control character U+FEFF cannot stand in YAML
        fix 4..<7: remove it
      """),
  ]

  @Test("A character that is no text is told of where it stands", arguments: cases)
  func report(_ example: FaultCase) {
    let parsed = Parsed(example.text)
    #expect(parsed.report == example.report)
    #expect(parsed.tree == example.tree)
  }
}
