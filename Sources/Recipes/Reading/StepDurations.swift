/// Finds the lengths of time that a step names.
enum StepDurations {
  /// The lengths in seconds in reading order, a range by its lower end.
  static func seconds(in text: String) -> [Int] {
    DurationParser.all(in: text)
  }
}
