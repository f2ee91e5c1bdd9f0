import Language
import Testing

@Suite("ISO 8601 durations")
struct ISODurationTests {
  @Test(
    "A length has hours, minutes and seconds as far as there are any",
    arguments: [
      (4_800, "PT1H20M"), (45, "PT45S"), (0, "PT0M"), (3_600, "PT1H"), (93_600, "PT26H"),
      (3_661, "PT1H1M1S"), (-5, "PT0M"),
    ])
  func text(_ seconds: Int, text: String) {
    #expect(ISODuration.text(ofSeconds: seconds) == text)
  }
}
