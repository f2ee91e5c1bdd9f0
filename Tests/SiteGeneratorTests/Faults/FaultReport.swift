import TestSupport

/// What Crumb says of files that people write, word for word.
enum FaultReport {
  /// What makes a recipe whole after its title.
  static let rest = rest(picture: "pie.jpg")

  /// The same with another picture.
  static func rest(picture: String) -> String {
    "\n\n![A pie](\(picture))\n\n**4 servings**\n\n---\n\n- *1* apple\n\n---\n\nBake it.\n"
  }

  /// A text as Windows saves it: with a byte order mark and two bytes at each line's end.
  static func windows(_ text: String) -> [UInt8] {
    Array(text.replacing("\n", with: "\r\n").utf8)
  }

  /// The report on a folder of recipes, by their paths under Content; notes are left out.
  static func of(_ files: [String: [UInt8]]) -> String {
    let project = TestProject(["Content/pie.jpg": "picture"])
    for (path, bytes) in files { project.folder.write("Content/\(path)", bytes: bytes) }
    return project.problems()
  }
}
