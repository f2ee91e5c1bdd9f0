/// Where the texts of Markdown files come from.
enum SourceTexts: Sendable {
  /// The files as they are, read each time.
  case files
  /// What was read earlier: a site made of it stays what it is, whatever becomes of the files.
  case remembered(RememberedSources)

  /// The text of a file, by its path from Content.
  func bytes(of path: String, in project: Project) throws(FileError) -> [UInt8] {
    switch self {
    case .files: return try FileRead.bytes(of: project.shown(path))
    case .remembered(let sources): return try sources.bytes(of: path)
    }
  }
}
