import Testing

@testable import Recipes

@Suite struct DurationsTests {
  @Test(
    "a length of time is read however it is written",
    arguments: [
      ("10 min", 600), ("10min", 600), ("45", 2700), ("1 h 30 min", 5400), ("1h30", 5400),
      ("1h 30m", 5400), ("1:30", 5400), ("PT1H30M", 5400), ("PT25m", 1500), ("P1D", 86_400),
      ("1 hour and 30 minutes", 5400), ("1 1/2 hours", 5400), ("1½ hours", 5400), ("1.5 hrs", 5400),
      ("1,5 Stunden", 5400), ("45–60 minutes", 2700), ("45 to 60 min", 2700), ("2-3 hours", 7200),
      ("1 hour - 90 minutes", 3600), ("an hour", 3600), ("half an hour", 1800),
      ("eine Stunde", 3600),
      ("ca. 20 Min.", 1200), ("about 45 minutes", 2700), ("Takes about 90 minutes", 5400),
      ("30 min + overnight chill time", 1800), ("5 min/day", 300), ("10-15", 600), ("10.", 600),
      ("2 Stunden 15 Minuten", 8100), ("1 heure 20 minutes", 4800), ("dos horas", 7200),
      ("30 dakika", 1800), ("20分", 1200), ("1小时", 3600), ("半小时", 1800), ("90 seconds", 90),
      ("2 days", 172_800), ("15\u{A0}min", 900), ("٣٠ min", 1800),
    ])
  func first(text: String, seconds: Int) {
    #expect(Durations.first(in: text) == seconds)
  }

  @Test(
    "words without a number are no length of time",
    arguments: [
      "", "overnight", "a while", "until golden", "4 servings", "0 min", "350°F", "-",
    ])
  func none(text: String) {
    #expect(Durations.first(in: text) == nil)
  }

  @Test(
    "the times of a step are found among its other numbers",
    arguments: [
      ("Bake 20 minutes at 180 °C, then 10–12 min more.", [1200, 600]),
      ("Add 2 cups of flour and rest for 1 hour.", [3600]),
      ("Knead for half an hour; leave overnight.", [1800]),
      ("2 Minuten braten, eine Stunde ruhen lassen.", [120, 3600]),
      ("Cut into 3 mm slices.", []), ("Use a 30-minute timer.", [1800]),
      ("Cook for 1 hour and 20 minutes.", [4800]), ("Mix 3 eggs.", []),
      ("煮10分钟，然后焖半小时。", [600, 1800]), ("Boil 1 1/2 hours.", [5400]),
    ])
  func all(text: String, seconds: [Int]) {
    #expect(Durations.all(in: text) == seconds)
  }

  @Test(
    "seconds are written as ISO 8601 has them",
    arguments: [
      (1800, "PT30M"), (5400, "PT1H30M"), (90, "PT1M30S"), (172_800, "PT48H"), (0, "PT0S"),
    ])
  func iso(seconds: Int, text: String) {
    #expect(Durations.iso8601(seconds) == text)
  }

  @Test(
    "what a recipe makes is a number and what it counts",
    arguments: [
      ("8 servings", "8 servings"), ("4", "4"), ("4-6 people", "4..6 people"),
      ("about 30 cookies", "30 cookies"),
      ("two 9 inch crusts", "2 9 inch crusts"), ("2/3", "2..3"), ("6+", "6"),
      ("1,5 Tassen", "3/2 Tassen"),
      ("a large loaf", "1 large loaf"), ("plenty", "?"), ("1 pizza", "1 pizza"), ("４人分", "4 人分"),
    ])
  func yields(text: String, yield: String) {
    #expect(IngredientLineTests.text(Yield(yield: text)) == yield)
  }

  @Test("a bare number counts what its label says")
  func bareNumber() {
    let yield = Yield(yield: "4", unitOfBareNumber: "servings")
    #expect(yield.text == "4 servings")
    #expect(yield.unit == "servings")
  }
}
