/// Paths under Content, `/` between names and none at either end.
public enum ContentPath {
  /// The path that a link names, `.` and `..` followed; `nil` where it leads out of Content.
  ///
  /// - Parameters:
  ///   - link: A path relative to the file's folder, or from Content where it begins with `/`.
  ///   - file: The path of the file that holds the link.
  public static func resolve(_ link: String, from file: String) -> String? {
    var names: [Substring] = []
    if !link.utf8.starts(with: "/".utf8) { names = file.split(separator: "/").dropLast() }
    for name in link.split(separator: "/") {
      switch name {
      case ".": continue
      case "..":
        guard names.popLast() != nil else { return nil }
      default: names.append(name)
      }
    }
    return names.joined(separator: "/")
  }

  /// The path without the ending of a Markdown file; `nil` where it is none.
  public static func stem(of path: String) -> String? {
    for ending in [".md", ".markdown"] where hasEnding(path, ending) {
      return String(decoding: path.utf8.dropLast(ending.utf8.count), as: UTF8.self)
    }
    return nil
  }

  /// The last name of a path.
  public static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  /// The folder that holds a path; empty at the top.
  public static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func hasEnding(_ path: String, _ ending: String) -> Bool {
    let (bytes, wanted) = (Array(path.utf8), Array(ending.utf8))
    guard bytes.count > wanted.count, bytes[bytes.count - wanted.count - 1] != UInt8(ascii: "/")
    else { return false }
    return zip(bytes.suffix(wanted.count), wanted).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }
}
