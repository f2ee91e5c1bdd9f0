import Diagnostics
import SiteGenerator

/// `crumb check`: says what is wrong and writes nothing.
struct CheckCommand {
  private let options: SiteBuild.Options
  private let isStrict: Bool
  private let format: Format
  private let console: Console

  enum Format: String, CaseIterable { case text, json, github }

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    options = try SiteBuild.Options(invocation)
    isStrict = invocation.has("strict")
    let name = invocation.value(of: "format") ?? "text"
    guard let format = Format(rawValue: name) else {
      throw .badValue(option: "format", value: name, expected: "one of text, json, github")
    }
    self.format = format
    self.console = console
  }

  func run() -> Int32 {
    let outcome = SiteBuild(options).prepare()
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
