import Diagnostics
import Glibc

/// The folder that the site is written to, opened and locked for one build.
///
/// A folder that Crumb did not make is refused; two builds of one site take turns.
final class OutputFolder: Sendable {
  /// The path as the user named it.
  let path: String
  /// The open folder.
  let descriptor: Int32
  /// What was in it when it was opened.
  let before: Manifest
  /// The name of the list of what this build makes.
  let manifestName: String
  /// The names of lists that this build's own takes the place of: those of parts.
  let replacedLists: [String]

  private init(
    path: String, descriptor: Int32, lists: [String: Manifest], manifestName: String
  ) {
    self.path = path
    self.descriptor = descriptor
    self.manifestName = manifestName
    before = Manifest.union(lists.values)
    replacedLists = lists.keys.filter { $0 != manifestName }
  }

  deinit { close(descriptor) }

  /// Opens the folder, making it where it does not exist.
  static func open(_ project: Project, for shard: Shard = .whole) -> Result<OutputFolder, Refusal> {
    let path = project.output
    if let refusal = overlap(of: project) { return .failure(refusal) }
    if let error = FolderMaking.make(path) { return .failure(.unwritable(error)) }
    let descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(.unwritable(FileError(path: path))) }
    // Blocks until another build of this site is done.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    let name = Manifest.name(of: shard)
    switch lists(in: path, for: shard, name) {
    case .success(let lists):
      return .success(
        OutputFolder(path: path, descriptor: descriptor, lists: lists, manifestName: name))
    case .failure(let refusal):
      close(descriptor)
      return .failure(refusal)
    }
  }

  /// Why a folder is refused.
  enum Refusal: Error {
    case foreign(String)
    case otherPart(String, Shard)
    case overlap(output: String, content: String)
    case unwritable(FileError)

    var diagnostic: Diagnostic {
      switch self {
      case .foreign(let path):
        Diagnostic(
          GeneratorFault.foreignOutput, at: nil,
          "`\(path)` holds files that Crumb did not make, so nothing is written there",
          help: "name an empty folder: `--output DIR`")
      case .otherPart(let path, let shard):
        Diagnostic(
          GeneratorFault.otherPart, at: nil,
          "`\(path)` holds more of the site than the part \(shard.text), so nothing is written there",
          help: "name a folder of its own: `--output part-\(shard.number)`")
      case .overlap(let output, let content):
        Diagnostic(
          GeneratorFault.outputInContent, at: nil,
          "the site cannot be written to `\(output)`, since it overlaps `\(content)`",
          help: "name a folder beside it: `--output Site`")
      case .unwritable(let error):
        Diagnostic(
          GeneratorFault.unwritable, at: nil, "`\(error.path)` cannot be written: \(error.reason)",
          help: "make room, or give yourself the right to write there")
      }
    }
  }

  // Hidden files (.git, .gitignore) make no folder foreign: the site's folder may be a checkout.
  // A part in the place of a whole site, or of another part, would delete it.
  private static func lists(
    in path: String, for shard: Shard, _ name: String
  ) -> Result<[String: Manifest], Refusal> {
    let entries = (try? FolderEntry.list(path)) ?? []
    guard let lists = Manifest.all(in: path, entries) else { return .failure(.foreign(path)) }
    if lists.isEmpty {
      let isEmpty = entries.allSatisfy { $0.name.utf8.first == UInt8(ascii: ".") }
      return isEmpty ? .success([:]) : .failure(.foreign(path))
    }
    guard shard.isWhole || lists.keys.allSatisfy({ $0 == name }) else {
      return .failure(.otherPart(path, shard))
    }
    return .success(lists)
  }

  private static func overlap(of project: Project) -> Refusal? {
    guard let output = resolvedEvenIfMissing(project.output) else { return nil }
    for other in [project.content, project.templates] {
      guard let folder = Project.resolved(other) else { continue }
      if contains(folder, output) || contains(output, folder) {
        return .overlap(output: project.output, content: other)
      }
    }
    return nil
  }

  private static func contains(_ outer: String, _ inner: String) -> Bool {
    inner == outer || outer == "/" || inner.utf8.starts(with: (outer + "/").utf8)
  }

  private static func resolvedEvenIfMissing(_ path: String) -> String? {
    if let resolved = Project.resolved(path) { return resolved }
    var names = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    var missing: [String] = []
    while let name = names.popLast() {
      missing.insert(name, at: 0)
      let outer = (path.utf8.first == UInt8(ascii: "/") ? "/" : "./") + names.joined(separator: "/")
      if let resolved = Project.resolved(outer) {
        return resolved + "/" + missing.joined(separator: "/")
      }
    }
    return nil
  }
}
