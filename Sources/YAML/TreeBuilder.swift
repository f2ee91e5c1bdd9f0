import Diagnostics

/// Puts events together to a tree, on a stack of its own so that no depth can exhaust ours.
struct TreeBuilder {
  /// The deepest nesting of lists and maps, and the most values of a document.
  static let deepest = 32
  static let mostNodes = 10_000
  /// The most aliases, anchors and tags that are told of one by one.
  static let mostReferences = 20

  /// What the builder cannot go on with.
  enum Refusal: Error, Equatable {
    case tooDeep(SourceRange)
    case tooManyNodes(SourceRange)
    case tooManyReferences(SourceRange)
    case keyIsNoText(SourceRange)
    case secondDocument(SourceRange)
  }

  /// The finished document; `nil` where it is empty or not finished.
  private(set) var root: YAMLNode?
  /// The aliases, anchors and tags that were met.
  private(set) var references: [SourceRange] = []
  /// The keys that stand twice in a map below the root: the first and the later one.
  private(set) var duplicates: [DuplicateKey] = []
  /// The last value that was read whole.
  private(set) var lastValue: SourceRange?

  private let bytes: [UInt8]
  private var open: [OpenContainer] = []
  private var nodes = 0
  private var documents = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The entries of the outermost map that are whole, be the map finished or not.
  var wholeEntries: [YAMLNode.Entry]? {
    open.first.map { $0.isMapping ? $0.entries : nil } ?? root?.entries
  }

  /// Where the innermost list or map in brackets begins that is not closed.
  var openBracket: Int? {
    open.map(\.start).last {
      bytes.indices.contains($0)
        && (bytes[$0] == UInt8(ascii: "[") || bytes[$0] == UInt8(ascii: "{"))
    }
  }

  mutating func add(_ event: Event) throws(Refusal) {
    switch event.kind {
    case .documentStart: try startDocument(at: event.range)
    case .end: return
    case .scalar(let text, let isPlain): try add(text, isPlain: isPlain, at: event.range)
    case .alias: try addAlias(at: event.range)
    case .sequenceStart: try startContainer(isMapping: false, at: event.range)
    case .mappingStart: try startContainer(isMapping: true, at: event.range)
    case .containerEnd: try endContainer(at: event.range)
    }
  }

  private mutating func startDocument(at range: SourceRange) throws(Refusal) {
    documents += 1
    if documents > 1 { throw .secondDocument(range) }
  }

  private mutating func add(
    _ text: String, isPlain: Bool, at eventRange: SourceRange
  ) throws(Refusal) {
    try noteProperty(at: eventRange)
    let range = trimmed(eventRange)
    if open.last?.wantsKey == true {
      try count(at: range)
      open[open.count - 1].pendingKey = (text, range)
      lastValue = range
      return
    }
    let value: YAMLNode.Value =
      isPlain && TreeBuilder.isNull(text) ? .null : .scalar(text, isPlain: isPlain)
    try add(YAMLNode(value, range: range))
  }

  /// Notes an alias, and takes it for nothing, or for its own text where it is a key.
  private mutating func addAlias(at range: SourceRange) throws(Refusal) {
    try note(range)
    guard open.last?.wantsKey == true else { return try add(YAMLNode(.null, range: range)) }
    let text = String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
    open[open.count - 1].pendingKey = (text, range)
  }

  /// Whether a plain text stands for nothing.
  static func isNull(_ text: String) -> Bool {
    switch text {
    case "", "~", "null", "Null", "NULL": true
    default: false
    }
  }

  private mutating func add(_ node: YAMLNode) throws(Refusal) {
    try count(at: node.range)
    lastValue = node.range
    try attach(node)
  }

  private mutating func attach(_ node: YAMLNode) throws(Refusal) {
    guard let last = open.indices.last else {
      root = node
      return
    }
    if !open[last].attach(node) { throw .keyIsNoText(node.range) }
  }

  private mutating func startContainer(isMapping: Bool, at range: SourceRange) throws(Refusal) {
    try noteProperty(at: range)
    if open.last?.wantsKey == true { throw .keyIsNoText(range) }
    if open.count == TreeBuilder.deepest { throw .tooDeep(range) }
    try count(at: range)
    open.append(OpenContainer(isMapping: isMapping, start: range.lower))
  }

  private mutating func endContainer(at range: SourceRange) throws(Refusal) {
    guard var container = open.popLast() else { return }
    if container.isMapping, !open.isEmpty {
      duplicates += DuplicateKey.removeDuplicates(from: &container.entries)
    }
    // The end of a list in brackets is its bracket; the end of any other has no width.
    let end = range.upper > range.lower ? range.upper : container.end
    let node = container.node(upTo: end)
    lastValue = node.range
    try attach(node)
  }

  private mutating func count(at range: SourceRange) throws(Refusal) {
    nodes += 1
    if nodes > TreeBuilder.mostNodes { throw .tooManyNodes(range) }
  }

  /// Notes an anchor or tag: no other node begins with one of their characters.
  private mutating func noteProperty(at range: SourceRange) throws(Refusal) {
    guard range.lower < range.upper, bytes.indices.contains(range.lower) else { return }
    switch bytes[range.lower] {
    case UInt8(ascii: "&"), UInt8(ascii: "!"): try note(range)
    default: return
    }
  }

  private mutating func note(_ reference: SourceRange) throws(Refusal) {
    if references.count == TreeBuilder.mostReferences { throw .tooManyReferences(reference) }
    references.append(reference)
  }

  /// The range without the line endings that libyaml counts to a block of text.
  private func trimmed(_ range: SourceRange) -> SourceRange {
    var upper = min(range.upper, bytes.count)
    while upper > range.lower, bytes[upper - 1] <= UInt8(ascii: " ") { upper -= 1 }
    return SourceRange(range.lower, upper)
  }
}

/// A list or map whose end has not come yet.
private struct OpenContainer {
  let isMapping: Bool
  let start: Int
  var items: [YAMLNode] = []
  var entries: [YAMLNode.Entry] = []
  var pendingKey: (text: String, range: SourceRange)?

  init(isMapping: Bool, start: Int) {
    self.isMapping = isMapping
    self.start = start
  }

  var wantsKey: Bool { isMapping && pendingKey == nil }

  /// The byte after its last child.
  var end: Int { (isMapping ? entries.last?.value.range : items.last?.range)?.upper ?? start }

  /// Takes a child; `false` where a key should have come first.
  mutating func attach(_ node: YAMLNode) -> Bool {
    guard isMapping else {
      items.append(node)
      return true
    }
    guard let (text, range) = pendingKey else { return false }
    entries.append(YAMLNode.Entry(key: text, keyRange: range, value: node))
    pendingKey = nil
    return true
  }

  func node(upTo end: Int) -> YAMLNode {
    YAMLNode(isMapping ? .mapping(entries) : .sequence(items), range: SourceRange(start, end))
  }
}
