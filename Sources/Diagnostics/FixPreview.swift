/// How lines look once a fix is applied, made of the code frame that a finding carries.
enum FixPreview {
  /// The changed lines with the replacement marked; none where the frame does not show what the fix
  /// changes.
  static func lines(of fix: Diagnostic.Fix, at location: SourceLocation?) -> [CodeFrame.Line] {
    guard let location, location.path == fix.path,
      let first = location.frame.lines.first(where: { $0.holds(fix.range.lower) }),
      let last = location.frame.lines.last(where: { $0.holds(fix.range.upper) }),
      first.number <= last.number
    else { return [] }
    let before = first.text.utf8.prefix(fix.range.lower - first.offset)
    let after = last.text.utf8.dropFirst(fix.range.upper - last.offset)
    var lines = changed(fix.replacement, from: first)
    lines[0].before = String(decoding: before, as: UTF8.self)
    lines[lines.count - 1].after = String(decoding: after, as: UTF8.self)
    lines[lines.count - 1].isCutAfter = last.isCutAfter
    return lines
  }

  private static func changed(
    _ replacement: String, from first: CodeFrame.Line
  )
    -> [CodeFrame.Line]
  {
    let parts = replacement.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      let isCR = part.last == UInt8(ascii: "\r") && index < parts.count - 1
      return CodeFrame.Line(
        number: first.number + index, offset: first.offset, before: "",
        marked: String(decoding: isCR ? part.dropLast() : part, as: UTF8.self),
        isMarked: true, isCutBefore: index == 0 && first.isCutBefore)
    }
  }
}

extension CodeFrame.Line {
  /// Whether a byte of the file, or the end of the line, lies in what is shown of the line, so that
  /// bytes of the file are bytes of the text.
  fileprivate func holds(_ offset: Int) -> Bool {
    offset >= self.offset && offset <= self.offset + text.utf8.count
      && !text.unicodeScalars.contains("\u{FFFD}")
  }
}
