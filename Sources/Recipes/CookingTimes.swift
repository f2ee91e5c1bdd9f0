/// How long a recipe takes, each time with what its author wrote.
public struct CookingTimes: Sendable, Equatable {
  /// Work before the heat.
  public var preparation: CookingTime?
  /// Time on the heat.
  public var cooking: CookingTime?
  /// From start to table.
  public var total: CookingTime?
  /// Makes a set of times.
  public init(
    preparation: CookingTime? = nil, cooking: CookingTime? = nil, total: CookingTime? = nil
  ) {
    self.preparation = preparation
    self.cooking = cooking
    self.total = total
  }

  /// How long it takes from start to table, in seconds: the author's total, else the sum of
  /// preparation and cooking; `nil` where neither is known in numbers.
  public var wholeSeconds: Int? {
    if let total { return total.seconds }
    let parts = [preparation, cooking].compactMap { $0 }
    let seconds = parts.compactMap(\.seconds)
    return parts.isEmpty || seconds.count < parts.count ? nil : seconds.reduce(0, +)
  }
}

/// A length of time in seconds and in the author's words.
public struct CookingTime: Sendable, Equatable {
  /// Its length; a range counts with its lower end; `nil` where the words give none.
  public var seconds: Int?
  /// What the author wrote: "45–60 minutes".
  public var text: String
  /// Makes a time.
  public init(seconds: Int?, text: String) {
    self.seconds = seconds
    self.text = text
  }
}
