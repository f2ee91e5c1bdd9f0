import Diagnostics
import Recipes
import SiteGenerator

/// `crumb export`: prints recipes as JSON.
struct ExportCommand {
  private let files: [String]
  private let format: Format
  private let isStrict: Bool
  private let console: Console

  enum Format: String { case json, recipeMD = "recipemd-json" }

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    files = invocation.arguments
    let name = invocation.value(of: "format") ?? "json"
    guard let format = Format(rawValue: name) else {
      throw .badValue(option: "format", value: name, expected: "one of json, recipemd-json")
    }
    self.format = format
    isStrict = invocation.has("strict")
    self.console = console
  }

  func run() -> Int32 {
    let export = RecipeExport(of: Project(), for: files)
    var output: [UInt8] = []
    var findings: [Diagnostic] = []
    for file in files {
      let reading = isStrict ? export.readStrictly(file) : export.read(file)
      findings += reading.diagnostics.filter { $0.severity > .note }
      guard let recipe = reading.recipe else { continue }
      switch format {
      case .json: output += RecipeJSON.encode(recipe, siteLanguage: reading.siteLanguage)
      case .recipeMD: output += RecipeMDJSON.encode(recipe)
      }
      if output.last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
    }
    let all = DiagnosticCollection(findings)
    if !all.isEmpty { FindingsReport(console: console).show(all) }
    // A strict reading that failed has no recipe to show for it.
    if !(isStrict && all.hasErrors) { console.write(output) }
    return all.hasErrors ? CommandLineTool.ExitCode.contentErrors : CommandLineTool.ExitCode.fine
  }
}
