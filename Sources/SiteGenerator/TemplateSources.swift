import Diagnostics
import Theme

/// The files of the theme: the built-in ones, and the project's own that take their places.
struct TemplateSources: Sendable {
  /// The bytes of each file by its path under Templates.
  private(set) var files: [String: SourceFile] = [:]
  /// What could not be read.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the project has no file of its own.
  private(set) var isBuiltIn = true

  /// Gathers the files of a project's theme.
  init(of project: Project) {
    self = .builtIn
    readOwn(of: project)
  }

  /// The built-in theme alone.
  static let builtIn = TemplateSources()

  /// Whether a file under Templates is the built-in one.
  static func isBuiltIn(_ file: SourceFile, at path: String) -> Bool {
    builtIn.files[path] === file
  }

  private init() {
    for file in BuiltInTheme.files {
      files[file.path] = SourceFile(path: "built-in \(file.path)", bytes: file.bytes)
    }
  }

  /// The files whose paths begin and end so, ascending by path.
  func files(under prefix: String, ending: String) -> [(path: String, file: SourceFile)] {
    files.filter { $0.key.hasPrefix(prefix) && $0.key.hasSuffix(ending) }
      .sorted { PathOrder.precedes($0.key, $1.key) }
      .map { (path: $0.key, file: $0.value) }
  }

  private mutating func readOwn(of project: Project) {
    for path in TemplateSources.ownPaths(of: project) {
      isBuiltIn = false
      read(path, of: project)
    }
  }

  /// The paths of the project's own files under Templates.
  static func ownPaths(of project: Project) -> [String] {
    guard Project.resolved(project.templates) != nil else { return [] }
    var paths: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      let place = folder.isEmpty ? project.templates : "\(project.templates)/\(folder)"
      for entry in (try? FolderEntry.list(place)) ?? [] where !SourceName.isLeftOut(entry.name.utf8)
      {
        let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        switch entry.kind {
        case .folder: folders.append(path)
        case .file, .link: paths.append(path)
        case .other: continue
        }
      }
    }
    return paths
  }

  private mutating func read(_ path: String, of project: Project) {
    let shown = "\(project.templates)/\(path)"
    do { files[path] = SourceFile(path: shown, bytes: try FileRead.bytes(of: shown)) } catch {
      diagnostics.append(
        Diagnostic(
          GeneratorFault.unreadable, at: SourceFile(path: shown, bytes: []).wholeFile,
          "`\(shown)` cannot be read: \(error.reason)",
          help: "give yourself the right to read it, or take it out of `\(project.templates)`"))
    }
  }
}
