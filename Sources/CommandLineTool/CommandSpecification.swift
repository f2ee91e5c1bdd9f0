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
  /// Its options, in the order in which help lists them.
  public let options: [Option]

  /// Makes a specification.
  init(
    _ name: String, _ summary: String, arguments: String = "",
    argumentCount: ClosedRange<Int> = 0...0, options: [Option] = []
  ) {
    self.name = name
    self.summary = summary
    self.arguments = arguments
    self.argumentCount = argumentCount
    self.options = options
  }

  /// An option of a command.
  public struct Option: Sendable {
    /// Its name, without the two hyphens.
    public let name: String
    /// What stands for its value: `DIR`; `nil` for one without a value.
    public let value: String?
    /// One sentence for help.
    public let summary: String

    init(_ name: String, _ value: String? = nil, _ summary: String) {
      self.name = name
      self.value = value
      self.summary = summary
    }
  }
}
