import Language
import Recipes

/// Lengths of time for readers and for machines.
struct TimeWords: Sendable {
  private let words: Words

  init(_ words: Words) { self.words = words }

  /// A length in hours and minutes as the theme words it: "1 h 40 min".
  ///
  /// Less than a minute is told in seconds, more in minutes rounded up.
  func text(ofSeconds seconds: Int) -> String {
    if (1..<60).contains(seconds) { return words.text("seconds", ["count": "\(seconds)"]) }
    let minutes = (seconds + 59) / 60
    switch (minutes / 60, minutes % 60) {
    case (0, let minutes): return words.text("minutes", ["count": "\(minutes)"])
    case (let hours, 0): return words.text("hours", ["count": "\(hours)"])
    case (let hours, let minutes):
      return words.text("hours-and-minutes", ["hours": "\(hours)", "minutes": "\(minutes)"])
    }
  }

  /// A time in the author's words; a number without a unit is spelled out.
  func text(of time: CookingTime) -> String {
    guard let seconds = time.seconds, time.text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return time.text
    }
    return text(ofSeconds: seconds)
  }

  /// The one time that a tile or a row has room for: the total, else the sum of its parts.
  func brief(_ times: CookingTimes) -> String? {
    if let seconds = times.wholeSeconds { return text(ofSeconds: seconds) }
    return (times.total ?? times.cooking ?? times.preparation)?.text
  }
}

extension CookingTimes {
  /// How long it takes from start to table, in seconds: the author's total, else the sum of
  /// preparation and cooking; `nil` where neither is known in numbers.
  var wholeSeconds: Int? {
    if let total { return total.seconds }
    let parts = [preparation, cooking].compactMap { $0 }
    let seconds = parts.compactMap(\.seconds)
    return parts.isEmpty || seconds.count < parts.count ? nil : seconds.reduce(0, +)
  }
}
