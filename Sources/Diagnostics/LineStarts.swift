/// The offsets at which the lines of a text begin, ascending.
public enum LineStarts {
  /// The index of the line that holds an offset, counted from 0; what comes before the first counts
  /// to it.
  public static func line(at offset: Int, of starts: [Int]) -> Int {
    var lower = 0
    var upper = starts.count
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if starts[middle] <= offset { lower = middle } else { upper = middle }
    }
    return lower
  }
}
