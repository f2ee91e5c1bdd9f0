/// What makes the lines of one text those of another: the stretches that differ.
///
/// Source: E. Myers, "An O(ND) Difference Algorithm and Its Variations", Algorithmica 1 (1986).
struct LineDifference {
  /// A stretch of old lines that is replaced by a stretch of new lines; either may be empty.
  struct Change: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The changes in the order of the lines, an equal line at least between each two.
  let changes: [Change]

  /// Beyond this number of removed and added lines the difference is one single change, because the
  /// search would take long and its result help nobody.
  static let mostEdits = 1000

  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var common = 0
    while common < shorter - start, old[old.count - 1 - common] == new[new.count - 1 - common] {
      common += 1
    }
    let whole = Change(old: start..<(old.count - common), new: start..<(new.count - common))
    if whole.old.isEmpty && whole.new.isEmpty {
      changes = []
    } else {
      changes = LineDifference.search(old, new, in: whole) ?? [whole]
    }
  }

  /// The shortest way from old to new, or `nil` where it has too many edits.
  private static func search(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], in whole: Change
  ) -> [Change]? {
    let most = min(mostEdits, whole.old.count + whole.new.count)
    var furthest = [Int](repeating: 0, count: 2 * most + 3)
    var trace: [[Int]] = []
    for edits in 0...most {
      trace.append(furthest)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let index = diagonal + most + 1
        let goesDown =
          diagonal == -edits || (diagonal != edits && furthest[index - 1] < furthest[index + 1])
        var x = goesDown ? furthest[index + 1] : furthest[index - 1] + 1
        var y = x - diagonal
        while x < whole.old.count, y < whole.new.count,
          old[whole.old.lowerBound + x] == new[whole.new.lowerBound + y]
        {
          x += 1
          y += 1
        }
        furthest[index] = x
        if x >= whole.old.count, y >= whole.new.count {
          return changes(along: trace, middle: most + 1, in: whole)
        }
      }
    }
    return nil
  }

  /// Goes back along the way that was found and joins its edits into changes.
  private static func changes(along trace: [[Int]], middle: Int, in whole: Change) -> [Change] {
    var changes: [Change] = []
    var (x, y) = (whole.old.count, whole.new.count)
    for edits in stride(from: trace.count - 1, to: 0, by: -1) {
      let furthest = trace[edits]
      let index = x - y + middle
      let goesDown =
        x - y == -edits || (x - y != edits && furthest[index - 1] < furthest[index + 1])
      let endX = goesDown ? furthest[index + 1] : furthest[index - 1] + 1
      let endY = endX - (x - y)
      let startX = goesDown ? endX : endX - 1
      let startY = goesDown ? endY - 1 : endY
      let (a, b) = (whole.old.lowerBound, whole.new.lowerBound)
      prepend(Change(old: a + startX..<a + endX, new: b + startY..<b + endY), to: &changes)
      (x, y) = (startX, startY)
    }
    return changes.reversed()
  }

  /// Adds an edit that comes before all others, to the last one of the reversed list where they
  /// touch.
  private static func prepend(_ edit: Change, to changes: inout [Change]) {
    if let next = changes.last, next.old.lowerBound == edit.old.upperBound,
      next.new.lowerBound == edit.new.upperBound
    {
      changes[changes.count - 1] = Change(
        old: edit.old.lowerBound..<next.old.upperBound,
        new: edit.new.lowerBound..<next.new.upperBound)
    } else {
      changes.append(edit)
    }
  }
}
