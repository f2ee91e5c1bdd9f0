/// What stands before decimals.
public enum DecimalMark: Character, Sendable {
  /// As in English, Japanese and Chinese.
  case point = "."
  /// As in most languages of Europe.
  case comma = ","

  /// The mark of a language, by the CLDR; the point where that is not known.
  public init(language: String) {
    let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    self = DecimalMark.languagesWithComma.contains(primary) ? .comma : .point
  }

  /// The last mark between digits.
  init?(lastIn bytes: ArraySlice<UInt8>) {
    let isMark = { (byte: UInt8) in byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") }
    guard let last = bytes.lastIndex(where: isMark), last + 1 < bytes.endIndex else { return nil }
    self = bytes[last] == UInt8(ascii: ",") ? .comma : .point
  }

  private static let languagesWithComma: Set<String> = [
    "bg", "bs", "ca", "cs", "da", "de", "el", "es", "et", "eu", "fi", "fr", "gl", "hr", "hu", "id",
    "is", "it", "lt", "lv", "mk", "nb", "nl", "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sq",
    "sr", "sv", "tr", "uk", "vi",
  ]
}

/// How a number is written.
enum NumberStyle {
  /// As cooks do: `2 ½`; in decimals where no fraction of the kitchen fits.
  case fractions(DecimalMark)
  /// In decimals.
  case decimals(DecimalMark)
}

extension Rational {
  /// The number for a cook, exact where that is short and never 0 unless it is.
  func text(in style: NumberStyle) -> String {
    switch style {
    case .fractions(let mark): kitchenFraction ?? decimals(mark)
    case .decimals(let mark): decimals(mark)
    }
  }

  /// No scale shows more than three digits of an amount: `83` of `83.3`, but `12.5` and `0.33`.
  private func decimals(_ mark: DecimalMark) -> String {
    if isWhole { return text }
    let size = abs(double)
    let isShort = multiplied(by: Rational(10))?.isWhole ?? false
    let places = size >= 100 ? 0 : size >= 10 ? (isShort ? 1 : 0) : 2
    let text = decimalText(places: places)
    return mark == .comma ? String(text.map { $0 == "." ? "," : $0 }) : text
  }
}
