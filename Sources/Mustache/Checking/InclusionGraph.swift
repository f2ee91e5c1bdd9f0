/// Which texts of templates, each in a context, lead to which others.
///
/// A way that comes back to where it began is endless unless something becomes smaller on it: a
/// value that is replaced by one that lies inside itself, as a group of ingredients by its own
/// groups. Data being finite, such a way comes to an end.
struct InclusionGraph {
  /// A tag that leads from one text to another.
  struct Edge {
    let from: Int
    let to: Int
    let tag: Scope.Place
    /// For each frame of the context there, where it comes from here.
    let origins: [ShapeContext.Origin]
  }

  /// How many steps the search for circles may take, which have no natural bound.
  private static let patience = 100_000

  /// The template of each text.
  private(set) var templates: [Int] = []
  private var edges: [[Edge]] = []

  /// Adds a text of a template; its number.
  mutating func addState(of template: Int) -> Int {
    templates.append(template)
    edges.append([])
    return templates.count - 1
  }

  /// Adds a tag that leads from one text to another.
  mutating func add(_ edge: Edge) { edges[edge.from].append(edge) }

  /// The circles that never end, each from the text that was met first.
  func endlessCycles() -> [[Edge]] {
    let circular = statesOnCycles()
    var patience = InclusionGraph.patience
    return templates.indices.filter { circular[$0] }.flatMap { start in
      cycles(from: start, through: circular, &patience).filter(isEndless)
    }
  }

  /// The circles through `start` and, beside it, later texts only.
  private func cycles(
    from start: Int, through circular: [Bool], _ patience: inout Int
  ) -> [[Edge]] {
    var found: [[Edge]] = []
    var path: [Edge] = []
    var cursors = [0]
    var onPath: Set<Int> = [start]
    while let cursor = cursors.last {
      let state = path.last?.to ?? start
      guard cursor < edges[state].count, patience > 0 else {
        cursors.removeLast()
        if let edge = path.popLast() { onPath.remove(edge.to) }
        continue
      }
      patience -= 1
      cursors[cursors.count - 1] += 1
      let edge = edges[state][cursor]
      if edge.to == start {
        found.append(path + [edge])
      } else if edge.to > start, circular[edge.to], onPath.insert(edge.to).inserted {
        path.append(edge)
        cursors.append(0)
      }
    }
    return found
  }

  /// Whether no value becomes smaller on the way round.
  private func isEndless(_ cycle: [Edge]) -> Bool {
    let round = (cycle.last?.origins.indices ?? 0..<0).map { frame in
      cycle.reversed().reduce(ShapeContext.Origin(frame: frame, isInside: false)) { so, edge in
        let before = edge.origins[so.frame]
        return .init(frame: before.frame, isInside: so.isInside || before.isInside)
      }
    }
    return !round.indices.contains { shrinks($0, round) }
  }

  /// Whether a value comes, after some rounds, to lie inside what it was.
  private func shrinks(_ frame: Int, _ round: [ShapeContext.Origin]) -> Bool {
    var current = frame
    var isInside = false
    for _ in round {
      isInside = isInside || round[current].isInside
      current = round[current].frame
      if current == frame { return isInside }
    }
    return false
  }

  /// Leaves out, one after another, what nothing leads to and what leads nowhere.
  private func statesOnCycles() -> [Bool] {
    var remaining = [Bool](repeating: true, count: templates.count)
    var before = [[Int]](repeating: [], count: templates.count)
    for edge in edges.joined() { before[edge.to].append(edge.from) }
    let after = edges.map { $0.map(\.to) }
    var incoming = before.map(\.count)
    var outgoing = after.map(\.count)
    var leaving = templates.indices.filter { incoming[$0] == 0 || outgoing[$0] == 0 }
    while let state = leaving.popLast() {
      guard remaining[state] else { continue }
      remaining[state] = false
      for next in after[state] {
        incoming[next] -= 1
        if incoming[next] == 0 { leaving.append(next) }
      }
      for previous in before[state] {
        outgoing[previous] -= 1
        if outgoing[previous] == 0 { leaving.append(previous) }
      }
    }
    return remaining
  }
}
