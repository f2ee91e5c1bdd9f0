import Diagnostics
import TestSupport

@testable import SiteGenerator

/// A project in a folder of its own.
struct TestProject {
  let folder = TemporaryFolder()

  /// Its folders.
  var project: Project {
    Project(
      content: "\(folder.path)/Content", templates: "\(folder.path)/Templates",
      output: "\(folder.path)/Site")
  }

  /// Makes a project of files, by their paths from its folder.
  init(_ files: [String: String] = [:]) {
    folder.makeFolder("Content")
    for (path, text) in files { folder.write(path, text) }
  }

  /// A build of it.
  func build(jobs: Int = 2) -> SiteBuild {
    var options = SiteBuild.Options()
    options.project = project
    options.jobs = jobs
    return SiteBuild(options)
  }

  /// Writes its site; `nil` where there is none to write.
  @discardableResult
  func write(jobs: Int = 2) -> SiteBuild.Written? {
    let build = build(jobs: jobs)
    return build.prepare().site.map { build.write($0) }
  }

  /// What is said of findings, an empty line between two, paths from the project's folder.
  func text(of findings: some Sequence<Diagnostic>) -> String {
    DiagnosticCollection(findings).map { DiagnosticReport().text(of: $0) }.joined(separator: "\n")
      .replacing("\(folder.path)/", with: "")
  }

  /// What a check says of errors and warnings.
  func problems() -> String {
    text(of: build().prepare().diagnostics.filter { $0.severity > .note })
  }
}
