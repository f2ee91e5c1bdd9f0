/// What `crumb help` prints.
enum Help {
  /// All commands, a line each.
  static var overview: String {
    let width = CommandTable.all.map(\.name.utf8.count).max() ?? 0
    let commands = CommandTable.all.map { command in
      "  crumb \(padded(command.name, width))  \(command.summary)"
    }
    return """
      Crumb turns a folder of Markdown recipes into a website people love to cook from.

      \(commands.joined(separator: "\n"))

      Run it in the folder that holds `Content/`; the site is written to `Site/`.
      `crumb help COMMAND` tells more of a command, `crumb help template` of the templates,
      and `crumb help ID` of a message whose ID stands in brackets: `crumb help dead-link`.

      """
  }

  /// One command with its options.
  static func of(_ command: CommandSpecification) -> String {
    var text = "crumb \(command.name)"
    if !command.arguments.isEmpty { text += " \(command.arguments)" }
    if !command.options.isEmpty { text += " [OPTION…]" }
    text += "\n\n  \(command.summary)\n"
    guard !command.options.isEmpty else { return text }
    let options = command.options.map { (flag($0), $0.summary) }
    let width = options.map(\.0.utf8.count).max() ?? 0
    return text + "\n"
      + options.map { "  \(padded($0.0, width))  \($0.1)\n" }.joined()
  }

  private static func flag(_ option: CommandSpecification.Option) -> String {
    "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
