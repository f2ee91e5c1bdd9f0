import Language

/// Lengths of time for readers and for machines.
public struct TimeWords: Sendable {
  private let words: Words

  /// Takes the words of a theme.
  public init(_ words: Words) { self.words = words }

  /// A length in hours and minutes as the theme words it: "1 h 40 min".
  ///
  /// Less than a minute is told in seconds, more in minutes rounded up, whole days from two on in days.
  public func text(ofSeconds seconds: Int) -> String {
    if (1..<60).contains(seconds) { return words.text("seconds", ["count": "\(seconds)"]) }
    let minutes = (seconds + 59) / 60
    switch (minutes / 60, minutes % 60) {
    case (let hours, 0) where hours >= 48 && hours % 24 == 0:
      return words.text("days", count: hours / 24)
    case (0, let minutes): return words.text("minutes", ["count": "\(minutes)"])
    case (let hours, 0): return words.text("hours", ["count": "\(hours)"])
    case (let hours, let minutes):
      return words.text("hours-and-minutes", ["hours": "\(hours)", "minutes": "\(minutes)"])
    }
  }

  /// A time in the author's words; a number without a unit is spelled out.
  public func text(of time: CookingTime) -> String {
    guard let seconds = time.seconds, time.text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return time.text
    }
    return text(ofSeconds: seconds)
  }

  /// The one time that a tile or a row has room for: the total, else the sum of its parts.
  public func brief(_ times: CookingTimes) -> String? {
    if let seconds = times.wholeSeconds { return text(ofSeconds: seconds) }
    return (times.total ?? times.cooking ?? times.preparation)?.text
  }
}
