import Mustache
import Recipes

/// An amount with its numbers as data, so that the page's scripts can scale and convert it.
struct AmountRecord: Sendable {
  let html: [UInt8]
  /// What scripts need to know of its measure.
  let measure: String?
  /// The same in the other family of measures.
  let converted: String?
  /// Whether it can be given in the other family of measures.
  let converts: Bool

  static let schema = Schema<AmountRecord>(
    "amount",
    [
      Field(
        "text", .html, "The author's words, with numbers as `<data>`: `½ cup`."
      ) { .html($0.html) },
      Field(
        "measure", .optional(.text),
        "What it comes to in the other family of measures, for scripts: `metric 118.29 ml`."
      ) { .optional($0.measure) { .text($0) } },
      Field(
        "also", .optional(.text),
        "The same for readers: `120 ml`; absent where the author gives both, or none is sound."
      ) { .optional($0.converted) { .text($0) } },
    ])

  /// An amount of an ingredient that comes with another one or is one; `nil` for none.
  init?(
    _ amount: Amount?, beside other: Amount?, of name: String, _ names: UnitNames,
    _ mark: DecimalMark
  ) {
    guard let amount else { return nil }
    let words = AmountText(html: amount)
    let isConverted = other?.min != nil
    let size = isConverted ? nil : words.measure(amount, of: name)
    html = words.html
    converts = size != nil
    measure = words.data(of: size)
    converted = size?.text(names: names, mark: mark)
  }
}
