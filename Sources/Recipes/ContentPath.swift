/// Paths under Content, `/` between names and none at either end.
public enum ContentPath {
  /// The path that a link names, `.` and `..` followed; `nil` where it leads out of Content.
  ///
  /// - Parameters:
  ///   - link: A path relative to the file's folder, or from Content where it begins with `/`.
  ///   - file: The path of the file that holds the link.
  public static func resolve(_ link: String, from file: String) -> String? {
    var path: [UInt8] = []
    path.reserveCapacity(file.utf8.count + link.utf8.count + 1)
    if link.utf8.first != slash, let end = file.utf8.lastIndex(of: slash) {
      path += file.utf8[..<end]
    }
    var link = link
    let isInside = link.withUTF8 { link in
      var start = 0
      while start < link.count {
        let end = link[start...].firstIndex(of: slash) ?? link.count
        guard enter(link[start..<end], from: &path) else { return false }
        start = end + 1
      }
      return true
    }
    return isInside ? String(decoding: path, as: UTF8.self) : nil
  }

  // One name of a link after the other; `false` where it leads out.
  private static func enter(
    _ name: Slice<UnsafeBufferPointer<UInt8>>, from path: inout [UInt8]
  ) -> Bool {
    if name.isEmpty || name.count == 1 && name.first == dot { return true }
    if name.count == 2, name.first == dot, name.last == dot {
      guard !path.isEmpty else { return false }
      path.removeLast(path.count - (path.lastIndex(of: slash) ?? 0))
      return true
    }
    if !path.isEmpty { path.append(slash) }
    path += name
    return true
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
    guard let end = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: end)...])
  }

  /// The folder that holds a path; empty at the top.
  public static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[..<$0]) } ?? ""
  }

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  private static func hasEnding(_ path: String, _ ending: String) -> Bool {
    let (bytes, wanted) = (Array(path.utf8), Array(ending.utf8))
    guard bytes.count > wanted.count, bytes[bytes.count - wanted.count - 1] != UInt8(ascii: "/")
    else { return false }
    return zip(bytes.suffix(wanted.count), wanted).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }
}
