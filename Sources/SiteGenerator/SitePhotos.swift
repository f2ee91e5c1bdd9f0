import Diagnostics
import Pages
import Photos

/// The photos of a site in the sizes that readers get.
struct SitePhotos: Sendable {
  /// The files to publish: where each goes, and where it is kept.
  var files: [(output: String, kept: String)] = []
  /// The sizes of each photo by its path under Content.
  var pictures: [String: ResponsivePicture] = [:]
  /// What was found: broken pictures, a missing tool.
  var notices: [Diagnostic] = []

  /// Makes the sizes of all photos, on all processors; those that were made before are kept.
  ///
  /// A photo that cannot be resized is published as it is. Of photos in other parts of the site one
  /// size is made, which tells whether pages can count on the rest.
  static func make(
    of site: PreparedSite, _ shard: Shard = .whole, jobs: Int,
    progress: @escaping @Sendable (SiteBuild.Progress) -> Void
  ) -> SitePhotos {
    let photos = site.assets.outputs.filter { PhotoName($0.key) != nil }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    guard !photos.isEmpty else { return SitePhotos() }
    let folder = Project.cacheFolder + "/photos"
    if let error = FolderMaking.make(folder) { return .unresized(.unkept(folder, error)) }
    guard let path = Project.resolved(folder), let studio = PhotoStudio(keepingIn: path) else {
      return .unresized(.noTool)
    }
    let made = Parallel.map(photos.count, chunk: 1, jobs: jobs) { range in
      progress(.resizing(range.lowerBound, of: photos.count))
      return range.reduce(into: SitePhotos()) { result, index in
        let work = PhotoWork(
          site: site, studio: studio, file: photos[index].key, output: photos[index].value,
          isOwn: shard.holds(photos[index].value))
        result.add(work.run())
      }
    }
    return made.reduce(into: SitePhotos()) { $0.add($1) }
  }

  private static func unresized(_ notice: Diagnostic) -> SitePhotos {
    var photos = SitePhotos()
    photos.notices = [notice]
    return photos
  }

  private mutating func add(_ other: SitePhotos) {
    files += other.files
    pictures.merge(other.pictures) { first, _ in first }
    notices += other.notices
  }
}

/// The name of a file that says it is a photo.
struct PhotoName {
  let format: ImageHeader.Format
  /// The path without the ending.
  let stem: String

  init?(_ path: String) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch path[path.utf8.index(after: dot)...].lowercased() {
    case "jpg", "jpeg": format = .jpeg
    case "png": format = .png
    case "webp": format = .webp
    default: return nil
    }
    stem = String(path[..<dot])
  }
}
