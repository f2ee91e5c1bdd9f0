import Diagnostics

/// Lines that do not fit those around them.
extension Explanations {
  /// A line that is neither a key with a value nor part of the line above.
  func missingColon(at offset: Int) -> Fault {
    let line = lines.line(at: offset)
    let first = lines.byte(at: offset)
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'"),
      lines.closingQuote(of: offset, to: line.upper) == nil
    {
      return unclosedQuote(at: offset)
    }
    if let colon = lines.tightColon(on: line) { return missingSpace(after: colon) }
    let text = SourceRange(lines.indentationEnd(of: line), lines.parts(of: line).value.upper)
    return fault(
      YAMLFault.missingColon, text, "`\(lines.text(text))` has no colon, so it is no key",
      help: "write `key: value`, or indent the line if it continues the one above")
  }

  func missingSpace(after colon: Int) -> Fault {
    Fault(diagnostic: MissingSpace.diagnostic(after: colon, in: file, lines), offset: colon)
  }

  /// A tab where spaces should be.
  func tab(at offset: Int) -> Fault {
    let line = lines.line(at: offset)
    let indentation = SourceRange(line.lower, lines.indentationEnd(of: line))
    guard offset < indentation.upper else {
      return fault(
        YAMLFault.tab, SourceRange(offset, offset + 1), "a tab cannot stand here",
        fixes: [fix("write a space", SourceRange(offset, offset + 1), " ", isCertain: true)])
    }
    let tabs = lines.text(indentation).utf8.count { $0 == UInt8(ascii: "\t") }
    let spaces = indentation.upper - indentation.lower - tabs
    return fault(
      YAMLFault.tab, indentation, "this line is indented with a tab, and YAML wants spaces",
      fixes: [
        fix(
          "write two spaces instead of each tab", indentation,
          String(repeating: " ", count: 2 * tabs + spaces),
          isCertain: spaces == 0 && !followsValue(line))
      ])
  }

  /// Whether a line with a key or item stands below a value, which spaces alone would not mend.
  private func followsValue(_ line: SourceRange) -> Bool {
    let above = lines.parts(of: lines.line(at: line.lower - 1)).value
    let isEntry =
      lines.parts(of: line).key != nil
      || lines.byte(at: lines.indentationEnd(of: line)) == UInt8(ascii: "-")
    return isEntry && above.upper > above.lower && above.upper < line.lower
  }

  /// Something that is no key among keys, or no item among items.
  func misplaced(_ problem: SyntaxProblem) -> Fault {
    let line = lines.line(at: problem.offset)
    if let value = lastValue, value.upper <= problem.offset, value.upper > line.lower {
      return textAfterLastValue(value, on: line)
    }
    guard problem.offset == lines.indentationEnd(of: line) else { return unknown(problem) }
    if lines.byte(at: problem.offset) == UInt8(ascii: ":") {
      return missingKey(at: problem.offset)
    }
    let isItem = lines.byte(at: problem.offset) == UInt8(ascii: "-")
    let wantsKey = problem.words == "did not find expected key"
    if isItem == wantsKey, problem.offset - line.lower == column(of: problem.contextOffset) {
      return isItem ? itemAmongKeys(at: line) : keyAmongItems(at: line)
    }
    return badIndentation(of: line)
  }

  /// Text behind what libyaml takes for the whole document.
  func afterTheEnd(at offset: Int) -> Fault {
    let line = lines.line(at: offset)
    if lines.text(lines.line(at: line.lower - 1)).hasPrefix("...") {
      return severalDocuments(at: line)
    }
    if let value = lastValue, value.upper > line.lower {
      return textAfterLastValue(value, on: line)
    }
    if let value = lastValue, column(of: value.lower) > offset - line.lower {
      return badIndentation(of: line)
    }
    return fault(
      YAMLFault.syntax, textRange(of: line),
      "`\(lines.text(textRange(of: line)))` does not belong to the value above it",
      help: "write one `key: value` on each line")
  }

  private func column(of offset: Int) -> Int { offset - lines.line(at: offset).lower }

  private func textAfterLastValue(_ value: SourceRange, on line: SourceRange) -> Fault {
    // A quoted value of several lines ends here because the quote of this line closed it.
    let opening = lines.byte(at: value.lower)
    let isQuote = opening == UInt8(ascii: "\"") || opening == UInt8(ascii: "'")
    if value.lower < line.lower, isQuote { return unclosedQuote(at: value.lower) }
    return textAfterValue(lines.parts(of: line))
  }

  private func severalDocuments(at line: SourceRange) -> Fault {
    var fault = fault(
      YAMLFault.severalDocuments, line, "text follows the line that ends the document",
      help: "remove this line, or what follows it")
    fault.isLast = true
    return fault
  }

  private func itemAmongKeys(at line: SourceRange) -> Fault {
    fault(
      YAMLFault.listAmongKeys, textRange(of: line),
      "`\(lines.text(textRange(of: line)))` is an item of a list among keys",
      help: "put a key such as `tags:` above the list, or remove the `-`")
  }

  private func keyAmongItems(at line: SourceRange) -> Fault {
    fault(
      YAMLFault.listAmongKeys, textRange(of: line),
      "`\(lines.text(textRange(of: line)))` is no item of the list above",
      help: "put `- ` before it, or a key above the list")
  }

  private func textRange(of line: SourceRange) -> SourceRange {
    let start = lines.indentationEnd(of: line)
    return SourceRange(start, max(lines.parts(of: line).value.upper, start))
  }

  /// Indentation that fits no line above.
  func badIndentation(of line: SourceRange) -> Fault {
    let start = lines.indentationEnd(of: line)
    let name = lines.parts(of: line).key.map { lines.text($0) } ?? lines.text(textRange(of: line))
    let isIndented = start > line.lower
    return fault(
      YAMLFault.indentation, isIndented ? SourceRange(line.lower, start) : textRange(of: line),
      isIndented
        ? "`\(name)` is indented in a way that fits none of the lines above"
        : "`\(name)` is indented less than the lines above",
      help: "let keys that belong together start in the same column",
      fixes: isIndented
        ? [fix("remove the indentation", SourceRange(line.lower, start), "", isCertain: false)]
        : [])
  }

  /// A list or map in brackets that is not closed or lacks a comma.
  func bracket(openedAt opening: Int, _ problem: SyntaxProblem) -> Fault {
    let isList = lines.byte(at: opening) == UInt8(ascii: "[")
    let closing = isList ? "]" : "}"
    let line = lines.line(at: opening)
    if problem.offset < line.upper { return missingComma(before: problem.offset, closing) }
    let parts = lines.parts(of: line)
    let isCertain = parts.value.lower == opening && !parts.hasComment && lines.isEntry(line)
    return fault(
      YAMLFault.bracket, SourceRange(opening, opening + 1),
      "`\(isList ? "[" : "{")` is opened and not closed",
      help: isCertain ? nil : "put `\(closing)` at the end",
      fixes: isCertain
        ? [
          fix(
            "put `\(closing)` at the end", SourceRange(at: parts.value.upper), closing,
            isCertain: true)
        ] : [])
  }

  private func missingComma(before offset: Int, _ closing: String) -> Fault {
    let line = lines.line(at: offset)
    let rest = SourceRange(offset, lines.parts(of: line).value.upper)
    return fault(
      YAMLFault.bracket, rest,
      "a comma or `\(closing)` is missing before `\(lines.text(rest))`",
      help: "put a comma between two items")
  }
}
