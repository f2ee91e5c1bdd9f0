/// How the stages are printed.
enum Table {
  /// A line for each stage, for people.
  static func text(_ stages: [Stage], _ count: Int) -> String {
    var lines = ["\(count) recipes", row("stage", "wall", "processor", "a recipe", "peak")]
    for stage in stages {
      lines.append(
        row(
          stage.name, milliseconds(stage.wall), milliseconds(stage.processor),
          "\(stage.wall / count) µs", "\(stage.peak / 1024) MiB"))
    }
    return lines.joined(separator: "\n")
  }

  /// The same as JSON: times in microseconds, memory in KiB.
  static func json(_ stages: [Stage], _ count: Int) -> String {
    let rows = stages.map { stage in
      #"{"stage": "\#(stage.name)", "wall": \#(stage.wall), "processor": \#(stage.processor), "#
        + #""peak": \#(stage.peak)}"#
    }
    return #"{"recipes": \#(count), "stages": [\#(rows.joined(separator: ", "))]}"#
  }

  private static func milliseconds(_ microseconds: Int) -> String {
    "\(microseconds / 1000).\(microseconds / 100 % 10) ms"
  }

  private static func row(_ name: String, _ columns: String...) -> String {
    pad(name, to: 36) + columns.map { pad($0, to: -12) }.joined()
  }

  private static func pad(_ text: String, to width: Int) -> String {
    let padding = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? padding + text : text + padding
  }
}
