import Testing

@testable import Pages

@Suite struct StepTimesTests {
  static let html = SampleSite([
    (
      "tea.md",
      """
      # Tea

      ## Ingredients

      - tea

      ## Method

      1. Boil the water for 5 minutes.
      2. Wait 45 seconds, then 1 hour, then 45 seconds more.
      3. Drink.
      """
    )
  ]).html(.cook("tea"))

  @Test(
    "each length of time that a step names is offered once, for people and for machines",
    arguments: [
      ("300", "PT5M", "5 min"), ("45", "PT45S", "45 s"), ("3600", "PT1H", "1 h"),
    ])
  func time(seconds: String, duration: String, text: String) {
    let button = """
      <button type="button" data-seconds="\(seconds)">Timer \
      <time datetime="\(duration)">\(text)</time></button>
      """
    #expect(StepTimesTests.html.components(of: button).count == 2)
  }

  @Test func `a step that names no time offers none`() {
    #expect(StepTimesTests.html.components(of: "class=\"times\"").count == 3)
  }
}
