/// The completion of `crumb` for zsh.
enum ZshCompletion {
  /// A script for a folder of zsh's `fpath`, there called `_crumb`.
  static var script: String {
    """
    #compdef crumb
    # Completes the words of crumb in zsh; printed by `crumb completions zsh`.
    _crumb() {
      if ((CURRENT == 2)); then
        local -a commands=(
    \(CommandTable.all.map { "      \(quoted("\($0.name):\($0.summary)"))\n" }.joined())    )
        _describe command commands
        return
      fi
      local command=$words[2]
      shift words
      ((CURRENT--))
      case $command in
    \(CommandTable.all.map(branch).joined())  esac
    }
    _crumb "$@"

    """
  }

  private static func branch(of command: CommandSpecification) -> String {
    let lines = command.options.map(specification) + arguments(of: command)
    return "    \(command.name)) _arguments"
      + lines.map { " \\\n      \(quoted($0))" }.joined() + " ;;\n"
  }

  private static func specification(of option: CommandSpecification.Option) -> String {
    let summary = option.summary.replacing("]", with: "\\]")
    guard let value = option.value else { return "--\(option.name)[\(summary)]" }
    return "--\(option.name)=[\(summary)]:\(value):\(action(option.offer))"
  }

  private static func arguments(of command: CommandSpecification) -> [String] {
    guard command.argumentCount.upperBound > 0 else { return [] }
    return [command.argumentCount.upperBound == 1 ? "1:" : "*:"].map {
      "\($0)argument:\(action(command.offer))"
    }
  }

  private static func action(_ offer: CommandSpecification.Offer) -> String {
    switch offer {
    case .nothing: " "
    case .folders: "_directories"
    case .files: "_files"
    case .words, .commands: "(\((offer.words ?? []).joined(separator: " ")))"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: #"'\''"#))'"
  }
}
