/// The text of one finding while it is put together line by line.
struct FrameText {
  let report: DiagnosticReport
  /// How many digits the longest line number has.
  let gutter: Int
  /// The colour of headings and carets.
  var ink: Ink
  private(set) var text = ""

  init(report: DiagnosticReport, gutter: Int, ink: Ink) {
    self.report = report
    self.gutter = gutter
    self.ink = ink
  }

  /// `path:line:column: severity: message`, without line and column where there is nothing to show.
  mutating func heading(_ location: SourceLocation?, _ severity: String, _ message: String) {
    if let location {
      let position = location.frame.lines.isEmpty ? "" : ":\(location.line):\(location.column)"
      text += painted("\(location.path.visible)\(position):", .emphasis) + " "
    }
    text += painted("\(severity):", ink) + " " + painted(message, .emphasis) + "\n"
  }

  /// The marked lines of a frame with their carets.
  mutating func frame(_ frame: CodeFrame) {
    let lines = frame.lines.filter(\.isMarked)
    for line in lines {
      if line.followsGap { text += painted("...", .gutter) + "\n" }
      source(lines.count > 1 ? line.withoutMarkedIndentation : line, isAlone: lines.count == 1)
    }
  }

  /// A sentence that belongs to the frame above it.
  mutating func remark(_ kind: String, _ sentence: String) {
    text += painted(String(repeating: " ", count: gutter + 1) + "=", .gutter)
    text += " " + painted("\(kind):", kind == "note" ? .note : .help) + " \(sentence.visible)\n"
  }

  /// The lines as a fix would make them.
  mutating func change(_ lines: [CodeFrame.Line]) {
    for line in lines {
      let shown = FrameLine(line, width: report.width)
      numbered(line.number, painted("+", .help), shown, .help)
    }
  }

  private mutating func source(_ line: CodeFrame.Line, isAlone: Bool) {
    let shown = FrameLine(line, width: report.width)
    numbered(line.number, painted("|", .gutter), shown, ink)
    guard isAlone || !line.marked.isEmpty else { return }
    let carets = String(repeating: "^", count: shown.markWidth)
    text += painted(String(repeating: " ", count: gutter + 1) + "|", .gutter)
    text += String(repeating: " ", count: shown.markColumn + 1) + painted(carets, ink) + "\n"
  }

  private mutating func numbered(_ number: Int, _ sign: String, _ line: FrameLine, _ ink: Ink) {
    let digits = String(number)
    let padding = String(repeating: " ", count: max(0, gutter - digits.count))
    let code = line.before + painted(line.marked, ink) + line.after
    text += painted(padding + digits, .gutter) + " " + sign
    text += code.isEmpty ? "\n" : " " + code + "\n"
  }

  private func painted(_ text: String, _ ink: Ink) -> String {
    report.style == .plain || text.isEmpty ? text : ink.colour(text)
  }
}

extension CodeFrame.Line {
  /// The line with its mark beginning after white space, as the lines of a longer range look best.
  fileprivate var withoutMarkedIndentation: CodeFrame.Line {
    let indentation = marked.prefix { $0 == " " || $0 == "\t" }
    var line = self
    line.before += indentation
    line.marked.removeFirst(indentation.count)
    return line
  }
}
