import Mustache
import Recipes

/// A photo on a page.
struct Picture: Sendable {
  let url: String
  let alt: String
  var sizes: PictureSizes?

  static let schema = Schema<Picture>(
    "picture",
    [
      Field("url", .url, "The file of the picture.") { .text($0.url) },
      Field("alt", .text, "What it shows, in the author's words; may be empty.") { .text($0.alt) },
      Field(
        "sizes", .optional(.record(PictureSizes.schema.shape)),
        "The picture in several sizes; absent where it is there in one alone."
      ) { .optional($0.sizes) { PictureSizes.schema.record($0) } },
    ])

  /// Makes a picture of one size.
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
    sizes = page.context.pictures[path].map { PictureSizes(picture: $0, page: page) }
  }
}

/// The files of a picture, spelled for one page.
struct PictureSizes: Sendable {
  let picture: ResponsivePicture
  let page: Page

  static let schema = Schema<PictureSizes>(
    "picture-sizes",
    [
      Field("webp", .optional(.text), "The `srcset` of its WebP files.") { $0.set(\.webp) },
      Field("jpeg", .optional(.text), "The `srcset` of its JPEG files.") { $0.set(\.jpeg) },
      Field("small-webp", .optional(.text), "Those that a tile can need, up to 640 pixels wide.") {
        $0.set(\.webp, upTo: 640)
      },
      Field("small-jpeg", .optional(.text), "The same as JPEG.") { $0.set(\.jpeg, upTo: 640) },
      Field("width", .text, "The width in pixels of the file at `url`.") {
        .text("\($0.picture.width)")
      },
      Field("height", .text, "The height in pixels of the file at `url`.") {
        .text("\($0.picture.height)")
      },
    ])

  private func set(
    _ sizes: KeyPath<ResponsivePicture, [ResponsivePicture.Size]>, upTo width: Int = .max
  ) -> Value {
    let text = srcset(picture[keyPath: sizes].filter { $0.width <= width })
    return text.isEmpty ? .null : .text(text)
  }

  /// Files as the attribute `srcset` lists them; empty for none.
  func srcset(_ sizes: [ResponsivePicture.Size]) -> String {
    sizes.map { "\(page.url(toFile: $0.path)) \($0.width)w" }.joined(separator: ", ")
  }
}
