import Diagnostics
import Glibc
import SiteGenerator
import TestSupport

@testable import Preview

/// A small project on disk, and what the preview makes of it.
struct SampleProject {
  let folder = TemporaryFolder()

  var project: Project {
    Project(
      content: "\(folder.path)/Content", templates: "\(folder.path)/Templates",
      output: "\(folder.path)/Site")
  }

  var options: SiteBuild.Options {
    var options = SiteBuild.Options()
    options.project = project
    options.project.kept = "\(folder.path)/kept"
    options.jobs = 2
    return options
  }

  init(url: String? = nil) {
    let address = url.map { "url: \($0)\n" } ?? ""
    folder.write("Content/site.yml", "title: Sample\n\(address)")
    folder.write(
      "Content/dessert/apple-pie.md",
      """
      # Apple Pie

      A pie of apples.

      ## Ingredients

      - 1 [pie crust](pie-crust.md)
      - 3 apples

      ## Method

      1. Fill the crust.
      2. Bake for 40 minutes.

      """)
    folder.write("Content/dessert/pie-crust.md", SampleProject.recipe("Pie Crust"))
    folder.write("Content/dessert/麻婆.md", SampleProject.recipe("麻婆"))
    folder.write(
      "Content/dessert/apple-pie.jpg", bytes: [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3, 4, 5, 6])
    folder.write("Content/both.html", "<p>file</p>")
    folder.write("Content/both/index.html", "<p>folder</p>")
    folder.write("Content/notes.txt", "Größe")
    folder.write("Content/only.html", "<p>only</p>")
  }

  /// A recipe with one ingredient and one step.
  static func recipe(_ title: String, step: String = "Knead.") -> String {
    "# \(title)\n\n## Ingredients\n\n- 1 cup flour\n\n## Method\n\n1. \(step)\n"
  }

  /// The state of a preview that has just read the project.
  func state() -> PreviewState {
    let outcome = SiteBuild(options).prepare()
    let errors = outcome.diagnostics.filter { $0.severity == .error }
    return PreviewState(
      site: errors.isEmpty ? outcome.site.map { SiteDirectory($0) } : nil, errors: errors)
  }
}

extension Response {
  /// The body as text; empty for the stream of events.
  var text: String { String(decoding: bytes, as: UTF8.self) }
  /// The body's bytes; none for the stream of events.
  var bytes: [UInt8] {
    if case .bytes(let bytes) = body { bytes } else { [] }
  }
}

extension SampleProject {
  /// A page without the tag of the live-reload script.
  static func untagged(_ page: [UInt8]) -> [UInt8] {
    let opening = Array("<script src=\"/.crumb/live.js\"".utf8)
    let closing = Array("</script>\n".utf8)
    guard let start = page.firstRange(of: opening),
      let end = page[start.upperBound...].firstRange(of: closing)
    else { return page }
    return Array(page[..<start.lowerBound] + page[end.upperBound...])
  }

  /// Puts a symbolic link in the place of a file.
  func replaceByLink(_ name: String, to target: String) {
    let path = "\(folder.path)/\(name)"
    unlink(path)
    symlink(target, path)
  }
}
