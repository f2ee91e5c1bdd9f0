import SiteGenerator

/// Adds up what each stage of the walk takes.
final class StageClock: StageTimer {
  private var costs: [WalkStage: Cost] = [:]
  private var bytes: [WalkStage: Int] = [:]

  func time<Value>(
    _ stage: WalkStage, bytes size: (Value) -> Int, _ work: () -> Value
  ) -> Value {
    let (value, cost) = Cost.measure(work)
    costs[stage, default: Cost()].add(cost)
    bytes[stage, default: 0] += size(value)
    return value
  }

  /// The stages in the order of the walk.
  ///
  /// - Parameter count: How many recipes went through them.
  func figures(_ count: Int) -> [StageFigure] {
    WalkStage.allCases.compactMap { stage in
      costs[stage].map {
        StageFigure(name: stage.rawValue, count: count, cost: $0, bytes: bytes[stage] ?? 0)
      }
    }
  }
}
