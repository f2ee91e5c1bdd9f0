/// What is wrong with the content of a tag, and what to write instead.
struct TagProblem {
  let message: String
  let help: String

  /// The problem of a name in such a tag, if it has one.
  static func of(_ name: String, in kind: TemplateTag.Kind) -> TagProblem? {
    if name == "." || isPlain(name) { return nil }
    let words = bareName(name, in: kind).split { $0 == " " || $0.isWhitespace }
    guard let first = words.first else {
      return TagProblem(
        message: "the tag `{{\(kind.sign)}}` has no name in it",
        help: "write the name of a field between the braces, or remove the tag")
    }
    if words.count > 1 { return severalWords(first, words[1], name, kind) }
    guard kind != .block, !isReference(name, kind), first != ".",
      first.split(separator: ".", omittingEmptySubsequences: false).contains("")
    else { return nil }
    return TagProblem(
      message: "`\(name)` has a dot with no name beside it",
      help: "write the names of the fields with one dot between them, as in `author.name`")
  }

  // Letters, hyphens and slashes with single dots between them: nearly every name, and a quick answer
  // for it.
  private static func isPlain(_ name: String) -> Bool {
    var isAfterName = false
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "-"), UInt8(ascii: "/"):
        isAfterName = true
      case UInt8(ascii: ".") where isAfterName: isAfterName = false
      default: return false
      }
    }
    return isAfterName
  }

  /// The name without the asterisk of a dynamic one.
  static func bareName(_ name: String, in kind: TemplateTag.Kind) -> String {
    guard kind == .partial || kind == .parent || kind == .closing, name.hasPrefix("*") else {
      return name
    }
    return String(name.dropFirst().drop { $0.isWhitespace })
  }

  private static func isReference(_ name: String, _ kind: TemplateTag.Kind) -> Bool {
    switch kind {
    case .partial, .parent, .closing: true
    default: false
    }
  }

  private static func severalWords(
    _ first: Substring, _ second: Substring, _ name: String, _ kind: TemplateTag.Kind
  ) -> TagProblem {
    let message = "`{{\(kind.sign)\(name)}}` has more than one name in it"
    let help =
      switch (kind, first) {
      case (.section, "if"), (.section, "each"), (.section, "with"):
        "Mustache has no `\(first)`: write `{{#\(second)}}…{{/\(second)}}`"
      case (.section, "unless"):
        "Mustache has no `unless`: write `{{^\(second)}}…{{/\(second)}}`"
      default: "put one name into each tag"
      }
    return TagProblem(message: message, help: help)
  }
}
