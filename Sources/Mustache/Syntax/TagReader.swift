import Diagnostics

/// Reads one tag after another from the bytes of a template, with the delimiters that hold there.
struct TagReader {
  let file: SourceFile
  var faults = FaultList()
  private var delimiters = Delimiters()
  /// Endings that do not come any more in the rest of the file, so that none is looked for twice.
  private var spent: Set<[UInt8]> = []

  init(_ file: SourceFile) { self.file = file }

  /// What the text from `start` on continues with.
  enum Next {
    /// A tag.
    case tag(TemplateTag)
    /// Something like a tag that was reported; it is left out.
    case faulty(SourceRange)
    /// No tag any more.
    case end
  }

  /// The next tag at or after `start`.
  mutating func next(from start: Int) -> Next {
    guard !faults.isFull, let open = file.bytes.firstIndex(of: delimiters.open, from: start)
    else { return .end }
    let inside = open + delimiters.open.count
    let sign = inside < file.bytes.count ? file.bytes[inside] : 0
    let (kind, signLength, ending) = TagReader.kind(of: sign, delimiters.close)
    guard let close = closing(ending, from: inside + signLength, kind) else {
      return unclosed(open, ending)
    }
    let range = SourceRange(open, close + ending.count)
    let nameRange = trimmed(inside + signLength, close)
    return finish(kind, nameRange, range)
  }

  private static func kind(
    of sign: UInt8, _ close: [UInt8]
  ) -> (TemplateTag.Kind, signLength: Int, ending: [UInt8]) {
    switch sign {
    case UInt8(ascii: "{"): (.unescaped, 1, [UInt8(ascii: "}")] + close)
    case UInt8(ascii: "="): (.delimiters, 1, [UInt8(ascii: "=")] + close)
    case UInt8(ascii: "&"): (.unescaped, 1, close)
    case UInt8(ascii: "#"): (.section, 1, close)
    case UInt8(ascii: "^"): (.inverted, 1, close)
    case UInt8(ascii: "/"): (.closing, 1, close)
    case UInt8(ascii: ">"): (.partial, 1, close)
    case UInt8(ascii: "<"): (.parent, 1, close)
    case UInt8(ascii: "$"): (.block, 1, close)
    case UInt8(ascii: "!"): (.comment, 1, close)
    default: (.escaped, 0, close)
    }
  }

  /// Where the tag ends; nowhere where another one begins before that.
  private mutating func closing(
    _ ending: [UInt8], from start: Int, _ kind: TemplateTag.Kind
  ) -> Int? {
    guard !spent.contains(ending) else { return nil }
    var limit = file.bytes.count
    if kind != .comment, kind != .delimiters, delimiters.open != delimiters.close {
      limit = file.bytes.firstIndex(of: delimiters.open, from: start) ?? limit
    }
    if let close = file.bytes.firstIndex(of: ending, from: start, before: limit) { return close }
    if limit == file.bytes.count { spent.insert(ending) }
    return nil
  }

  private mutating func unclosed(_ open: Int, _ ending: [UInt8]) -> Next {
    var end = open + delimiters.open.count
    let bytes = file.bytes
    while end < bytes.count, !bytes[end].isSpace,
      !bytes[end...].starts(with: delimiters.open)
    {
      end += 1
    }
    let range = SourceRange(open, end)
    faults.append(
      Diagnostic(
        TemplateFault.unclosedTag, at: file.location(of: range),
        "the tag `\(file.text(range))` is never closed",
        help: "end it with `\(String(decoding: ending, as: UTF8.self))`"))
    return .faulty(range)
  }

  private mutating func finish(
    _ kind: TemplateTag.Kind, _ nameRange: SourceRange, _ range: SourceRange
  ) -> Next {
    let name = file.text(nameRange)
    let problem: TagProblem? =
      switch kind {
      case .comment: nil
      case .delimiters: setDelimiters(name)
      default: TagProblem.of(name, in: kind)
      }
    if let problem {
      faults.append(
        Diagnostic(
          TemplateFault.badTag, at: file.location(of: range), problem.message, help: problem.help))
      return .faulty(range)
    }
    return .tag(TemplateTag(kind: kind, name: name, nameRange: nameRange, range: range))
  }

  private mutating func setDelimiters(_ content: String) -> TagProblem? {
    let words = content.utf8.split { $0.isSpace }
    guard words.count == 2, !content.utf8.contains(UInt8(ascii: "=")) else {
      return TagProblem(
        message: "a change of delimiters needs two of them, without `=` in them",
        help: "write the new opening and closing delimiter with a space between: `{{=<% %>=}}`")
    }
    delimiters = Delimiters(open: Array(words[0]), close: Array(words[1]))
    return nil
  }

  private func trimmed(_ lower: Int, _ upper: Int) -> SourceRange {
    var lower = lower
    var upper = upper
    while lower < upper, file.bytes[lower].isSpace { lower += 1 }
    while upper > lower, file.bytes[upper - 1].isSpace { upper -= 1 }
    return SourceRange(lower, upper)
  }
}
