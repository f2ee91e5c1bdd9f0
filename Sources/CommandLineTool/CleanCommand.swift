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
    do {
      let site = try SiteCleaning.clean(project).get()
      let kept = try SiteCleaning.cleanKeptWork().get()
      let lines = said(site, "\(project.output)/") + said(kept, ".crumb/")
      console.write(lines.isEmpty ? "There was nothing to delete.\n" : lines)
      return CommandLineTool.ExitCode.fine
    } catch {
      FindingsReport(console: console).show(DiagnosticCollection([error.diagnostic]))
      return CommandLineTool.ExitCode.contentErrors
    }
  }

  private func said(_ count: Int, _ folder: String) -> String {
    count == 0 ? "" : "\(count) \(count == 1 ? "file" : "files") deleted from \(folder)\n"
  }
}
