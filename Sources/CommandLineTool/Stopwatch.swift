/// Measures how long a command takes, for people to read.
struct Stopwatch {
  private let start = ContinuousClock.now

  /// The time since it was made: "35 ms", "1.2 s".
  var text: String { Stopwatch.text(ContinuousClock.now - start) }

  /// A time for people to read.
  static func text(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    if milliseconds < 1000 { return "\(milliseconds) ms" }
    return "\(milliseconds / 1000).\(milliseconds % 1000 / 100) s"
  }
}
