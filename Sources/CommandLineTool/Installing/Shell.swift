/// A shell that can be taught to complete the words of `crumb`.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The names of all of them.
  static let names = allCases.map(\.rawValue)

  /// The script that teaches it, made of the table of commands.
  var completion: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}
