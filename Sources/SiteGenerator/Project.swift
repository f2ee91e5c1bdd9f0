import Glibc

/// The folders of a project: where the recipes are, the user's own templates, and the site.
public struct Project: Sendable, Equatable {
  /// The folder of the recipes and of site.yml.
  public var content: String
  /// The folder of templates that replace the built-in ones; it need not exist.
  public var templates: String
  /// The folder that the site is written to.
  public var output: String
  /// The folder that keeps what takes long to make; it is safe to delete.
  public var kept = ".crumb"

  /// Makes a project of folders as a user names them, relative to the working folder or absolute.
  public init(content: String = "Content", templates: String = "Templates", output: String = "Site")
  {
    self.content = Project.trimmed(content)
    self.templates = Project.trimmed(templates)
    self.output = Project.trimmed(output)
  }

  /// The path of a file under Content as messages show it.
  public func shown(_ path: String) -> String { path.isEmpty ? content : "\(content)/\(path)" }

  /// The name of the project's folder, which serves as the site's title where site.yml has none.
  public var name: String {
    let path = Project.resolved(content) ?? content
    let names = path.split(separator: "/")
    let isDefault = names.last?.lowercased() == "content"
    return names.dropLast(isDefault ? 1 : 0).last.map(String.init) ?? "Cookbook"
  }

  /// The absolute path of a folder or file with every symbolic link followed; `nil` where there
  /// is none.
  static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    while path.utf8.starts(with: "./".utf8), path.utf8.count > 2 { path.removeFirst(2) }
    return path.isEmpty ? "." : path
  }
}
