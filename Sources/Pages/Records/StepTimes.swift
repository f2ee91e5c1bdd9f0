import Language
import Mustache
import Recipes

/// A length of time that a step names, for a timer.
struct StepTime: Sendable {
  let seconds: Int
  let words: TimeWords

  static let schema = Schema<StepTime>(
    "step-time",
    [
      Field("seconds", .text, "The length in seconds; a range by its lower end.") {
        .text("\($0.seconds)")
      },
      Field("duration", .text, "The length as machines read it: `PT10M`.") {
        .text(ISODuration.text(ofSeconds: $0.seconds))
      },
      Field("text", .text, "The length in words: `10 min`.") {
        .text($0.words.text(ofSeconds: $0.seconds))
      },
    ])
}

/// The lengths of time that a step names, each once.
struct StepTimes: Sendable {
  let times: [StepTime]

  static let schema = Schema<StepTimes>(
    "step-times",
    [
      Field("times", .list(.record(StepTime.schema.shape)), "The lengths in the step's order.") {
        StepTime.schema.list($0.times)
      }
    ])

  /// The times of a card; `nil` where its step names none.
  init?(of card: CookCard) {
    var seen: Set<Int> = []
    let lengths = card.step?.durations.filter { $0 > 0 && seen.insert($0).inserted } ?? []
    guard !lengths.isEmpty else { return nil }
    let words = card.view.page.context.times
    times = lengths.map { StepTime(seconds: $0, words: words) }
  }
}
