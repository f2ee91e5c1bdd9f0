import Mustache

/// A link with its words.
struct LabelledLink: Sendable {
  let title: String
  let url: String

  static let schema = Schema<LabelledLink>(
    "link",
    [
      Field("title", .text, "What the link says.") { .text($0.title) },
      Field("url", .url, "Where it leads.") { .text($0.url) },
    ])
}
