import Diagnostics

/// A part of a template with what lies inside it.
enum TemplateNode: Sendable {
  case text(TextPiece)
  case variable(VariableNode)
  case section(SectionNode)
  case partial(PartialNode)
  case parent(ParentNode)
  case block(BlockNode)
}

/// `{{name}}`, `{{{name}}}` or `{{&name}}`.
struct VariableNode: Sendable {
  let name: FieldName
  let isEscaped: Bool
  /// The whole tag.
  let range: SourceRange
}

/// `{{#name}}…{{/name}}`, or `{{^name}}…{{/name}}` where it is inverted.
struct SectionNode: Sendable {
  let name: FieldName
  let isInverted: Bool
  /// The opening tag.
  let range: SourceRange
  let children: [TemplateNode]
}

/// `{{>name}}` or `{{>*field}}`.
struct PartialNode: Sendable {
  let reference: TemplateReference
  let nameRange: SourceRange
  let range: SourceRange
  /// What to put before each line of it.
  let indentation: SourceRange
}

/// `{{<name}}…{{/name}}`: a template brought in with some of its blocks replaced.
struct ParentNode: Sendable {
  let reference: TemplateReference
  let nameRange: SourceRange
  let range: SourceRange
  let indentation: SourceRange
  let overrides: [BlockNode]
  /// What stands between the blocks and is therefore never shown.
  let strays: [SourceRange]
}

/// `{{$name}}…{{/name}}`: outside a parent tag a place to fill, inside one what fills it.
struct BlockNode: Sendable {
  let name: String
  let nameRange: SourceRange
  let range: SourceRange
  let children: [TemplateNode]
  /// Where the opening tag has its line to itself: the indentation of the content, and the ending.
  let margin: Margin?

  /// How the content of a block that has lines to itself is set.
  struct Margin: Sendable {
    /// The white space that the least indented line of the content begins with; that before the
    /// opening tag where there is no line with content.
    let indentation: SourceRange
    /// The line ending after the opening tag.
    let lineEnding: SourceRange
  }
}
