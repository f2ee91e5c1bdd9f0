import Diagnostics

/// Values that need quotes, have too few of them, or hold what they may not.
extension Explanations {
  /// A colon where no key can end: in a value, or on a line that is not indented as it should be.
  func unexpectedColon(at offset: Int) -> Fault {
    let line = lines.line(at: offset)
    let parts = lines.parts(of: line)
    if offset == lines.indentationEnd(of: line) { return missingKey(at: offset) }
    if let key = parts.key, key.upper < offset {
      return lines.closingQuote(of: parts.value.lower, to: parts.value.upper) == nil
        ? colonInValue(parts) : textAfterValue(parts)
    }
    if let swallowed = lastValue.map({ lines.line(at: $0.lower) }), swallowed != line,
      let colon = lines.tightColon(on: swallowed)
    {
      return missingSpace(after: colon)
    }
    return badIndentation(of: line)
  }

  /// A colon that begins its line.
  func missingKey(at colon: Int) -> Fault {
    fault(
      YAMLFault.syntax, SourceRange(colon, colon + 1), "there is no key before this colon",
      help: "write `key: value`")
  }

  private func colonInValue(_ parts: SourceLines.Parts) -> Fault {
    fault(
      YAMLFault.colonInValue, parts.value,
      "`\(lines.text(parts.value))` holds a colon, so it needs quotes",
      fixes: [Quoting.fix(parts.value, in: file, isCertain: !parts.hasComment)])
  }

  /// Text behind the quote or bracket that ends a value.
  func textAfterValue(_ parts: SourceLines.Parts) -> Fault {
    let value = parts.value
    let closing = lines.closingQuote(of: value.lower, to: value.upper)
    let end = min(closing.map { $0 + 1 } ?? lastValue?.upper ?? value.lower, value.upper)
    let rest = SourceRange(
      lines.indentationEnd(of: SourceRange(end, value.upper)), value.upper)
    let fixes = requoting(parts)
    return fault(
      YAMLFault.textAfterValue, rest,
      "\(closing == nil ? "the value ends" : "the quote closes") before `\(lines.text(rest))`",
      help: fixes.isEmpty ? "put one pair of quotes around the whole value" : nil, fixes: fixes)
  }

  /// The fix that leaves one pair of quotes around a value, the same quotes inside or not.
  private func requoting(_ parts: SourceLines.Parts) -> [Diagnostic.Fix] {
    let value = parts.value
    let quote = lines.byte(at: value.lower)
    let isQuoted = quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    guard isQuoted, lines.byte(at: value.upper - 1) == quote else {
      return [Quoting.fix(value, in: file, isCertain: false)]
    }
    let inner = lines.text(SourceRange(value.lower + 1, value.upper - 1))
    // `"Pie" "Tart"` is no text with quotes in it.
    guard !inner.contains("\" \""), !inner.contains("' '") else { return [] }
    let isPlainText = !inner.utf8.contains(UInt8(ascii: "\\")) && !parts.hasComment
    let replacement = Quoting.quoted(inner)
    return [fix("write `\(replacement)`", value, replacement, isCertain: isPlainText)]
  }

  /// A quote that nothing closes.
  func unclosedQuote(at offset: Int) -> Fault {
    let line = lines.line(at: offset)
    let quote = lines.text(SourceRange(offset, offset + 1))
    let parts = lines.parts(of: line)
    let end = parts.hasComment ? line.upper : max(parts.value.upper, offset + 1)
    return fault(
      YAMLFault.unclosedQuote, SourceRange(offset, offset + 1),
      "this quote is opened and not closed",
      fixes: [
        fix(
          "put `\(quote)` at the end of the value, or remove this one", SourceRange(at: end), quote,
          isCertain: parts.value.lower == offset && !parts.hasComment && lines.isEntry(line))
      ])
  }

  /// A backslash that means nothing to YAML, or too few digits behind one.
  func badEscape(_ problem: SyntaxProblem) -> Fault {
    let line = lines.line(at: problem.offset)
    var start = problem.offset
    while start > line.lower, lines.byte(at: start) != UInt8(ascii: "\\") { start -= 1 }
    var end = start + 2
    while end < line.upper, lines.byte(at: end) & 0xC0 == 0x80 { end += 1 }
    let range = SourceRange(start, min(end, line.upper))
    let isUnknown = problem.words == "found unknown escape character"
    return fault(
      YAMLFault.escape, range,
      isUnknown
        ? "`\(lines.text(range))` means nothing between double quotes"
        : "`\(lines.text(range))` is not followed by the number of a character",
      fixes: [
        fix(
          "write the backslash twice, or use single quotes", SourceRange(start, start + 1), "\\\\",
          isCertain: isUnknown)
      ])
  }

  /// A value that begins with a character which YAML keeps for itself.
  func special(at offset: Int) -> Fault {
    let line = lines.line(at: offset)
    let parts = lines.parts(of: line)
    let isWhole = offset == parts.value.lower
    let range = isWhole ? parts.value : item(at: offset, on: line)
    let sign = lines.text(SourceRange(offset, offset + 1))
    return fault(
      YAMLFault.specialCharacter, range,
      "a value cannot begin with \(sign == "`" ? "a backtick" : "`\(sign)`") unless it is in quotes",
      fixes: [Quoting.fix(range, in: file, isCertain: isWhole && !parts.hasComment)])
  }

  /// The item of a list in brackets that begins at an offset.
  private func item(at offset: Int, on line: SourceRange) -> SourceRange {
    var upper = offset + 1
    while upper < line.upper, !",]}".utf8.contains(lines.byte(at: upper)) { upper += 1 }
    while upper > offset + 1, lines.isBlank(upper - 1) { upper -= 1 }
    return SourceRange(offset, min(upper, max(line.upper, offset)))
  }

  /// Nothing where a value should be: a bracket that the file's end leaves open, or a stray sign.
  func missingNode(_ problem: SyntaxProblem) -> Fault {
    switch (lines.byte(at: problem.offset), openBracket) {
    case (UInt8(ascii: "\n"), let opening?): bracket(openedAt: opening, problem)
    case (UInt8(ascii: ","), _?):
      fault(
        YAMLFault.bracket, SourceRange(problem.offset, problem.offset + 1),
        "there is nothing before this comma", help: "remove the comma")
    case (UInt8(ascii: "\n"), nil):
      fault(
        YAMLFault.syntax, SourceRange(at: problem.offset), "a value is missing here",
        help: "write one `key: value` on each line")
    default: special(at: problem.offset)
    }
  }

  /// A list or map where a key should stand, most often a placeholder in braces.
  func keyIsNoText(at range: SourceRange) -> Fault {
    let value = lines.parts(of: lines.line(at: range.lower)).value
    guard value.lower < range.lower, lines.byte(at: value.lower) == UInt8(ascii: "{") else {
      return fault(
        YAMLFault.keyIsNoText, SourceRange(range.lower, range.lower + 1),
        "a list or map cannot be a key", help: "write each key as plain text")
    }
    return fault(
      YAMLFault.keyIsNoText, value,
      "`\(lines.text(value))` begins with a brace, so YAML takes it for a map",
      fixes: [Quoting.fix(value, in: file)])
  }
}
