/// The completion of `crumb` for bash.
enum BashCompletion {
  /// A script for `share/bash-completion/completions/crumb`, or to be sourced.
  static var script: String {
    """
    # Completes the words of crumb in bash; printed by `crumb completions bash`.
    _crumb() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
      # bash takes --option=value for three words.
      if [[ $word == '=' ]]; then
        word=
      elif [[ $before == '=' ]]; then
        before=${COMP_WORDS[COMP_CWORD-2]}
      fi
      COMPREPLY=()
      if ((COMP_CWORD == 1)); then
        _crumb_words '\(CommandTable.all.map(\.name).joined(separator: " "))'
        return
      fi
      case "${COMP_WORDS[1]} $before" in
    \(CommandTable.all.map(values).joined())  esac
      case "${COMP_WORDS[1]} $word" in
    \(CommandTable.all.map(options).joined())  esac
      case "${COMP_WORDS[1]}" in
    \(CommandTable.all.map(arguments).joined())  esac
    }
    _crumb_words() { mapfile -t COMPREPLY < <(compgen -W "$1" -- "$word"); }
    _crumb_files() {
      compopt -o filenames
      mapfile -t COMPREPLY < <(compgen "$1" -- "$word")
    }
    complete -F _crumb crumb

    """
  }

  private static func values(of command: CommandSpecification) -> String {
    command.options.filter { $0.value != nil }.map { option in
      branch("'\(command.name) --\(option.name)'", does: offering(option.offer) ?? ":")
    }.joined()
  }

  private static func options(of command: CommandSpecification) -> String {
    let names = (command.options.map(\.name) + ["help"]).map { "--\($0)" }
    return branch("'\(command.name) -'*", does: "_crumb_words '\(names.joined(separator: " "))'")
  }

  private static func arguments(of command: CommandSpecification) -> String {
    offering(command.offer).map { branch("\(command.name)", does: $0) } ?? ""
  }

  private static func branch(_ pattern: String, does work: String) -> String {
    "    \(pattern)) \(work); return ;;\n"
  }

  private static func offering(_ offer: CommandSpecification.Offer) -> String? {
    switch offer {
    case .nothing: nil
    case .folders: "_crumb_files -d"
    case .files: "_crumb_files -f"
    case .words, .commands: offer.words.map { "_crumb_words '\($0.joined(separator: " "))'" }
    }
  }
}
