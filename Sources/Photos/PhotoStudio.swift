import Glibc

/// Makes the sizes of photos by vipsthumbnail, each once: what was made is kept by the content of
/// the photo.
public struct PhotoStudio: Sendable {
  private let tool: String
  private let folder: String

  /// Counted up when the same photo comes out otherwise, so that what was kept is made anew.
  private static let edition = 2

  /// The most pixels of a photo that are decoded.
  static let mostPixels = 100_000_000

  /// Whether a photo has more pixels than are decoded, however many its header claims.
  public static func isTooLarge(_ header: ImageHeader) -> Bool {
    header.height > mostPixels / header.width
  }

  /// A studio that keeps its work in a folder, given by its absolute path; `nil` where
  /// vipsthumbnail is not installed.
  public init?(keepingIn folder: String) {
    guard let found = Program.path(of: "vipsthumbnail") else { return nil }
    tool = found
    self.folder = folder
  }

  /// Makes the variants of a photo that were not made before.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the photo.
  ///   - hash: The fingerprint of its content.
  /// - Returns: The files of the variants in their order; `nil` where the photo is broken.
  public func files(of variants: [PhotoVariant], path: String, hash: String) -> [String]? {
    let kept = variants.map { "\(folder)/\(hash).\(PhotoStudio.edition)\($0.ending)" }
    let missing = variants.indices.filter { access(kept[$0], R_OK) != 0 }
    guard !missing.isEmpty else { return kept }
    // A place of its own for each photo: two builds, or two photos of one content, may be at work.
    var template = Array("\(folder)/making-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    let place = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { rmdir(place) }
    let base = "\(place)/base.png"
    defer { unlink(base) }
    guard develop(path, at: place, into: base) else { return nil }
    for index in missing {
      let making = "\(place)/variant\(variants[index].ending)"
      let options = variants[index].saveOptions
      guard resize(base, to: variants[index].width, into: making + options, []),
        rename(making, kept[index]) == 0
      else {
        unlink(making)
        return nil
      }
    }
    return kept
  }

  /// Decodes a photo once for all its variants: upright, in sRGB, without a word of the camera or
  /// the place, and no larger than the largest variant.
  private func develop(_ path: String, at place: String, into base: String) -> Bool {
    // vips takes brackets in names for options, so it sees names of ours alone.
    let source = "\(place)/source"
    guard symlink(path, source) == 0 else { return false }
    let profile = "\(place)/srgb.icc"
    defer {
      unlink(source)
      unlink(profile)
    }
    guard PhotoStudio.write(ColourProfile.sRGB, to: profile) else { return false }
    let colours = ["--import-profile", profile, "--export-profile", profile]
    // A grey photo without a profile is none that a profile for colours can be taken for.
    return [colours, []].contains { colours in
      resize(
        source + "[fail_on=truncated]", to: PhotoVariant.largest,
        into: base + "[compression=0,strip]", colours)
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return false }
    let count = Glibc.write(descriptor, bytes, bytes.count)
    return close(descriptor) == 0 && count == bytes.count
  }

  private func resize(
    _ source: String, to width: Int, into output: String, _ colours: [String]
  ) -> Bool {
    ChildProcess(
      path: tool,
      arguments: ["--size", "\(width)x>"] + colours + ["--output", output, source],
      environment: ["VIPS_BLOCK_UNTRUSTED=1", "VIPS_CONCURRENCY=1", "LC_ALL=C.UTF-8"]
    ).run()
  }
}
