import Diagnostics

/// A fault that stops libyaml, in our words.
struct Fault {
  var diagnostic: Diagnostic
  /// A byte on the line that is to be passed over.
  var offset: Int
  /// Whether there is no sense in reading on.
  var isLast = false
}

/// Finds out what an author did to make libyaml give up.
///
/// libyaml tells where it noticed, which is often far from the cause: an unclosed quote shows at
/// the end of the file. So its words choose the suspects, and the line itself tells which it is.
struct Explanations {
  let file: SourceFile
  let lines: SourceLines
  /// The last value that was read whole, which may have swallowed what follows it.
  let lastValue: SourceRange?
  /// The bracket or brace that stands open.
  let openBracket: Int?

  init(of file: SourceFile, _ lines: SourceLines, after builder: TreeBuilder) {
    self.file = file
    self.lines = lines
    lastValue = builder.lastValue
    openBracket = builder.openBracket
  }

  /// What a refusal of the tree means.
  func explain(_ refusal: TreeBuilder.Refusal) -> Fault {
    switch refusal {
    case .tooDeep(let range):
      last(
        YAMLFault.tooLarge, range,
        "lists and maps are nested more than \(TreeBuilder.deepest) deep",
        help: "take brackets out, or put quotes around the text if they belong to it")
    case .tooManyNodes(let range):
      last(
        YAMLFault.tooLarge, range, "there are more than \(TreeBuilder.mostNodes) values",
        help: "keep recipes in files of their own")
    case .tooManyReferences(let range):
      last(
        YAMLFault.tooLarge, range,
        "there are more than \(TreeBuilder.mostReferences) aliases, anchors and tags",
        help: "put quotes around each text that begins with `*`, `&` or `!`")
    case .secondDocument(let range):
      last(
        YAMLFault.severalDocuments, range, "a second document begins here",
        help: "remove this line, or what follows it")
    case .keyIsNoText(let range): keyIsNoText(at: range)
    }
  }

  /// What a fault that libyaml found means.
  func explain(_ problem: SyntaxProblem) -> Fault {
    switch problem.context {
    case "while scanning a quoted scalar", "while parsing a quoted scalar":
      problem.words.contains("unexpected")
        ? unclosedQuote(at: problem.contextOffset) : badEscape(problem)
    case "while parsing a flow sequence", "while parsing a flow mapping":
      bracket(openedAt: problem.contextOffset, problem)
    case "while scanning a simple key": missingColon(at: problem.contextOffset)
    case "while scanning an alias", "while scanning an anchor", "while scanning a tag",
      "while parsing a tag", "while scanning a block scalar", "while scanning a directive":
      problem.words.contains("tab") ? tab(at: problem.offset) : special(at: problem.contextOffset)
    case "while parsing a node": special(at: problem.contextOffset)
    default: explainWords(of: problem)
    }
  }

  private func explainWords(of problem: SyntaxProblem) -> Fault {
    switch problem.words {
    case "mapping values are not allowed in this context": unexpectedColon(at: problem.offset)
    case "found character that cannot start any token":
      lines.byte(at: problem.offset) == UInt8(ascii: "\t")
        ? tab(at: problem.offset) : special(at: problem.offset)
    case "found a tab character that violates indentation": tab(at: problem.offset)
    case "block sequence entries are not allowed in this context",
      "mapping keys are not allowed in this context":
      special(at: problem.offset)
    case "did not find expected node content": missingNode(problem)
    case "did not find expected key", "did not find expected '-' indicator": misplaced(problem)
    case "did not find expected <document start>": afterTheEnd(at: problem.offset)
    default: unknown(problem)
    }
  }

  /// What is left when libyaml itself cannot begin.
  func outOfMemory(at range: SourceRange) -> Fault {
    last(YAMLFault.syntax, range, "there is not enough memory to read this YAML")
  }

  /// A fault of which libyaml's own words are the best account.
  func unknown(_ problem: SyntaxProblem) -> Fault {
    fault(
      YAMLFault.syntax, SourceRange(problem.offset, problem.offset + 1),
      "this cannot be read as YAML: \(problem.words)",
      help: "write one `key: value` on each line")
  }

  func fault(
    _ kind: DiagnosticKind, _ range: SourceRange, _ message: String,
    help: String? = nil, fixes: [Diagnostic.Fix] = []
  ) -> Fault {
    Fault(
      diagnostic: Diagnostic(
        kind, at: file.location(of: range), message, help: help, fixes: fixes),
      offset: range.lower)
  }

  private func last(
    _ kind: DiagnosticKind, _ range: SourceRange, _ message: String, help: String? = nil
  ) -> Fault {
    var fault = fault(kind, range, message, help: help)
    fault.isLast = true
    return fault
  }

  func fix(
    _ title: String, _ range: SourceRange, _ replacement: String, isCertain: Bool
  )
    -> Diagnostic.Fix
  {
    Diagnostic.Fix(
      title, path: file.path, range: range, replacement: replacement, isCertain: isCertain)
  }
}
