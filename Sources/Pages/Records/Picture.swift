import Mustache
import Recipes

/// A photo on a page.
struct Picture: Sendable {
  let url: String
  let alt: String

  static let schema = Schema<Picture>(
    "picture",
    [
      Field("url", .url, "The file of the picture.") { .text($0.url) },
      Field("alt", .text, "What it shows, in the author's words; may be empty.") { .text($0.alt) },
    ])

  /// Makes a picture.
  init(url: String, alt: String) {
    self.url = url
    self.alt = alt
  }

  /// The picture that a file names; `nil` where there is none or it is not in the site.
  init?(_ photo: Photo?, of sourcePath: String, on page: Page) {
    guard let photo,
      case .file(let path) = page.context.index.resolve(photo.target, from: sourcePath),
      let url = page.url(toContent: path)
    else { return nil }
    self.url = url
    alt = photo.alt
  }
}
