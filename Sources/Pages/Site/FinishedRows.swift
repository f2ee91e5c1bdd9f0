import Synchronization

/// Rows that are the same on many pages, as finished HTML: those of the columns beside a recipe.
///
/// The links of a column depend on how deep the page lies and on nothing else of it, but for the
/// one row that is marked. Made for each page anew, the columns would cost more than the recipes.
final class FinishedRows: Sendable {
  /// Which column, on pages of which depth.
  struct Column: Hashable {
    /// The category whose recipes are listed; `nil` for the sidebar.
    var category: Int?
    /// How many recipes are on the path of the page.
    var depth: Int
  }

  /// The rows of a column one after the other.
  struct Rows {
    private(set) var html: [UInt8] = []
    /// Where each row ends.
    private(set) var ends: [Int] = []

    init(_ rows: some Sequence<[UInt8]>) {
      for row in rows {
        html += row
        ends.append(html.count)
      }
    }

    /// Some of the rows, one of them in another form.
    func html(of range: Range<Int>, _ place: Int?, replacedBy row: [UInt8]) -> [UInt8] {
      guard let place, range.contains(place) else { return Array(html[bytes(of: range)]) }
      let before = bytes(of: range.lowerBound..<place)
      let after = bytes(of: (place + 1)..<range.upperBound)
      var result: [UInt8] = []
      result.reserveCapacity(before.count + row.count + after.count)
      result += html[before]
      result += row
      result += html[after]
      return result
    }

    private func bytes(of range: Range<Int>) -> Range<Int> {
      start(of: range.lowerBound)..<start(of: range.upperBound)
    }

    private func start(of place: Int) -> Int { place == 0 ? 0 : ends[place - 1] }
  }

  private let columns = Mutex<[Column: Rows]>([:])

  /// The rows of a column, made by the first page that asks for them.
  func rows(of column: Column, make: () -> Rows) -> Rows {
    if let known = columns.withLock({ $0[column] }) { return known }
    let made = make()
    columns.withLock { $0[column] = made }
    return made
  }
}
