import Mustache
import Navigation
import Recipes

/// What a link to a page looks like where it is shared (the Open Graph protocol).
struct LinkPreview: Sendable {
  let page: Page
  /// The absolute address of the page.
  let url: String
  /// The absolute address of the picture.
  let image: Picture?

  static let schema = Schema<LinkPreview>(
    "preview",
    [
      Field("type", .text, "`article` for a recipe, `website` for any other page.") {
        .text($0.page.recipe == nil ? "website" : "article")
      },
      Field("title", .text, "What the page is called, without the site's title.") {
        .text($0.page.ownTitle ?? $0.page.context.site.title)
      },
      Field("url", .url, "The absolute address of the page.") { .text($0.url) },
      Field(
        "image", .optional(.record(Picture.schema.shape)),
        "The recipe's photo, at its absolute address."
      ) { .optional($0.image) { Picture.schema.record($0) } },
      Field("card", .text, "The size of the picture, as Twitter calls it.") {
        .text($0.image == nil ? "summary" : "summary_large_image")
      },
    ])

  /// The preview of a page; `nil` without the site's address, and where there is nothing to share.
  init?(of page: Page) {
    guard page.context.site.url != nil, !page.isUnlisted, let canonical = page.canonical else {
      return nil
    }
    self.page = page
    url = canonical
    image = LinkPreview.image(of: page)
  }

  private static func image(of page: Page) -> Picture? {
    guard let site = page.context.site.url, let position = page.position else { return nil }
    let recipe = page.cookbook.recipes[position]
    guard let photo = recipe.photo,
      case .file(let path) = page.context.index.resolve(photo.target, from: recipe.sourcePath),
      let file = page.context.files[path]
    else { return nil }
    return Picture(url: site + RelativeURL.encoded(file), alt: photo.alt)
  }
}
