import Testing

@testable import Publishing

@Suite struct StepNameTests {
  @Test(
    "A step of several sentences is called by its first",
    arguments: [
      ("Slice. Then stir.", "Slice"),
      ("Is it done? Eat!", "Is it done"),
      ("Use a 9.5 cm ring. Bake.", "Use a 9.5 cm ring"),
      ("Line\nnext", "Line"),
      ("切る。煮る。", "切る"),
    ])
  func names(_ text: String, _ name: String) {
    #expect(StepName.of(text) == name)
  }

  @Test(
    "A name that would be the whole text, or only the beginning of a sentence, is none",
    arguments: [
      "", "Use a 9.5 cm ring", "Stir.", "Stir. ", "煮る。",
      "Layer a third of the apples in the plate and scatter a third of the sugar over them. Go.",
      String(repeating: "é", count: 90),
    ])
  func noName(_ text: String) {
    #expect(StepName.of(text) == nil)
  }
}
