/// A file of a new project.
struct StarterFile {
  /// Its path from the project's folder.
  let path: String
  /// Its text.
  let text: String
}
