import Diagnostics
import Language
import Markdown
import Recipes
import YAML

extension ConfigurationReader {
  /// The categories of site.yml in their order, their words in the language of the site.
  static func categories(_ map: inout YAMLMap, language: String) -> [CategoryDeclaration] {
    map.items("categories").compactMap { node in
      if let name = node.text { return declaration(id: name, title: nil, at: node.range, &map) }
      return declaration(of: node, language, &map)
    }
  }

  private static func declaration(
    of node: YAMLNode, _ language: String, _ map: inout YAMLMap
  ) -> CategoryDeclaration? {
    var inner = map.inner(node, noun: "a category")
    let id = inner.text("id")
    let title = words("title", in: &inner, language)
    let introduction = words("introduction", in: &inner, language)
    let tags = inner.texts("tags").map { Reference(target: $0.value, range: $0.range) }
    inner.reportUnknownKeys()
    map.absorb(inner)
    guard let name = id ?? title else {
      map.report(
        GeneratorFault.namelessCategory, at: node.range, "this category has no `id`",
        help: "write `- { id: dessert, title: Dessert }`")
      return nil
    }
    var category = declaration(id: name.value, title: title?.value, at: name.range, &map)
    category?.introduction = paragraphs(introduction?.value ?? "")
    category?.tags = tags
    return category
  }

  private static func declaration(
    id: String, title: String?, at range: SourceRange, _ map: inout YAMLMap
  ) -> CategoryDeclaration? {
    let slug = CategoryDeclaration.id(ofFolder: id)
    guard !slug.isEmpty else {
      map.report(
        GeneratorFault.namelessCategory, at: range,
        "`\(id)` holds no letter and no digit to make an address of",
        help: "give the category an `id` such as `dessert`")
      return nil
    }
    return CategoryDeclaration(id: slug, title: title ?? (slug == id ? nil : id))
  }

  /// A text, or a map of texts by their languages, of which the site's own counts; where that is
  /// lacking, English, or whatever comes first.
  private static func words(
    _ key: String, in map: inout YAMLMap, _ language: String
  ) -> Positioned<String>? {
    guard map.node(key)?.entries != nil else { return map.text(key) }
    var inner = map.map(key)
    var texts: [(tag: String, text: Positioned<String>)] = []
    for name in inner.keys {
      guard let tag = LanguageTag.canonical(name.value), LanguageTag.isKnown(tag) else {
        inner.report(
          RecipeFault.badLanguage, at: name.range, "`\(name.value)` is no language tag",
          help: "write a tag such as `en`, `de` or `pt-BR`")
        continue
      }
      if let text = inner.text(name.value) { texts.append((tag, text)) }
    }
    map.absorb(inner)
    let wanted = LanguageTag.withParents(language) + [WordsLibrary.original]
    let best = wanted.lazy.compactMap { tag in texts.first { $0.tag == tag } }.first
    return (best ?? texts.first)?.text
  }

  /// Plain text as HTML, its paragraphs parted by empty lines.
  private static func paragraphs(_ text: String) -> Fragment {
    var fragment = Fragment()
    for paragraph in text.split(separator: "\n\n") where !paragraph.allSatisfy(\.isWhitespace) {
      fragment.append("<p>")
      fragment.append(text: String(paragraph))
      fragment.append("</p>\n")
    }
    return fragment
  }
}
