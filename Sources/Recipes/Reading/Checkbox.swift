import Markdown

/// The box to tick that items of lists begin with in many notes: `[ ]`, `[x]`.
enum Checkbox {
  /// Its bytes with the space behind it.
  static let length = 4

  /// Whether a text begins with one.
  static func begins(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count > length else { return false }
    let start = text.startIndex
    let mark = text[start + 1]
    return text[start] == UInt8(ascii: "[") && text[start + 2] == UInt8(ascii: "]")
      && text[start + 3] == UInt8(ascii: " ")
      && (mark == UInt8(ascii: " ") || mark | 0x20 == UInt8(ascii: "x"))
  }

  /// A text without it.
  static func dropped(from text: String) -> String {
    begins(Array(text.utf8.prefix(length + 1))[...])
      ? String(decoding: text.utf8.dropFirst(length), as: UTF8.self) : text
  }
}

extension Fragment {
  /// Takes the box away that the first paragraph begins with.
  mutating func dropCheckbox() {
    let start = html.starts(with: "<p>".utf8) ? 3 : 0
    guard Checkbox.begins(html[start...]) else { return }
    html.removeSubrange(start..<start + Checkbox.length)
    for place in slots.indices { slots[place].offset -= Checkbox.length }
  }
}
