/// The difference of two versions of a file in the unified format (POSIX `diff -u`), three lines of
/// context around each change, without times.
public struct UnifiedDiff: Sendable {
  private let lines: [DiffLine]

  /// Compares two versions of the file at `path`, which is shown as `a/path` and `b/path`.
  public init(path: String, old: [UInt8], new: [UInt8]) {
    let (old, new) = (UnifiedDiff.lines(of: old), UnifiedDiff.lines(of: new))
    let changes = LineDifference(old, new).changes
    let hunks = DiffHunk.around(changes, lineCount: old.count)
    let heading = hunks.isEmpty ? [] : ["--- a/\(path)", "+++ b/\(path)"]
    lines = heading.map(DiffLine.heading) + hunks.flatMap { $0.lines(old: old, new: new) }
  }

  /// Whether the two versions are the same.
  public var isEmpty: Bool { lines.isEmpty }

  /// The difference byte for byte, as `git apply` and `patch -p1` take it; empty where there is none.
  public var bytes: [UInt8] {
    lines.reduce(into: []) { bytes, line in
      bytes += line.sign.utf8
      bytes += line.content
      if !line.hasEnd { bytes += UnifiedDiff.missingEnd.utf8 }
    }
  }

  /// The difference for people: what cannot be seen is shown as signs, so that no file can send an
  /// escape sequence to the terminal.
  public func text(style: DiagnosticReport.Style = .plain) -> String {
    lines.reduce(into: "") { text, line in
      var shown = VisibleText()
      shown.append(
        String(decoding: line.hasEnd ? line.content.dropLast() : line.content, as: UTF8.self))
      let code = line.sign + shown.cells.map(\.text).joined()
      text += style == .plain ? code : line.ink.map { $0.colour(code) } ?? code
      text += line.hasEnd ? "\n" : UnifiedDiff.missingEnd
    }
  }

  private static let missingEnd = "\n\\ No newline at end of file\n"

  /// The lines with their line feeds; only the last one can lack it.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    return start < bytes.count ? lines + [bytes[start...]] : lines
  }
}

/// A line of a unified difference.
private enum DiffLine {
  case heading(String)
  case context(ArraySlice<UInt8>)
  case removed(ArraySlice<UInt8>)
  case added(ArraySlice<UInt8>)

  var sign: String {
    switch self {
    case .heading: ""
    case .context: " "
    case .removed: "-"
    case .added: "+"
    }
  }

  var content: ArraySlice<UInt8> {
    switch self {
    case .heading(let text): ArraySlice(Array("\(text)\n".utf8))
    case .context(let line), .removed(let line), .added(let line): line
    }
  }

  var hasEnd: Bool { content.last == UInt8(ascii: "\n") }

  var ink: Ink? {
    switch self {
    case .heading: .emphasis
    case .context: nil
    case .removed: .error
    case .added: .help
    }
  }
}

/// Changes that are printed together with the lines between and around them.
private struct DiffHunk {
  private static let context = 3

  private var changes: [LineDifference.Change]
  private var old: Range<Int>

  /// The hunks of a difference: changes whose context would touch are in one.
  static func around(_ changes: [LineDifference.Change], lineCount: Int) -> [DiffHunk] {
    var hunks: [DiffHunk] = []
    for change in changes {
      let lower = max(0, change.old.lowerBound - context)
      let upper = min(lineCount, change.old.upperBound + context)
      if let last = hunks.last, lower <= last.old.upperBound {
        hunks[hunks.count - 1].changes.append(change)
        hunks[hunks.count - 1].old = last.old.lowerBound..<upper
      } else {
        hunks.append(DiffHunk(changes: [change], old: lower..<upper))
      }
    }
    return hunks
  }

  /// The heading of the hunk and its lines.
  func lines(old oldLines: [ArraySlice<UInt8>], new newLines: [ArraySlice<UInt8>]) -> [DiffLine] {
    var lines: [DiffLine] = []
    var position = old.lowerBound
    for change in changes {
      lines += oldLines[position..<change.old.lowerBound].map(DiffLine.context)
      lines += oldLines[change.old].map(DiffLine.removed)
      lines += newLines[change.new].map(DiffLine.added)
      position = change.old.upperBound
    }
    lines += oldLines[position..<old.upperBound].map(DiffLine.context)
    return [.heading("@@ -\(Self.span(old)) +\(Self.span(new)) @@")] + lines
  }

  /// The lines of the new version that the hunk covers.
  private var new: Range<Int> {
    guard let first = changes.first, let last = changes.last else { return old }
    let lower = first.new.lowerBound - (first.old.lowerBound - old.lowerBound)
    return lower..<last.new.upperBound + (old.upperBound - last.old.upperBound)
  }

  /// First line and number of lines; the line before where there is none, and no number for one.
  private static func span(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    case let count: "\(lines.lowerBound + 1),\(count)"
    }
  }
}
