import Markdown
import Navigation
import Recipes

/// Fills the open places of an author's HTML with the tags that are right on one page.
struct FragmentRenderer {
  let page: Page
  /// The path under Content of the file that holds the text.
  let sourcePath: String

  /// The HTML of a fragment with every link and picture in its place.
  ///
  /// - Parameter ingredient: What the fragment names; its link to a recipe asks for its amount.
  func html(_ fragment: Fragment, asking ingredient: Ingredient? = nil) -> [UInt8] {
    guard !fragment.slots.isEmpty else { return fragment.html }
    var output = HTMLWriter(capacity: fragment.html.count + fragment.slots.count * 80)
    var position = 0
    for slot in fragment.slots {
      output.append(fragment.html[position..<slot.offset])
      position = slot.offset
      switch slot.kind {
      case .link:
        let address = address(of: slot.target)?.asking(ingredient, of: page.cookbook)
        position = write(link: slot, to: address, in: fragment.html, &output)
      case .image(let alt): write(image: slot, alt: alt, to: &output)
      }
    }
    output.append(fragment.html[position...])
    return output.bytes
  }

  /// Writes the start of a link, and all of it where it leads nowhere; where the HTML goes on.
  private func write(
    link slot: Fragment.Slot, to address: Address?, in html: [UInt8], _ output: inout HTMLWriter
  ) -> Int {
    guard let address else {
      return write(deadLink: slot, in: html, to: &output)
    }
    output.append("<a")
    output.append(attribute: "href", address.url)
    if !slot.title.isEmpty { output.append(attribute: "title", slot.title) }
    if address.isElsewhere { output.append(" rel=\"noopener\"") }
    if let recipe = address.recipe { output.append(attribute: "data-recipe", recipe) }
    output.append(">")
    return slot.offset
  }

  // CommonMark lets no link hold another, so the next end tag is the link's own.
  private func write(
    deadLink slot: Fragment.Slot, in html: [UInt8], to output: inout HTMLWriter
  ) -> Int {
    guard let close = HTMLText.range(of: "</a>", in: html, from: slot.offset) else {
      return slot.offset
    }
    output.append("<span class=\"dead-link\"")
    output.append(attribute: "title", slot.title.isEmpty ? slot.target : slot.title)
    output.append(">")
    output.append(html[slot.offset..<close.lowerBound])
    output.append("</span>")
    return close.upperBound
  }

  private func write(sizesOf picture: ResponsivePicture, to output: inout HTMLWriter) {
    let set = PictureSizes(picture: picture, page: page).srcset(picture.jpeg)
    if !set.isEmpty {
      output.append(attribute: "srcset", set)
      output.append(attribute: "sizes", "(min-width: 44rem) 50vw, 100vw")
    }
    output.append(attribute: "width", "\(picture.width)")
    output.append(attribute: "height", "\(picture.height)")
  }

  private func write(image slot: Fragment.Slot, alt: String, to output: inout HTMLWriter) {
    guard case .file(let path) = page.context.index.resolve(slot.target, from: sourcePath),
      let url = page.url(toContent: path)
    else {
      // What cannot be shown here is still said.
      return output.append(escaping: alt)
    }
    output.append("<img")
    output.append(attribute: "src", url)
    output.append(attribute: "alt", alt)
    if !slot.title.isEmpty { output.append(attribute: "title", slot.title) }
    if let picture = page.context.pictures[path] {
      write(sizesOf: picture, to: &output)
    }
    output.append(" loading=\"lazy\" decoding=\"async\">")
  }
}

extension FragmentRenderer {
  /// Where a link leads on this page.
  struct Address {
    var url: String
    var isElsewhere = false
    var recipe: RecipeID?
  }

  /// The address of a target as the author wrote it; `nil` where it leads nowhere.
  func address(of target: String) -> Address? {
    switch page.context.index.resolve(target, from: sourcePath) {
    case .recipe(let position, let fragment):
      let url = page.url(to: page.destination(pushing: position))
      return Address(
        url: fragment.isEmpty ? url : url + "#" + RelativeURL.encoded(fragment),
        recipe: page.cookbook.recipes[position].id)
    case .category(let position):
      return Address(url: page.url(to: .category(page.cookbook.categories[position].id)))
    case .root: return Address(url: page.url(to: .root))
    case .file(let path): return page.url(toContent: path).map { Address(url: $0) }
    case .anchor(let name): return Address(url: "#" + RelativeURL.encoded(name))
    case .external: return Address.outside(target)
    case .dead: return nil
    }
  }
}

extension FragmentRenderer.Address {
  /// The address of the recipe in the quantity that an ingredient asks for: `../dough/?x=2/5`.
  func asking(_ ingredient: Ingredient?, of cookbook: Cookbook) -> Self {
    guard let ingredient, let amount = ingredient.amount, let recipe,
      let position = cookbook.position(of: recipe),
      let factor = cookbook.recipes[position].yields.factor(making: amount, of: ingredient.name),
      factor != Rational(1), factor.double >= 0.1, factor.double <= 100
    else { return self }
    let end = url.firstIndex(of: "#") ?? url.endIndex
    return Self(
      url: url[..<end] + "?x=\(factor.text)" + url[end...], isElsewhere: isElsewhere,
      recipe: recipe)
  }

  /// An address elsewhere, if it is of a kind that cannot run anything in the reader's page.
  static func outside(_ target: String) -> Self? {
    let scheme = target.prefix { $0 != ":" }.lowercased()
    let isSafe =
      ["http", "https", "mailto", "tel"].contains(scheme) || target.utf8.starts(with: "//".utf8)
    return isSafe ? Self(url: target, isElsewhere: true) : nil
  }
}
