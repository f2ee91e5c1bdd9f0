import Recipes
import Testing

@testable import Pages

@Suite struct TimeWordsTests {
  let times = TimeWords(BuiltInTheme.words.words(for: "en"))

  @Test(
    "a length of time has hours and minutes, seconds below a minute, days from two on",
    arguments: [
      (0, "0 min"), (45, "45 s"), (59, "59 s"), (61, "2 min"), (1500, "25 min"), (3600, "1 h"),
      (6000, "1 h 40 min"),
      (86400, "24 h"), (90000, "25 h"), (172_800, "2 days"), (174_600, "48 h 30 min"),
      (176_400, "49 h"),
      (259_200, "3 days"),
    ])
  func text(seconds: Int, expected: String) { #expect(times.text(ofSeconds: seconds) == expected) }

  @Test func `the one time of a tile is the total, else the sum, else what the author wrote`() {
    let (ten, hour) = (
      CookingTime(seconds: 600, text: "10 min"), CookingTime(seconds: 3600, text: "1 h")
    )
    let vague = CookingTime(seconds: nil, text: "overnight")
    #expect(times.brief(CookingTimes(preparation: ten, cooking: hour)) == "1 h 10 min")
    #expect(times.brief(CookingTimes(preparation: ten, cooking: hour, total: ten)) == "10 min")
    #expect(times.brief(CookingTimes(cooking: hour)) == "1 h")
    #expect(times.brief(CookingTimes(preparation: ten, cooking: vague)) == "overnight")
    #expect(times.brief(CookingTimes()) == nil)
  }
}
