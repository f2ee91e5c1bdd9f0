import Diagnostics

/// The faults of one template as they are found; full after a while, when reading stops.
///
/// A file that is no template at all would otherwise give a fault for every other byte.
struct FaultList {
  /// How many faults of one file are taken.
  static let capacity = 25

  private(set) var faults: [Diagnostic] = []
  /// Whether no more are taken, so that whoever finds them can stop.
  var isFull: Bool { faults.count >= FaultList.capacity }

  /// Adds a fault; the last one that fits says that there may be more.
  mutating func append(_ fault: @autoclosure () -> Diagnostic) {
    guard !isFull else { return }
    faults.append(fault())
    guard isFull else { return }
    faults[faults.count - 1].notes.append(
      .init("these are the first \(FaultList.capacity) faults of this file, there may be more"))
  }

  /// The faults by their place in the file.
  var inFileOrder: [Diagnostic] {
    let order = faults.indices.sorted {
      let a = faults[$0].location?.range.lower ?? 0
      let b = faults[$1].location?.range.lower ?? 0
      return a == b ? $0 < $1 : a < b
    }
    return order.map { faults[$0] }
  }
}
