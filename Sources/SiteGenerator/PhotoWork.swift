import Diagnostics
import Pages
import Photos

/// The work on one photo.
struct PhotoWork {
  let site: PreparedSite
  let studio: PhotoStudio
  /// Its path under Content.
  let file: String
  /// Where it goes, from the site's root.
  let output: String
  /// Whether it belongs to the part of the site that is made.
  let isOwn: Bool

  /// Makes its sizes; where they cannot be made there are none, and the reason.
  func run() -> SitePhotos {
    var result = SitePhotos()
    let shown = site.project.shown(file)
    guard let path = Project.resolved(shown), let bytes = try? FileRead.bytes(of: shown) else {
      return result
    }
    guard let header = ImageHeader(bytes), ImageEnd.isThere(bytes, of: header.format) else {
      result.notices = [.broken(shown)]
      return result
    }
    if let format = PhotoName(file)?.format, format != header.format {
      result.notices = [.mislabelled(shown, header.format)]
    }
    guard header.width * header.height <= PhotoStudio.mostPixels else {
      result.notices.append(.huge(shown, header))
      return result
    }
    let hash = ContentHash(of: bytes).text
    if !make(header, path, hash, &result) {
      result.files = []
      result.pictures = [:]
      result.notices.append(.broken(shown))
    }
    return result
  }

  private func make(
    _ header: ImageHeader, _ path: String, _ hash: String, _ result: inout SitePhotos
  ) -> Bool {
    let whole = PhotoVariant.whole(of: header)
    let variants = PhotoVariant.all(of: header)
    let wanted = isOwn ? [whole] + variants : Array(variants.prefix(1))
    guard let kept = studio.files(of: wanted, path: path, hash: hash) else { return false }
    var picture = ResponsivePicture(
      width: whole.width, height: max(1, (header.height * whole.width) / header.width), webp: [],
      jpeg: [])
    for variant in variants {
      let size = ResponsivePicture.Size(path: place(of: variant, whole), width: variant.width)
      if variant.format == .webp { picture.webp.append(size) } else { picture.jpeg.append(size) }
    }
    result.pictures[file] = picture
    guard isOwn else { return true }
    result.files.append((output: output, kept: kept[0]))
    for (variant, kept) in zip(variants, kept.dropFirst()) where variant != whole {
      result.files.append((output: place(of: variant, whole), kept: kept))
    }
    return true
  }

  private func place(of variant: PhotoVariant, _ whole: PhotoVariant) -> String {
    variant == whole ? output : (PhotoName(output)?.stem ?? output) + variant.ending
  }
}

extension Diagnostic {
  static let noTool = Diagnostic(
    PhotoFault.noTool, at: nil,
    "photos are published as they are, since `vipsthumbnail` is not installed",
    help: "sudo apt-get install libvips-tools")

  static func unkept(_ folder: String, _ error: FileError) -> Diagnostic {
    Diagnostic(
      PhotoFault.noTool, at: nil,
      "photos are published as they are, since `\(folder)` cannot be made: \(error.reason)",
      help: "give yourself the right to write there")
  }

  fileprivate static func broken(_ path: String) -> Diagnostic {
    Diagnostic(
      PhotoFault.broken, at: whole(path),
      "`\(path)` cannot be read as a picture, so it is published as it is",
      help: "export the picture anew as JPEG, PNG or WebP")
  }

  fileprivate static func mislabelled(_ path: String, _ format: ImageHeader.Format) -> Diagnostic {
    Diagnostic(
      PhotoFault.mislabelled, at: whole(path),
      "`\(path)` is of the format \(format.rawValue.uppercased()), whatever its name says",
      help: "rename it to end in `.\(format == .jpeg ? "jpg" : format.rawValue)`")
  }

  fileprivate static func huge(_ path: String, _ header: ImageHeader) -> Diagnostic {
    Diagnostic(
      PhotoFault.tooLarge, at: whole(path),
      "`\(path)` has \(header.width) × \(header.height) pixels, too many to resize",
      help: "export it smaller: 2400 pixels are plenty")
  }

  private static func whole(_ path: String) -> SourceLocation {
    SourceFile(path: path, bytes: []).wholeFile
  }
}
