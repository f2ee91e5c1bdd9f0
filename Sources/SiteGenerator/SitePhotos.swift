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
    guard site.assets.outputs.contains(where: { PhotoName($0.key) != nil }) else {
      return SitePhotos()
    }
    let folder = site.project.kept + "/photos"
    var photos = SitePhotos()
    var studio: PhotoStudio?
    if let error = FolderMaking.make(folder) {
      photos.notices = [.unkept(folder, error)]
    } else {
      studio = Project.resolved(folder).flatMap { PhotoStudio(keepingIn: $0) }
      if studio == nil { photos.notices = [.noTool] }
    }
    let works = works(on: site, shard, studio)
    let made = Parallel.map(works.count, chunk: 1, jobs: jobs) { range in
      progress(.resizing(range.lowerBound, of: works.count))
      return range.reduce(into: SitePhotos()) { $0.add(works[$1].run()) }
    }
    return made.reduce(into: photos) { $0.add($1) }
  }

  /// What is wrong with the photos of a site, as far as it is seen without decoding them.
  static func findings(in site: PreparedSite, jobs: Int) -> [Diagnostic] {
    let works = works(on: site, .whole, nil)
    return Parallel.map(works.count, chunk: 1, jobs: jobs) { range in
      range.flatMap { works[$0].examine().findings }
    }.flatMap { $0 }
  }

  private static func works(
    on site: PreparedSite, _ shard: Shard, _ studio: PhotoStudio?
  ) -> [PhotoWork] {
    site.assets.outputs.filter { PhotoName($0.key) != nil }
      .sorted { PathOrder.precedes($0.key, $1.key) }
      .map {
        PhotoWork(
          site: site, studio: studio, file: $0.key, output: $0.value, isOwn: shard.holds($0.value))
      }
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
