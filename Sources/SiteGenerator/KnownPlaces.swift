import Glibc

/// Files that may have changed, where a look at them alone tells all that is new.
struct KnownPlaces {
  /// The paths of Markdown files from Content.
  private(set) var recipes: [String] = []
  /// Whether templates are among them.
  private(set) var hasTemplates = false

  /// Sorts files.
  ///
  /// - Parameters:
  ///   - places: Absolute paths with every symbolic link followed.
  ///   - sources: The Markdown files that were there at the last look.
  ///   - contents: The other files that were there.
  /// - Returns: `nil` where a file came or went, or is neither a recipe nor a template, so that
  ///   everything is to be looked at.
  init?(
    _ places: Set<String>, of project: Project, _ sources: RememberedSources,
    _ contents: RememberedContents
  ) {
    guard let content = Project.resolved(project.content) else { return nil }
    let templates = Project.resolved(project.templates)
    for place in places {
      if let templates, KnownPlaces.path(place, under: templates) != nil {
        hasTemplates = true
        continue
      }
      guard let path = KnownPlaces.path(place, under: content) else { return nil }
      switch Kind(of: place) {
      case .file where sources.knows(path): recipes.append(path)
      // Editors make files beside the one that they save, and take them away again.
      case .nothing where !sources.knows(path) && !contents.knows(path) && path != "site.yml":
        continue
      default: return nil
      }
    }
  }

  private static func path(_ place: String, under folder: String) -> String? {
    let rest = place.utf8.dropFirst(folder.utf8.count)
    guard place.utf8.starts(with: folder.utf8), rest.first == UInt8(ascii: "/") else { return nil }
    return String(decoding: rest.dropFirst(), as: UTF8.self)
  }

  private enum Kind {
    case file, nothing, other

    init(of place: String) {
      var status = stat()
      if lstat(place, &status) == 0 {
        self = status.st_mode & S_IFMT == S_IFREG ? .file : .other
      } else {
        self = errno == ENOENT ? .nothing : .other
      }
    }
  }
}
