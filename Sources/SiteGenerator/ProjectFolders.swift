/// The folders in which a change can change the site.
enum ProjectFolders {
  /// The folders of recipes and templates with all that are in them, and the folders that hold the
  /// two, in which they may be made; absolute, hidden ones and the site's left out.
  static func all(of project: Project) -> [String] {
    let output = Project.resolved(project.output)
    var folders: [String] = []
    for root in [project.content, project.templates] {
      if let holder = Project.resolved(holder(of: root)) { folders.append(holder) }
      guard let place = Project.resolved(root) else { continue }
      var waiting = [place]
      while let folder = waiting.popLast() {
        if folder == output { continue }
        folders.append(folder)
        for entry in (try? FolderEntry.list(folder)) ?? [] {
          guard entry.kind == .folder, !SourceName.isLeftOut(entry.name.utf8) else { continue }
          waiting.append("\(folder)/\(entry.name)")
        }
      }
    }
    return folders
  }

  private static func holder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
