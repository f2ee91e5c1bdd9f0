/// What a command is called, what it takes, and what help says of it: one declaration for parsing,
/// help and completion.
public struct CommandSpecification: Sendable {
  /// The word to type.
  public let name: String
  /// One sentence for the list of commands.
  public let summary: String
  /// What stands for its arguments in the usage line: `FILE…`; empty where it takes none.
  public let arguments: String
  /// How many arguments it takes.
  public let argumentCount: ClosedRange<Int>
  /// What a shell may offer for an argument.
  public let offer: Offer
  /// Its options, in the order in which help lists them.
  public let options: [Option]

  /// Makes a specification.
  init(
    _ name: String, _ summary: String, arguments: String = "",
    argumentCount: ClosedRange<Int> = 0...0, offer: Offer = .nothing, options: [Option] = []
  ) {
    self.name = name
    self.summary = summary
    self.arguments = arguments
    self.argumentCount = argumentCount
    self.offer = offer
    self.options = options
  }

  /// What a shell may offer where a word is to be typed.
  public enum Offer: Sendable, Equatable {
    /// Nothing that could be known.
    case nothing
    /// The folders that are there.
    case folders
    /// The files that are there.
    case files
    /// These words.
    case words([String])
    /// The name of any command, and these words.
    case commands(and: [String])

    /// The words themselves; `nil` where there are none that could be told beforehand.
    var words: [String]? {
      switch self {
      case .nothing, .folders, .files: nil
      case .words(let words): words
      case .commands(let words): CommandTable.all.map(\.name) + words
      }
    }
  }

  /// An option of a command.
  public struct Option: Sendable {
    /// Its name, without the two hyphens.
    public let name: String
    /// What stands for its value: `DIR`; `nil` for one without a value.
    public let value: String?
    /// One sentence for help.
    public let summary: String
    /// What a shell may offer for its value.
    public let offer: Offer

    init(_ name: String, _ value: String? = nil, _ summary: String, oneOf words: [String] = []) {
      self.name = name
      self.value = value
      self.summary = summary
      offer = !words.isEmpty ? .words(words) : value == "DIR" ? .folders : .nothing
    }
  }
}
