import Diagnostics

/// One tag of a template as it is written, before sections are matched.
struct TemplateTag {
  /// What the sign after the opening delimiter makes of the tag.
  enum Kind {
    case escaped, unescaped, section, inverted, closing, partial, parent, block, comment, delimiters

    /// Whether a line that holds nothing else than such a tag is left out of the page.
    var canStandAlone: Bool { self != .escaped && self != .unescaped }

    /// The sign that begins such a tag; empty for `{{name}}`.
    var sign: String {
      switch self {
      case .escaped: ""
      case .unescaped: "&"
      case .section: "#"
      case .inverted: "^"
      case .closing: "/"
      case .partial: ">"
      case .parent: "<"
      case .block: "$"
      case .comment: "!"
      case .delimiters: "="
      }
    }
  }

  let kind: Kind
  /// The content without sign and padding.
  let name: String
  /// Where the name stands.
  let nameRange: SourceRange
  /// The whole tag, delimiters included.
  let range: SourceRange
  /// The line around it, where the line holds nothing but tags that print nothing themselves.
  var line: StandaloneLine?

  /// The tag in the standard delimiters, for messages.
  var text: String { "{{\(kind.sign)\(name)}}" }
}

/// A line of which only tags are left out of the page: what stood around them.
struct StandaloneLine {
  /// The white space before the first tag.
  let indentation: SourceRange
  /// The line ending after the last tag; empty at the end of the file.
  let ending: SourceRange
}

/// A stretch of literal text that does not cross a line.
struct TextPiece: Sendable {
  /// The bytes, a line ending at the end included; may be empty where a line begins with a tag.
  var range: SourceRange
  /// Whether it begins a line of the template.
  let startsLine: Bool
}

/// What a template is made of, in order.
enum TemplatePiece {
  case text(TextPiece)
  case tag(TemplateTag)
}
