import Diagnostics
import Pages
import Photos

/// The work on one photo.
struct PhotoWork {
  let site: PreparedSite
  /// What resizes it; `nil` where that is not installed.
  let studio: PhotoStudio?
  /// Its path under Content.
  let file: String
  /// Where it goes, from the site's root.
  let output: String
  /// Whether it belongs to the part of the site that is made.
  let isOwn: Bool

  /// What its first and last bytes tell, without decoding it.
  struct Examination {
    /// What it is; `nil` where it is broken or gone.
    var header: ImageHeader?
    var bytes: [UInt8] = []
    var findings: [Diagnostic] = []
  }

  /// Reads a photo and finds what is wrong with it.
  func examine() -> Examination {
    let shown = site.project.shown(file)
    guard let bytes = try? FileRead.bytes(of: shown) else { return Examination() }
    guard let header = ImageHeader(bytes), ImageEnd.isThere(bytes, of: header.format) else {
      return Examination(findings: [.broken(shown)])
    }
    var examination = Examination(header: header, bytes: bytes)
    if let format = PhotoName(file)?.format, format != header.format {
      examination.findings.append(.mislabelled(shown, header.format))
    }
    if !PhotoWork.isDecoded(header) { examination.findings.append(.huge(shown, header)) }
    return examination
  }

  private static func isDecoded(_ header: ImageHeader) -> Bool {
    !PhotoStudio.isTooLarge(header)
  }

  private var hasRoomInName: Bool {
    output.utf8.split(separator: UInt8(ascii: "/")).last?.count ?? 0 < 240
  }

  /// Makes its sizes; where they cannot be made there are none, and the reason.
  func run() -> SitePhotos {
    let examination = examine()
    var result = SitePhotos()
    result.notices = examination.findings
    let shown = site.project.shown(file)
    guard let header = examination.header, let path = Project.resolved(shown) else {
      return result
    }
    // What moves would stand still in any other size, and a name as long as there can be has no
    // room for the width of one.
    guard let studio, PhotoWork.isDecoded(header), !header.isAnimated, hasRoomInName else {
      if isOwn { result.files = [(output: output, kept: shown)] }
      result.pictures[file] = ResponsivePicture(
        width: header.width, height: header.height, webp: [], jpeg: [])
      return result
    }
    let (whole, variants) = (PhotoVariant.whole(of: header), PhotoVariant.all(of: header))
    let wanted = isOwn ? [whole] + variants : Array(variants.prefix(1))
    let hash = ContentHash(of: examination.bytes).text
    guard let kept = studio.files(of: wanted, path: path, hash: hash) else {
      result.notices.append(.broken(shown))
      return result
    }
    result.pictures[file] = picture(header, whole, variants)
    if isOwn { result.files = published(whole, variants, keptAt: kept) }
    return result
  }

  private func picture(
    _ header: ImageHeader, _ whole: PhotoVariant, _ variants: [PhotoVariant]
  ) -> ResponsivePicture {
    var picture = ResponsivePicture(
      width: whole.width, height: max(1, (header.height * whole.width) / header.width), webp: [],
      jpeg: [])
    for variant in variants {
      let size = ResponsivePicture.Size(path: place(of: variant, whole), width: variant.width)
      if variant.format == .webp { picture.webp.append(size) } else { picture.jpeg.append(size) }
    }
    return picture
  }

  private func published(
    _ whole: PhotoVariant, _ variants: [PhotoVariant], keptAt kept: [String]
  ) -> [(output: String, kept: String)] {
    [(output: output, kept: kept[0])]
      + zip(variants, kept.dropFirst()).filter { $0.0 != whole }
      .map { (output: place(of: $0.0, whole), kept: $0.1) }
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
