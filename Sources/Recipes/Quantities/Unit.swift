/// A unit of the kitchen with its exact size where it has one.
public struct Unit: Sendable, Hashable {
  /// Where it stands in the catalogue; all else can be found by that.
  let position: Int16
  /// What it measures.
  public let kind: Kind
  /// Which measures it belongs to.
  public let system: System
  /// Whether it is a measure with a fixed size.
  public let isMeasure: Bool

  /// Its stable name in English, lower case with hyphens: `tablespoon`.
  public var id: String { UnitCatalogue.definitions[Int(position)].id }
  /// Its size: millilitres for volumes, grams for masses, centimetres for lengths, seconds for times;
  /// `nil` for units that have no fixed size, such as a bunch.
  public var size: Rational? { UnitCatalogue.definitions[Int(position)].size }

  /// What units measure.
  public enum Kind: Sendable, Hashable {
    /// Volume and mass and length.
    case volume, mass, length
    /// Pieces and natural parts: clove, slice, bunch.
    case count
    /// What is sold with something in it: can, packet, jar.
    case container
    /// What nobody measures: pinch, splash, handful.
    case vague
    /// Lengths of time.
    case time
  }

  /// The families of measures.
  public enum System: Sendable, Hashable {
    /// Litres, grams, centimetres and metric spoons.
    case metric
    /// Cups, ounces, pounds and inches.
    case us
    /// Neither.
    case none
  }

  /// The inch, which has a sign.
  static let inch = UnitCatalogue.units["inch"]

  /// How many of `other` one of it is, exactly; `nil` where they do not measure the same.
  public func ratio(to other: Unit) -> Rational? {
    guard kind == other.kind, let size, let otherSize = other.size else { return nil }
    return size.divided(by: otherSize)
  }
}
