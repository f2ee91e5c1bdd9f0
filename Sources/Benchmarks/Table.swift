/// The figures for people.
struct Table {
  private let figures: Figures

  /// Makes a table.
  init(_ figures: Figures) { self.figures = figures }

  /// A line for each stage and each kind of build.
  var text: String {
    let threads = figures.jobs == 1 ? "1 thread" : "\(figures.jobs) threads"
    let recipes = figures.recipes == 1 ? "1 recipe" : "\(figures.recipes) recipes"
    var blocks = ["\(recipes) on \(threads)"]
    if !figures.stages.isEmpty { blocks.append(stages) }
    if let new = figures.builds.first { blocks.append(builds(new)) }
    if !figures.rivals.isEmpty { blocks.append(rivals) }
    if !figures.missing.isEmpty { blocks.append(figures.missing.joined(separator: "\n")) }
    return blocks.joined(separator: "\n\n")
  }

  private var stages: String {
    let head = row("stage", "time", "processors", "each", "bytes", "peak")
    let rows = figures.stages.map { stage in
      row(
        stage.name, milliseconds(stage.cost.wall), milliseconds(stage.cost.processor),
        microseconds(stage.cost.wall, of: stage.count), bytes(stage.bytes),
        mebibytes(stage.cost.peak))
    }
    return ([head] + rows).joined(separator: "\n")
  }

  private func builds(_ new: BuildFigure) -> String {
    let head = row(
      "crumb build, \(times(new))", "median", "lowest", "highest", "to a new one", "peak", "files",
      "bytes")
    let rows = figures.builds.map { build in
      row(
        build.name, milliseconds(build.wall.median), milliseconds(build.wall.lowest),
        milliseconds(build.wall.highest), ratio(build.ratio(to: new).median), mebibytes(build.peak),
        build.files == 0 ? "-" : "\(build.files)", bytes(build.bytes))
    }
    return ([head] + rows).joined(separator: "\n")
  }

  private var rivals: String {
    guard let new = figures.builds.first else { return "" }
    let head = row(
      "against, \(pairs(new))", "median", "crumb to it", "lowest", "highest", "peak", "files",
      "bytes")
    let rows = figures.rivals.map { rival in
      let spread = new.ratio(to: rival)
      return row(
        rival.name, milliseconds(rival.wall.median), ratio(spread.median), ratio(spread.lowest),
        ratio(spread.highest), mebibytes(rival.peak), "\(rival.files)", bytes(rival.bytes))
    }
    return ([head] + rows).joined(separator: "\n")
  }

  private func times(_ build: BuildFigure) -> String {
    build.runs.count == 1 ? "once" : "\(build.runs.count) times"
  }

  private func pairs(_ build: BuildFigure) -> String {
    build.runs.count == 1 ? "1 pair" : "\(build.runs.count) pairs"
  }

  private func milliseconds(_ microseconds: Int) -> String {
    "\(microseconds / 1000).\(microseconds / 100 % 10) ms"
  }

  private func microseconds(_ whole: Int, of count: Int) -> String {
    let tenths = 10 * whole / max(1, count)
    return "\(tenths / 10).\(tenths % 10) µs"
  }

  private func mebibytes(_ kibibytes: Int) -> String { "\(kibibytes / 1024) MiB" }

  private func bytes(_ count: Int) -> String {
    if count == 0 { return "-" }
    if count < 1_000_000 { return "\(count / 1000).\(count / 100 % 10) kB" }
    return "\(count / 1_000_000).\(count / 100_000 % 10) MB"
  }

  private func ratio(_ thousandths: Int) -> String {
    let digits = String(1000 + thousandths % 1000).dropFirst()
    return "\(thousandths / 1000).\(digits)"
  }

  private func row(_ name: String, _ columns: String...) -> String {
    name + String(repeating: " ", count: max(0, 30 - name.count))
      + columns.map { String(repeating: " ", count: max(1, 13 - $0.count)) + $0 }.joined()
  }
}
