/// The history of git as it was last asked for.
struct RememberedHistory: Sendable {
  /// The days that it tells.
  private(set) var dates = HistoryDates()
  private var state: [UInt8] = []

  /// Asks for it anew where there is another newest commit; `true` where the days are others.
  mutating func update(of project: Project) -> Bool {
    let state = HistoryDates.state(of: project)
    if state == self.state { return false }
    self.state = state
    let before = dates
    dates = HistoryDates(of: project)
    return dates != before
  }

  /// The folder in which git notes each commit and checkout; none where there is no history.
  static func folders(of project: Project) -> [String] {
    HistoryDates.folder(of: project).map { ["\($0)/logs"] } ?? []
  }
}
