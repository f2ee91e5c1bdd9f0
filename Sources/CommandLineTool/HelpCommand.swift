import Diagnostics
import Mustache
import Pages
import SiteGenerator

/// `crumb help`: explains commands, and the fields of templates.
struct HelpCommand {
  private let text: String
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    self.console = console
    let words = invocation.arguments
    if words.first == "template" {
      text = try HelpCommand.template(words.count > 1 ? words[1] : nil)
    } else if words == ["diagnostics"] {
      text = DiagnosticReference.markdown(kinds: AllFaults.kinds)
    } else if words == ["man"] {
      text = ManualPage.text
    } else if let kind = AllFaults.kinds.first(where: { [$0.id] == words }) {
      text = DiagnosticReference.markdown(kind: kind)
    } else if let name = words.first {
      guard words.count == 1, let command = CommandTable.command(named: name) else {
        throw .unknownCommand(words.joined(separator: " "))
      }
      text = Help.of(command)
    } else {
      text = Help.overview
    }
  }

  func run() -> Int32 {
    console.write(text)
    return CommandLineTool.ExitCode.fine
  }

  private static func template(_ name: String?) throws(UsageError) -> String {
    let names = PageTemplates.names
    guard let name else {
      return "The templates, each with fields of its own (`crumb help template NAME`):\n\n"
        + names.map { "  \($0)\n" }.joined()
    }
    guard let shape = PageTemplates.shapes(words: BuiltInTheme.wordKeys)[name] else {
      let near = NearMiss.best(for: name, among: names)
      throw .badArgument(
        after: "help template", value: name,
        expected: near.map { "did you mean `\($0)`?" } ?? "one of \(names.joined(separator: ", "))")
    }
    return shape.reference
  }
}
