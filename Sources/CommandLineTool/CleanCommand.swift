import Diagnostics
import SiteGenerator

/// `crumb clean`: deletes what Crumb made.
struct CleanCommand {
  private let project: Project
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    project = try SiteBuild.Options(invocation).project
    self.console = console
  }

  func run() -> Int32 {
    switch SiteCleaning.clean(project) {
    case .success(let count):
      console.write(
        count == 0
          ? "There was nothing to delete.\n"
          : "\(count) \(count == 1 ? "file" : "files") deleted from \(project.output)/\n")
      return CommandLineTool.ExitCode.fine
    case .failure(let refusal):
      FindingsReport(console: console).show(DiagnosticCollection([refusal.diagnostic]))
      return CommandLineTool.ExitCode.contentErrors
    }
  }
}
