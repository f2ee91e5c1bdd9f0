import Testing

@testable import Publishing

@Suite struct StepNameTests {
  @Test(
    "A step is called by its first sentence, cut at a word",
    arguments: [
      ("Slice. Then stir.", "Slice"),
      ("Use a 9.5 cm ring", "Use a 9.5 cm ring"),
      ("Is it done? Eat!", "Is it done"),
      ("Line\nnext", "Line"),
      ("切る。煮る。", "切る"),
      ("", ""),
      (
        "Layer a third of the apples in the plate and scatter a third of the sugar over them. Go.",
        "Layer a third of the apples in the plate and scatter a third of the sugar over"
      ),
    ])
  func names(_ text: String, _ name: String) {
    #expect(StepName.of(text) == name)
  }

  @Test("Without a space it is cut between characters")
  func noSpace() {
    let name = StepName.of(String(repeating: "é", count: 90))
    #expect(name == String(repeating: "é", count: 40))
  }
}
