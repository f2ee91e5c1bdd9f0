/// A size and format of a photo that is made for the site.
public struct PhotoVariant: Sendable, Equatable {
  /// Its width in pixels.
  public var width: Int
  /// Its format.
  public var format: ImageHeader.Format

  /// The widths that are made of a photo, none wider than the photo itself.
  static let widths = [320, 640, 960, 1600]

  /// The variants of a photo, narrowest first: WebP for nearly all, JPEG for the rest.
  public static func all(of header: ImageHeader) -> [PhotoVariant] {
    let widths = PhotoVariant.widths.filter { $0 < header.width }
    let largest = min(header.width, PhotoVariant.largest)
    let all = widths.last == largest ? widths : widths + [largest]
    return all.flatMap {
      [PhotoVariant(width: $0, format: .webp), PhotoVariant(width: $0, format: .jpeg)]
    }
  }

  /// The photo in its own format and no larger than the largest variant: what stands at the path
  /// of the original.
  public static func whole(of header: ImageHeader) -> PhotoVariant {
    PhotoVariant(width: min(header.width, largest), format: header.format)
  }

  /// The width of the largest variant, in pixels.
  static let largest = 1600

  /// What a file of the variant ends in: `-320w.webp`.
  public var ending: String { "-\(width)w.\(format == .jpeg ? "jpg" : format.rawValue)" }

  /// The options of vipsthumbnail's output: quality, nothing of the camera or the place, and white
  /// where JPEG can show nothing through.
  var saveOptions: String {
    switch format {
    case .jpeg: "[Q=80,strip,optimize-coding,background=255]"
    case .webp: "[Q=78,strip]"
    case .png: "[strip]"
    }
  }
}
