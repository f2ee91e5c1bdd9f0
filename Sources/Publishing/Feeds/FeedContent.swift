import Markdown
import Recipes

/// A whole recipe as plain HTML that can stand anywhere: every address absolute.
struct FeedContent {
  let site: PublishedSite
  /// The path under Content of the recipe's file.
  let sourcePath: String
  /// The absolute address of the recipe's page.
  let page: String

  /// The HTML of a recipe without its title.
  func html(of recipe: Recipe) -> [UInt8] {
    var html: [UInt8] = []
    if let photo = recipe.photo, let address = site.address(ofFile: photo.target, from: sourcePath)
    {
      html += "<p>\(image(address, alt: photo.alt))</p>\n".utf8
    }
    html += filled(recipe.description)
    for yield in recipe.yields { html += "<p>".utf8 + HTMLEscape.bytes(yield.text) + "</p>\n".utf8 }
    append(heading: "ingredients", ifAny: recipe.ingredients, to: &html)
    append(recipe.ingredientGroups, level: 3, to: &html)
    append(heading: "method", ifAny: recipe.steps, to: &html)
    append(recipe.parts, to: &html)
    for section in recipe.sections {
      if !section.title.isEmpty { html += "<h2>".utf8 + filled(section.title) + "</h2>\n".utf8 }
      html += filled(section.body)
    }
    return html
  }

  private func append(heading word: String, ifAny items: [some Any], to html: inout [UInt8]) {
    guard !items.isEmpty else { return }
    html += "<h2>".utf8 + HTMLEscape.bytes(site.words.text(word)) + "</h2>\n".utf8
  }

  // Groups nest as deep as headings do, which Markdown limits to six.
  private func append(_ groups: [IngredientGroup], level: Int, to html: inout [UInt8]) {
    for group in groups {
      if group.title != nil {
        html += "<h\(level)>".utf8 + filled(group.label) + "</h\(level)>\n".utf8
      }
      if !group.ingredients.isEmpty {
        html += "<ul>\n".utf8
        for ingredient in group.ingredients { html += line(ingredient) }
        html += "</ul>\n".utf8
      }
      append(group.groups, level: min(level + 1, 6), to: &html)
    }
  }

  private func line(_ ingredient: Ingredient) -> [UInt8] {
    var line = Array("<li>".utf8)
    if let amount = ingredient.amount { line += HTMLEscape.bytes(amount.text) + " ".utf8 }
    if let amount = ingredient.alternateAmount {
      line += HTMLEscape.bytes("(\(amount.text)) ")
    }
    return line + filled(ingredient.label) + "</li>\n".utf8
  }

  private func append(_ parts: [Part], to html: inout [UInt8]) {
    var number = 1
    for part in parts {
      if part.title != nil { html += "<h3>".utf8 + filled(part.label) + "</h3>\n".utf8 }
      guard !part.steps.isEmpty else { continue }
      html += (number == 1 ? "<ol>\n" : "<ol start=\"\(number)\">\n").utf8
      for step in part.steps { html += "<li>".utf8 + filled(step.body) + "</li>\n".utf8 }
      html += "</ol>\n".utf8
      number += part.steps.count
    }
  }

  private func image(_ address: String, alt: String) -> String {
    "<img src=\"\(HTMLEscape.text(address))\" alt=\"\(HTMLEscape.text(alt))\">"
  }

  /// The HTML of a fragment with absolute addresses in its open places.
  private func filled(_ fragment: Fragment) -> [UInt8] {
    guard !fragment.slots.isEmpty else { return fragment.html }
    var html: [UInt8] = []
    var position = 0
    for slot in fragment.slots {
      html += fragment.html[position..<slot.offset]
      position = slot.offset
      switch slot.kind {
      case .link: html += link(to: slot.target).utf8
      case .image(let alt):
        let address = site.address(ofFile: slot.target, from: sourcePath)
        html += (address.map { image($0, alt: alt) } ?? HTMLEscape.text(alt)).utf8
      }
    }
    return html + fragment.html[position...]
  }

  // A link that leads nowhere keeps its text: an `a` without an address is none (HTML, §4.5.1).
  private func link(to target: String) -> String {
    if target.utf8.first == UInt8(ascii: "#") {
      return "<a href=\"\(HTMLEscape.text(page + target))\">"
    }
    return site.address(ofLink: target, from: sourcePath)
      .map { "<a href=\"\(HTMLEscape.text($0))\">" } ?? "<a>"
  }
}
