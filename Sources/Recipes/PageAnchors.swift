/// The fragments that links may name on one page: its headings, and the steps of a recipe.
public struct PageAnchors: Sendable, Equatable {
  /// The ids of headings and of what every such page has, ascending.
  public var names: [String]
  /// How many steps there are, which are `step-1` and so on.
  public var stepCount: Int

  /// Makes the anchors of a page.
  public init(names: [String] = [], stepCount: Int = 0) {
    self.names = names
    self.stepCount = stepCount
  }

  /// Whether the page has a place of that name.
  public func contains(_ name: String) -> Bool {
    names.contains(name) || PageAnchors.number(ofStep: name).map { $0 <= stepCount } ?? false
  }

  /// Every name, those of steps last.
  public var all: [String] { names + (0..<stepCount).map { "step-\($0 + 1)" } }

  private static func number(ofStep name: String) -> Int? {
    guard name.utf8.starts(with: "step-".utf8) else { return nil }
    let digits = name.utf8.dropFirst("step-".utf8.count)
    return digits.first == UInt8(ascii: "0") ? nil : Int(decimal: Array(digits)[...])
  }
}
