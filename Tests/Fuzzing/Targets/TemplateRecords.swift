import Mustache

/// Records with fields of every shape, for templates that are made at random.
enum TemplateRecords {
  struct Group: Sendable {
    var title: String?
    var names: [String]
    var groups: [Group] = []
  }

  struct Recipe: Sendable {
    var title: String
    var description: [UInt8]?
    var layout: String
    var groups: [Group]
  }

  /// Groups lie in groups.
  static let group: Schema<Group> = Schema(
    "group",
    [
      Field("title", .optional(.text), "The heading.") { group in
        .optional(group.title) { .text($0) }
      },
      Field("names", .list(.text), "What is in it.") { .list($0.names.map { .text($0) }) },
      Field("groups", .list(.record(group.shape)), "The groups inside.") { group.list($0.groups) },
    ])

  static let recipe = Schema<Recipe>(
    "recipe",
    [
      Field("title", .text, "The title.") { .text($0.title) },
      Field("url", .url, "The address.") { _ in .text("pie/") },
      Field("description", .optional(.html), "The words above.") { recipe in
        .optional(recipe.description) { .html($0) }
      },
      Field("isDraft", .flag, "Whether it is not ready.") { _ in .bool(true) },
      Field("groups", .list(.record(group.shape)), "The ingredients.") { group.list($0.groups) },
      Field("layout", .template(["wide", "narrow"]), "How it is set.") { .text($0.layout) },
    ])

  static let sample = recipe.record(
    Recipe(
      title: "<Pie>", description: Array("<p>Good.</p>\n".utf8), layout: "wide",
      groups: [
        Group(title: "Crust", names: ["flour", "butter"]),
        Group(names: [], groups: [Group(title: "Glaze", names: ["sugar"])]),
      ]))
}
