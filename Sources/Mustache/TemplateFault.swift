import Diagnostics

/// The kinds of fault that a template can have.
public enum TemplateFault {
  /// A tag without its closing delimiter.
  public static let unclosedTag = DiagnosticKind(
    "unclosed-tag", .error, summary: "A tag of a template has no closing braces.",
    example: "<h1>{{title}</h1>", remedy: "Close the tag with as many braces as it was opened with."
  )
  /// A tag whose content makes no sense.
  public static let badTag = DiagnosticKind(
    "bad-tag", .error, summary: "What stands between the braces of a tag is no name.",
    example: "{{#if photo}}",
    remedy: "Put one name into each tag; a section {{#photo}}…{{/photo}} is the `if` of Mustache.")
  /// A section, block or parent without its closing tag.
  public static let unclosedSection = DiagnosticKind(
    "unclosed-section", .error, summary: "A section, block or parent is opened and never closed.",
    example: "{{#tags}}<li>{{name}}</li>", remedy: "Add the closing tag, here {{/tags}}.")
  /// A closing tag that comes before that of what was opened later.
  public static let crossedSection = DiagnosticKind(
    "crossed-section", .error, summary: "Two sections overlap instead of lying in each other.",
    example: "{{#photo}}{{#tags}}…{{/photo}}{{/tags}}",
    remedy: "Close first what was opened last.")
  /// A closing tag for which nothing is open.
  public static let strayClosing = DiagnosticKind(
    "stray-closing-tag", .error, summary: "A closing tag has no opening tag before it.",
    example: "{{/tags}}", remedy: "Remove it, or open the section before it.")
  /// Sections in sections beyond any need.
  public static let nestedTooDeeply = DiagnosticKind(
    "nested-too-deeply", .error,
    summary: "Sections of one template lie in each other more than 100 deep.",
    example: "{{#a}}{{#a}}{{#a}}…", remedy: "Move the inner part into a partial.")
  /// A field that the shape does not have.
  public static let unknownField = DiagnosticKind(
    "unknown-field", .error, summary: "A template asks for a field that does not exist there.",
    example: "{{titel}}", remedy: "Take one of the fields that the message lists.")
  /// A section over something that is always there and has nothing inside.
  public static let sectionOnScalar = DiagnosticKind(
    "section-on-scalar", .error,
    summary: "A section is opened over a text, which is always there and holds no fields.",
    example: "{{#title}}…{{/title}}", remedy: "Print the field with {{title}}.")
  /// An inverted section that can never be shown.
  public static let neverShown = DiagnosticKind(
    "section-never-shown", .error,
    summary: "An inverted section stands over a record that is always there.",
    example: "{{^site}}…{{/site}}", remedy: "Remove the section with what is in it.")
  /// Plain text printed without escaping.
  public static let unescapedText = DiagnosticKind(
    "unescaped-text", .error,
    summary: "Plain text is printed as if it were HTML, so that a `<` in it breaks the page.",
    example: "{{{title}}}", remedy: "Print it with two braces: {{title}}.")
  /// Markup printed with escaping.
  public static let escapedHTML = DiagnosticKind(
    "escaped-html", .error,
    summary: "HTML is printed as if it were plain text, so that readers see its tags.",
    example: "{{description}}", remedy: "Print it with three braces: {{{description}}}.")
  /// A list or a record printed.
  public static let unprintable = DiagnosticKind(
    "unprintable-field", .error,
    summary: "A list or a record is printed, which shows nothing at all.",
    example: "{{ingredients}}",
    remedy: "Open a section over it and print the fields of what is in it.")
  /// A partial, parent or page template that is not there.
  public static let missingTemplate = DiagnosticKind(
    "missing-template", .error, summary: "A template that is asked for does not exist.",
    example: "{{>partials/tyle}}",
    remedy: "Write the path of the template in Templates/ without .mustache.")
  /// A dynamic name over something that names no template.
  public static let notATemplateName = DiagnosticKind(
    "not-a-template-name", .error,
    summary: "A partial is chosen by a field that does not hold the name of a template.",
    example: "{{>*title}}", remedy: "Name the partial itself: {{>partials/tile}}.")
  /// A block that replaces nothing.
  public static let unknownBlock = DiagnosticKind(
    "unknown-block", .error,
    summary: "A block is filled that the parent template does not have.",
    example: "{{<layout}}{{$mian}}…{{/mian}}{{/layout}}",
    remedy: "Take one of the blocks that the message lists.")
  /// A block that is filled twice in one parent.
  public static let duplicateBlock = DiagnosticKind(
    "duplicate-block", .error, summary: "A block of a parent is filled twice.",
    example: "{{<layout}}{{$main}}a{{/main}}{{$main}}b{{/main}}{{/layout}}",
    remedy: "Put everything into one of the two.")
  /// Content in a parent that is in no block.
  public static let strayContent = DiagnosticKind(
    "stray-content", .error,
    summary: "Something stands inside a parent but outside its blocks and is never shown.",
    example: "{{<layout}}<p>Hello</p>{{/layout}}",
    remedy: "Move it into a block of the parent, such as {{$main}}…{{/main}}.")
  /// A template that brings in itself without end.
  public static let includeCycle = DiagnosticKind(
    "include-cycle", .error, summary: "Templates include each other in a circle without end.",
    example: "a.mustache: {{>b}}   b.mustache: {{>a}}",
    remedy: "Break the circle, or put the inner tag into a section over a list that runs out.")
  /// A template that no page uses.
  public static let unusedTemplate = DiagnosticKind(
    "unused-template", .warning, summary: "A template is used by no page.",
    example: "Templates/partials/old-tile.mustache",
    remedy: "Delete the file, or check the names of the partials that should bring it in.")

  /// Every kind, in the order of the reference.
  public static let all = [
    unclosedTag, badTag, unclosedSection, crossedSection, strayClosing, nestedTooDeeply,
    unknownField, sectionOnScalar, neverShown, unescapedText, escapedHTML, unprintable,
    missingTemplate, notATemplateName, unknownBlock, duplicateBlock, strayContent, includeCycle,
    unusedTemplate,
  ]
}
