/// `crumb completions`: prints what makes a shell complete the words of `crumb`.
struct CompletionsCommand {
  private let shell: Shell
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    let name = invocation.arguments.first ?? ""
    guard let shell = Shell(rawValue: name) else {
      throw .badArgument(
        after: "completions", value: name,
        expected: "one of \(Shell.names.joined(separator: ", "))")
    }
    self.shell = shell
    self.console = console
  }

  func run() -> Int32 {
    console.write(shell.completion)
    return CommandLineTool.ExitCode.fine
  }
}
