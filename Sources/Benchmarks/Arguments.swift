/// What the program is asked to measure.
struct Arguments: Equatable {
  /// How many recipes the collection has.
  var count = 1000
  /// How many threads may work.
  var jobs: Int
  /// How many times each build is run.
  var runs = 7
  /// Whether the figures are printed for programs.
  var isJSON = false
  /// What Crumb is measured against.
  var rivals: [RivalName] = []

  /// Another maker of sites.
  enum RivalName: String, CaseIterable { case hugo, floor }

  /// Words that ask for nothing that can be measured.
  struct Fault: Error, Equatable {
    /// What is wrong.
    let message: String
    /// The message with what can be typed.
    var text: String { "error: \(message)\n\(Arguments.usage)" }
  }

  /// What can be typed.
  static let usage = """
    usage: crumb-benchmarks [COUNT] [--jobs N] [--runs N] [--against hugo,floor] [--json]

      COUNT             how many recipes the collection has (1000)
      --jobs N          how many threads may work (one for each processor)
      --runs N          how many times each build is run (7)
      --against NAMES   runs Hugo and the C floor in turn with Crumb, where they are there
      --json            prints the figures as JSON
    """

  /// Reads the words after the program's name.
  ///
  /// - Parameter processors: How many threads may work where nothing is said of it.
  init(_ words: [String], processors: Int) throws(Fault) {
    jobs = processors
    var words = words[...]
    var counts: [String] = []
    while let word = words.popFirst() {
      switch word {
      case "--json": isJSON = true
      case "--jobs": jobs = try Arguments.number(word, words.popFirst())
      case "--runs": runs = try Arguments.number(word, words.popFirst())
      case "--against": rivals = try Arguments.rivals(words.popFirst())
      case _ where word.hasPrefix("-"): throw Fault(message: "there is no option `\(word)`")
      default: counts.append(word)
      }
    }
    guard counts.count <= 1 else {
      throw Fault(message: "one number of recipes is enough, but there is `\(counts[1])` too")
    }
    if let word = counts.first { count = try Arguments.number("COUNT", word) }
  }

  private static func number(_ name: String, _ word: String?) throws(Fault) -> Int {
    guard let word else { throw Fault(message: "`\(name)` needs a number") }
    guard let number = Int(word), (1...10_000_000).contains(number) else {
      throw Fault(message: "`\(name)` is a number from 1 to 10000000, not `\(word)`")
    }
    return number
  }

  private static func rivals(_ word: String?) throws(Fault) -> [RivalName] {
    guard let word else { throw Fault(message: "`--against` needs names: hugo, floor") }
    var rivals: [RivalName] = []
    for name in word.split(separator: ",", omittingEmptySubsequences: false) {
      guard let rival = RivalName(rawValue: String(name)) else {
        throw Fault(message: "`--against` knows hugo and floor, not `\(name)`")
      }
      if !rivals.contains(rival) { rivals.append(rival) }
    }
    return rivals
  }
}
