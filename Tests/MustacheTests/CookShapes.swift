import Mustache

/// Records as a cookbook has them, for the tests of the checker.
enum CookShapes {
  static let author = RecordShape(
    "author",
    [
      .init("name", { .text }, documentation: "The name."),
      .init("url", { .optional(.url) }, documentation: "The address of their own site."),
    ])

  static let ingredient = RecordShape(
    "ingredient",
    [
      .init("name", { .text }, documentation: "What it is."),
      .init("note", { .optional(.text) }, documentation: "What to know about it."),
    ])

  /// Groups lie in groups.
  static let group: RecordShape = RecordShape(
    "ingredient-group",
    [
      .init("title", { .optional(.text) }, documentation: "The heading."),
      .init("ingredients", { .list(.record(ingredient)) }, documentation: "What is in it."),
      .init("groups", { .list(.record(group)) }, documentation: "The groups inside."),
    ])

  static let recipe = RecordShape(
    "recipe",
    [
      .init("title", { .text }, documentation: "The title."),
      .init("url", { .url }, documentation: "The address."),
      .init("description", { .optional(.html) }, documentation: "The words before the list."),
      .init("isDraft", { .flag }, documentation: "Whether it is not ready."),
      .init("author", { .record(author) }, documentation: "Who wrote it."),
      .init("groups", { .list(.record(group)) }, documentation: "The ingredients."),
      .init("tags", { .list(.text) }, documentation: "The tags."),
      .init("layout", { .template(["wide", "narrow"]) }, documentation: "How it is set."),
    ])
}
