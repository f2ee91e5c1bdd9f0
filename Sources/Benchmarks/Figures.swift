/// What was measured.
struct Figures {
  /// How many recipes there are, and how many threads could work.
  var recipes: Int, jobs: Int
  /// The stages of the walk, each by itself.
  var stages: [StageFigure] = []
  /// Whole builds by `crumb build`; the first are those into a new folder.
  var builds: [BuildFigure] = []
  /// Whole builds by others, each run in turn with the first of `builds`.
  var rivals: [BuildFigure] = []
  /// What was to be measured and could not be, and why.
  var missing: [String] = []
}

/// What a stage took.
struct StageFigure {
  /// What is done.
  let name: String
  /// How many things it is done to.
  let count: Int
  /// What it took for all of them.
  let cost: Cost
  /// How many bytes went through it; 0 where none are counted.
  let bytes: Int
}

/// What a kind of build took, run several times.
struct BuildFigure {
  /// What is built, or by whom.
  let name: String
  /// What each run took.
  var runs: [Cost] = []
  /// How many files and bytes it made; 0 where they are not counted.
  var files = 0, bytes = 0

  /// The time on the clock in microseconds.
  var wall: Spread { Spread(runs.map(\.wall)) }
  /// The most memory of any run in KiB.
  var peak: Int { runs.map(\.peak).max() ?? 0 }

  /// The time of each run as thousandths of that of the same run of another.
  func ratio(to other: BuildFigure) -> Spread {
    Spread(ratiosOf: runs.map(\.wall), to: other.runs.map(\.wall))
  }
}
