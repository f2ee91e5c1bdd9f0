import Diagnostics

/// A command as it was typed, taken apart and held against its specification.
public struct Invocation: Sendable {
  /// The command.
  public let command: CommandSpecification
  /// The words that are no options.
  public let arguments: [String]
  private let values: [String: String]

  /// The value of an option; `nil` where it was not given.
  public func value(of option: String) -> String? { values[option] }
  /// Whether an option was given.
  public func has(_ option: String) -> Bool { values[option] != nil }

  /// Takes words apart; the first is the command.
  ///
  /// - Throws: What is wrong with them, with what was probably meant.
  public init(_ words: [String]) throws(UsageError) {
    var words = words[...]
    guard let name = words.popFirst() else { throw .noCommand }
    guard let command = CommandTable.command(named: Invocation.plainName(name)) else {
      throw .unknownCommand(name)
    }
    var values: [String: String] = [:]
    var arguments: [String] = []
    var optionsEnded = false
    while let word = words.popFirst() {
      if optionsEnded || !word.utf8.starts(with: "-".utf8) || word == "-" {
        arguments.append(word)
      } else if word == "--" {
        optionsEnded = true
      } else if word == "--help" || word == "-h" {
        (self.command, self.arguments, self.values) = (CommandTable.help, [command.name], [:])
        return
      } else {
        try Invocation.take(word, &words, of: command, into: &values)
      }
    }
    guard command.argumentCount.contains(arguments.count) else {
      throw .wrongArguments(command, arguments)
    }
    (self.command, self.arguments, self.values) = (command, arguments, values)
  }

  // What people try first on any command-line tool.
  private static func plainName(_ name: String) -> String {
    switch name {
    case "--help", "-h": "help"
    case "--version", "-V": "version"
    default: name
    }
  }

  private static func take(
    _ word: String, _ words: inout ArraySlice<String>, of command: CommandSpecification,
    into values: inout [String: String]
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0].drop { $0 == "-" })
    guard word.utf8.starts(with: "--".utf8),
      let option = command.options.first(where: { $0.name == name })
    else { throw .unknownOption(String(parts[0]), command) }
    let inline = parts.count > 1 ? String(parts[1]) : nil
    guard option.value != nil else {
      if inline != nil { throw .unwantedValue(option) }
      values[name] = ""
      return
    }
    guard let value = inline ?? words.popFirst(), !value.isEmpty else {
      throw .missingValue(option)
    }
    values[name] = value
  }
}
