import Mustache
import Navigation

/// A time to which a search can be narrowed.
struct TimeLimit: Sendable {
  let minutes: Int
  let text: String

  static let schema = Schema<TimeLimit>(
    "time-limit",
    [
      Field("minutes", .text, "The time in minutes, as the address of a search has it: `30`.") {
        .text("\($0.minutes)")
      },
      Field("text", .text, "The time in words: `Up to 30 min`.") { .text($0.text) },
    ])

  /// All of them in the words of a page, the shortest first.
  static func all(on page: Page) -> [TimeLimit] {
    RecipeSearch.timeLimits.map { minutes in
      let time = page.context.times.text(ofSeconds: minutes * 60)
      return TimeLimit(minutes: minutes, text: page.words.text("up-to-time", ["time": time]))
    }
  }
}
