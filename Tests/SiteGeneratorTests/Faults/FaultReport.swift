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
  static func of(_ files: [String: [UInt8]]) -> String { project(files).problems() }

  /// The notes of such a report and nothing else.
  static func notes(on files: [String: [UInt8]]) -> String {
    let project = project(files)
    return project.text(of: project.build().prepare().diagnostics.filter { $0.severity == .note })
  }

  private static func project(_ files: [String: [UInt8]]) -> TestProject {
    let project = TestProject(["Content/pie.jpg": "picture"])
    for (path, bytes) in files { project.folder.write("Content/\(path)", bytes: bytes) }
    return project
  }
}
