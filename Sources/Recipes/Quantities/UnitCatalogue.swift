/// All units that Crumb knows, whatever the language they are written in.
///
/// Sizes are exact by definition: the inch is 2.54 cm and the avoirdupois pound 453.59237 g since
/// the international agreement of 1959, the US gallon is 231 cubic inches; spoons and cups of
/// metric kitchens are 5, 15 and 250 ml.
enum UnitCatalogue {
  /// What a unit is.
  struct Definition: Sendable {
    var id: String
    var kind: Unit.Kind
    var system: Unit.System
    var size: Rational?
  }

  /// Every unit, measures first.
  static let definitions: [Definition] = measures + things + times

  /// Every unit by its id.
  static let units: [String: Unit] = Dictionary(
    uniqueKeysWithValues: definitions.enumerated().map { position, unit in
      let value = Unit(
        position: Int16(position), kind: unit.kind, system: unit.system,
        isMeasure: unit.size != nil)
      return (unit.id, value)
    })

  private static let measures: [Definition] =
    volumes + [
      unit("milligram", .mass, .metric, 1, 1000), unit("gram", .mass, .metric, 1),
      unit("decagram", .mass, .metric, 10), unit("kilogram", .mass, .metric, 1000),
      unit("metric-pound", .mass, .metric, 500),
      unit("ounce", .mass, .us, 45_359_237, 1_600_000),
      unit("pound", .mass, .us, 45_359_237, 100_000),
      unit("millimetre", .length, .metric, 1, 10), unit("centimetre", .length, .metric, 1),
      unit("inch", .length, .us, 254, 100),
    ]

  private static let volumes: [Definition] = [
    unit("millilitre", .volume, .metric, 1), unit("centilitre", .volume, .metric, 10),
    unit("decilitre", .volume, .metric, 100), unit("litre", .volume, .metric, 1000),
    unit("metric-teaspoon", .volume, .metric, 5), unit("metric-tablespoon", .volume, .metric, 15),
    unit("metric-cup", .volume, .metric, 250), unit("japanese-cup", .volume, .metric, 200),
    gallon("teaspoon", 768), gallon("tablespoon", 256), gallon("fluid-ounce", 128),
    gallon("cup", 16), gallon("pint", 8), gallon("quart", 4), gallon("gallon", 1),
  ]

  private static let times: [Definition] = [
    unit("second", .time, .metric, 1), unit("minute", .time, .metric, 60),
    unit("hour", .time, .metric, 3600), unit("day", .time, .metric, 86_400),
    unit("week", .time, .metric, 604_800),
  ]

  private static let things: [Definition] =
    [
      "piece", "clove", "slice", "bunch", "head", "stalk", "sprig", "leaf", "bulb", "cube", "ear",
      "rib", "strip", "fillet", "sheet", "rasher", "pod", "drop", "scoop",
      "ball", "portion", "part", "wedge", "block", "loaf", "root", "dozen", "spoon", "square",
      "stick", "strand", "floret", "twig", "stem", "pair", "shot", "batch", "set",
    ].map { unit($0, .count) }
    + [
      "can", "packet", "jar", "bottle", "box", "bag", "carton", "tub", "tube", "glass", "mug",
      "bowl", "container", "envelope", "punnet", "case", "ladle", "basket",
    ].map { unit($0, .container) }
    + [
      "pinch", "dash", "handful", "splash", "drizzle", "bit", "sprinkling", "dollop", "knob",
      "squeeze", "smidgen", "knife-tip", "touch", "lot",
    ].map { unit($0, .vague) }

  private static func unit(
    _ id: String, _ kind: Unit.Kind, _ system: Unit.System = .none, _ size: Int? = nil,
    _ divisor: Int = 1
  ) -> Definition {
    Definition(id: id, kind: kind, system: system, size: size.flatMap { Rational($0, divisor) })
  }

  /// A part of the US gallon of 3785.411784 ml.
  private static func gallon(_ id: String, _ divisor: Int) -> Definition {
    unit(id, .volume, .us, 3_785_411_784, 1_000_000 * divisor)
  }
}
