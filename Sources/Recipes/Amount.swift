/// How much: a number or a range of numbers with a unit, as exact values beside the author's words.
public struct Amount: Sendable, Equatable {
  /// The least; `nil` where the amount has no number ("a pinch", "etwas").
  public var min: Rational?
  /// The most; equal to `min` unless it is a range.
  public var max: Rational?
  /// The unit as the author wrote it; `nil` where there is none.
  public var unit: String?
  /// The whole amount as the author wrote it: "2 ½ cups".
  public var text: String

  /// Makes an amount.
  public init(min: Rational?, max: Rational? = nil, unit: String?, text: String) {
    self.min = min
    self.max = max ?? min
    self.unit = unit
    self.text = text
  }
}

/// What a recipe makes: an amount in words such as "8 servings" or "two 9 inch crusts".
public typealias Yield = Amount
