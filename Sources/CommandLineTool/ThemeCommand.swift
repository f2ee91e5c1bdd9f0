import Diagnostics
import Glibc
import SiteGenerator

/// `crumb theme`: lists the built-in theme's files, or copies one to start from.
struct ThemeCommand {
  private let arguments: [String]
  private let folder: String
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    arguments = invocation.arguments
    folder = invocation.value(of: "templates") ?? "Templates"
    self.console = console
    let isList = arguments == ["list"]
    guard isList || (arguments.count == 2 && arguments[0] == "copy") else {
      throw .wrongArguments(CommandTable.theme, arguments)
    }
    if !isList, ThemeCommand.file(arguments[1]) == nil {
      let near = NearMiss.best(for: arguments[1], among: BuiltInTheme.files.map(\.path))
      throw .badArgument(
        after: "theme copy", value: arguments[1],
        expected: near.map { "did you mean `\($0)`?" } ?? "`crumb theme list` shows the files")
    }
  }

  func run() -> Int32 {
    guard arguments.count == 2, let file = ThemeCommand.file(arguments[1]) else {
      console.write(BuiltInTheme.files.map { $0.path + "\n" }.joined())
      return CommandLineTool.ExitCode.fine
    }
    switch ProjectFiles.create("\(folder)/\(file.path)", file.bytes) {
    case nil:
      console.write("\(folder)/\(file.path) is yours to change\n")
      return CommandLineTool.ExitCode.fine
    case let error?:
      console.write("error: `\(error.path)` cannot be written: \(error.reason)\n", to: .error)
      return CommandLineTool.ExitCode.contentErrors
    }
  }

  private static func file(_ path: String) -> BuiltInTheme.File? {
    BuiltInTheme.files.first { $0.path == path }
  }
}
