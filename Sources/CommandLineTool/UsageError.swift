import Diagnostics

/// A command that was typed wrongly.
public enum UsageError: Error, Sendable {
  /// Nothing was typed.
  case noCommand
  /// There is no such command.
  case unknownCommand(String)
  /// The command has no such option.
  case unknownOption(String, CommandSpecification)
  /// An option came without its value.
  case missingValue(CommandSpecification.Option)
  /// An option that takes no value came with one.
  case unwantedValue(CommandSpecification.Option)
  /// An option's value is none that it takes.
  case badValue(option: String, value: String, expected: String)
  /// An argument of a command is none that it takes.
  case badArgument(after: String, value: String, expected: String)
  /// An option was given without the one that it belongs to.
  case loneOption(String, without: String, CommandSpecification)
  /// There are too many or too few arguments.
  case wrongArguments(CommandSpecification, [String])

  /// What to print: what is wrong, and where to look.
  public var text: String {
    switch self {
    case .noCommand: return Help.overview
    case .unknownCommand(let name):
      let near = NearMiss.best(for: name, among: CommandTable.all.map(\.name))
      return sentence("there is no command `\(name)`", near.map { "did you mean `\($0)`?" }, nil)
    case .unknownOption(let name, let command):
      let near = NearMiss.best(for: name, among: command.options.map { "--\($0.name)" })
      return sentence(
        "`crumb \(command.name)` has no option `\(name)`", near.map { "did you mean `\($0)`?" },
        command)
    case .missingValue(let option):
      return sentence("`--\(option.name)` needs a value: --\(option.name) \(option.value ?? "")")
    case .unwantedValue(let option): return sentence("`--\(option.name)` takes no value")
    case .badValue(let option, let value, let expected):
      return sentence("`--\(option) \(value)`: \(expected)")
    case .badArgument(let words, let value, let expected):
      return sentence("`crumb \(words) \(value)`: \(expected)")
    case .loneOption(let option, let other, let command):
      return sentence("`--\(option)` goes with `--\(other)`", nil, command)
    case .wrongArguments(let command, let arguments):
      let message =
        command.argumentCount.upperBound == 0
        ? "`crumb \(command.name)` takes no argument, but got `\(arguments.first ?? "")`"
        : "`crumb \(command.name)` needs \(command.arguments)"
      return sentence(message, nil, command)
    }
  }

  private func sentence(
    _ message: String, _ hint: String? = nil, _ command: CommandSpecification? = nil
  ) -> String {
    let more = command.map { "crumb help \($0.name)" } ?? "crumb help"
    let hint = hint.map { "\nhelp: \($0)" } ?? ""
    return "error: \(message)\(hint)\nhelp: `\(more)` tells more\n"
  }
}
