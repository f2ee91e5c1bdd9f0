import Diagnostics
import Glibc
import Recipes

/// What lies under Content: Markdown files and all others, by path in byte order.
struct ContentListing: Sendable {
  /// The paths of Markdown files from Content.
  private(set) var recipes: [String] = []
  /// The paths of all other files from Content, site.yml left out.
  private(set) var files: [String] = []
  /// What could not be listed.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether there are symbolic links among the files.
  private(set) var hasLinks = false
  /// Whether there is a folder of recipes at all.
  var isThere: Bool { !root.isEmpty }
  private let project: Project
  private let root: String
  /// The folder of the site, which may lie in a folder of recipes.
  private let output: String?

  /// Lists the files of a project; hidden names and editors' leftovers are left out.
  init(of project: Project) {
    self.project = project
    output = Project.resolved(project.output)
    guard let root = Project.resolved(project.content) else {
      self.root = ""
      diagnostics.append(
        Diagnostic(
          GeneratorFault.noContent, at: nil, "there is no folder `\(project.content)`",
          help: "run crumb in the folder of your project, or name the folder: `--content DIR`"))
      return
    }
    self.root = root
    walk()
  }

  private mutating func walk() {
    var folders = [""]
    while let folder = folders.popLast() {
      let outer = folders.count
      for entry in entries(of: folder) where !SourceName.isLeftOut(entry.name.utf8) {
        let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        switch entry.kind {
        case .file: add(path)
        case .folder: if enter(path) { folders.append(path) }
        case .link: follow(path, &folders)
        case .other:
          report(
            GeneratorFault.notAFile, path, "is no file that Crumb can read",
            help: "take it out of `\(project.content)`")
        }
      }
      // The first is entered next, so that what follows is almost in order when it is sorted.
      folders[outer...].reverse()
    }
    recipes.sort { PathOrder.precedes($0, $1) }
    files.sort { PathOrder.precedes($0, $1) }
  }

  private mutating func entries(of folder: String) -> [FolderEntry] {
    do { return try FolderEntry.list(project.shown(folder)) } catch {
      report(GeneratorFault.unreadable, folder, "cannot be read: \(error.reason)")
      return []
    }
  }

  private mutating func add(_ path: String) {
    if path == "site.yml" { return }
    if ContentPath.stem(of: path) != nil { recipes.append(path) } else { files.append(path) }
  }

  private mutating func enter(_ path: String) -> Bool {
    if ContentPath.stem(of: path) != nil {
      report(
        GeneratorFault.folderLikeRecipe, path, "is a folder, though its name ends like a recipe's",
        help: "rename the folder, so that nobody takes it for a recipe")
    }
    guard let output else { return true }
    // The site would be read as content, and copied deeper at each build.
    return Project.resolved(project.shown(path)) != output
  }

  private mutating func follow(_ path: String, _ folders: inout [String]) {
    hasLinks = true
    guard let target = Project.resolved(project.shown(path)) else {
      let isCircular = errno == ELOOP
      report(
        GeneratorFault.brokenLink, path,
        isCircular ? "is a symbolic link that leads to itself" : "is a symbolic link to nothing",
        help: "remove the link, or make it lead to a file")
      return
    }
    guard target == root || target.utf8.starts(with: (root + "/").utf8) else {
      report(
        GeneratorFault.linkOut, path, "is a symbolic link out of `\(project.content)`",
        help: "put a copy of the file there instead")
      return
    }
    var status = stat()
    guard stat(target, &status) == 0 else { return }
    if status.st_mode & S_IFMT != S_IFDIR { return add(path) }
    // A folder inside Content is listed under its own name already.
    report(
      GeneratorFault.linkedFolder, path, "is a symbolic link to a folder, which is left out",
      help: "name its files where they are")
  }

  private mutating func report(
    _ kind: DiagnosticKind, _ path: String, _ what: String, help: String? = nil
  ) {
    let place = SourceFile(path: project.shown(path), bytes: []).wholeFile
    diagnostics.append(Diagnostic(kind, at: place, "`\(project.shown(path))` \(what)", help: help))
  }
}
