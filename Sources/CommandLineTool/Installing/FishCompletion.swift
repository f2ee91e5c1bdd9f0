/// The completion of `crumb` for fish.
enum FishCompletion {
  /// A script for `share/fish/vendor_completions.d/crumb.fish`.
  static var script: String {
    """
    # Completes the words of crumb in fish; printed by `crumb completions fish`.
    complete -c crumb -f
    \(CommandTable.all.map(lines).joined())
    """
  }

  private static func lines(of command: CommandSpecification) -> String {
    let start = "complete -c crumb -n"
    let inside = "\(start) '__fish_seen_subcommand_from \(command.name)'"
    var lines = [
      "\(start) __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))"
    ]
    lines += command.options.map { option in
      let value = option.value == nil ? "" : " -x\(action(option.offer))"
      return "\(inside) -l \(option.name)\(value) -d \(quoted(option.summary))"
    }
    if command.offer != .nothing { lines.append(inside + action(command.offer)) }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func action(_ offer: CommandSpecification.Offer) -> String {
    switch offer {
    case .nothing: ""
    case .folders: " -a '(__fish_complete_directories)'"
    case .files: " -F"
    case .words, .commands: " -a '\((offer.words ?? []).joined(separator: " "))'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
