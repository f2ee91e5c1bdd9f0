import CICU

/// A text as a terminal shows it, character by character with the columns that each takes.
///
/// Control characters and those that cannot be seen or that turn the direction of writing are
/// replaced by visible signs, so that no file can send a terminal escape sequence or look other
/// than it is. Tabs reach to the next multiple of four columns.
struct VisibleText {
  /// A character, or the sign that stands for one, and its columns.
  struct Cell {
    let text: String
    let width: Int
  }

  private(set) var cells: [Cell] = []
  private(set) var width = 0

  private static let tabWidth = 4

  mutating func append(_ text: String) {
    for character in text {
      if character == "\t" {
        let columns = VisibleText.tabWidth - width % VisibleText.tabWidth
        append(String(repeating: " ", count: columns), width: columns)
      } else {
        append(character)
      }
    }
  }

  private mutating func append(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return }
    if !scalars.contains(where: { $0.sign != nil }) {
      let text = first.isCombining ? "\u{25CC}\(character)" : String(character)
      append(text, width: max(character.columns, first.isCombining ? 1 : 0))
    } else {
      for scalar in scalars {
        let text = scalar.sign ?? String(scalar)
        append(text, width: scalar.sign?.utf16.count ?? scalar.columns)
      }
    }
  }

  private mutating func append(_ text: String, width: Int) {
    cells.append(Cell(text: text, width: width))
    self.width += width
  }
}

extension String {
  /// The text on one line with signs for what cannot be seen, cut where it is longer than a
  /// message should be.
  var visible: String {
    let most = 600
    var text = ""
    for (count, scalar) in unicodeScalars.enumerated() {
      guard count < most else { return text + "…" }
      if let sign = scalar.sign { text += sign } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// The sign that stands for a character that must not reach a terminal or cannot be seen.
  var sign: String? {
    switch value {
    case 0x20..<0x7F: nil
    case 0..<0x20: Unicode.Scalar(0x2400 + value).map { String($0) }
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0xAD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
      "<U+\(String(repeating: "0", count: value < 0x1000 ? value < 0x100 ? 2 : 1 : 0))"
        + "\(String(value, radix: 16, uppercase: true))>"
    default: nil
    }
  }

  /// Whether it is shown together with the character before it.
  fileprivate var isCombining: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// How many columns it takes by itself.
  fileprivate var columns: Int {
    if value < 0x300 { return 1 }
    if isCombining || properties.generalCategory == .format { return 0 }
    return crumb_is_wide(Int32(value)) == 1 ? 2 : 1
  }
}

extension Character {
  /// How many columns a terminal gives it: two for East Asian wide characters, emoji and flags.
  fileprivate var columns: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    guard scalars.count > 1 else { return first.columns }
    let isEmoji = scalars.contains { $0.value == 0xFE0F || $0.properties.isEmojiPresentation }
    return isEmoji ? 2 : first.columns
  }
}
