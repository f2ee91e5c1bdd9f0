import Diagnostics

/// Runs commands as they are typed.
public enum CommandLineTool {
  /// The version of Crumb.
  public static let version = "0.1.0"

  /// Exit codes: fine, errors in the content, wrong use of the command, our own bug.
  enum ExitCode {
    static let fine: Int32 = 0
    static let contentErrors: Int32 = 1
    static let wrongUse: Int32 = 2
  }

  /// Runs a command.
  ///
  /// - Parameter words: The words after the program's name.
  /// - Returns: The exit code of the process.
  public static func run(_ words: [String]) -> Int32 {
    let console = Console()
    do {
      let invocation = try Invocation(words)
      return try run(invocation, console)
    } catch {
      console.write(error.text, to: .error)
      return ExitCode.wrongUse
    }
  }

  private static func run(_ invocation: Invocation, _ console: Console) throws(UsageError) -> Int32
  {
    switch invocation.command.name {
    case CommandTable.initialise.name: InitCommand(invocation, console).run()
    case CommandTable.new.name: try NewCommand(invocation, console).run()
    case CommandTable.build.name: try BuildCommand(invocation, console).run()
    case CommandTable.serve.name: try ServeCommand(invocation, console).run()
    case CommandTable.check.name: try CheckCommand(invocation, console).run()
    case CommandTable.theme.name: try ThemeCommand(invocation, console).run()
    case CommandTable.export.name: try ExportCommand(invocation, console).run()
    case CommandTable.clean.name: try CleanCommand(invocation, console).run()
    case CommandTable.completions.name: try CompletionsCommand(invocation, console).run()
    case CommandTable.help.name: try HelpCommand(invocation, console).run()
    default: printVersion(console)
    }
  }

  private static func printVersion(_ console: Console) -> Int32 {
    console.write("crumb \(version)\n")
    return ExitCode.fine
  }
}
