import Diagnostics
import SiteGenerator

/// `crumb check`: says what is wrong, and corrects it where that is asked for.
struct CheckCommand {
  private let options: SiteBuild.Options
  private let isStrict: Bool
  private let format: Format
  private let mending: Mending?
  private let console: Console

  /// What to do with fixes that are certain.
  private enum Mending { case apply, show }

  enum Format: String, CaseIterable { case text, json, github }

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    options = try SiteBuild.Options(invocation)
    isStrict = invocation.has("strict")
    let name = invocation.value(of: "format") ?? "text"
    guard let format = Format(rawValue: name) else {
      throw .badValue(option: "format", value: name, expected: "one of text, json, github")
    }
    self.format = format
    mending = invocation.has("dry-run") ? .show : invocation.has("fix") ? .apply : nil
    if invocation.has("dry-run"), !invocation.has("fix") {
      throw .loneOption("dry-run", without: "fix", CommandTable.check)
    }
    self.console = console
  }

  func run() -> Int32 {
    let outcome = SiteBuild(options).prepare()
    switch mending {
    case nil: return report(outcome)
    case .show: return FixRun(outcome.diagnostics, console).show()
    case .apply:
      let code = FixRun(outcome.diagnostics, console).apply()
      return max(code, report(SiteBuild(options).prepare()))
    }
  }

  private func report(_ outcome: SiteBuild.Outcome) -> Int32 {
    var outcome = outcome
    if let site = outcome.site {
      let photos = SiteBuild(options).photoFindings(in: site)
      outcome.diagnostics = DiagnosticCollection(outcome.diagnostics + photos)
    }
    let findings = isStrict ? outcome.diagnostics.strict : outcome.diagnostics
    switch format {
    case .text: showText(findings, outcome)
    case .json:
      console.write(
        JSONReport.bytes(
          of: findings, kinds: AllFaults.kinds, version: CommandLineTool.version))
    case .github: console.write(GitHubReport.text(of: findings))
    }
    return findings.hasErrors
      ? CommandLineTool.ExitCode.contentErrors : CommandLineTool.ExitCode.fine
  }

  private func showText(_ findings: DiagnosticCollection, _ outcome: SiteBuild.Outcome) {
    FindingsReport(console: console).show(findings)
    guard findings.isEmpty, let site = outcome.site else { return }
    let count = site.plan.cookbook.recipes.count
    console.write("\(count) \(count == 1 ? "recipe" : "recipes"): nothing to complain of\n")
  }
}
