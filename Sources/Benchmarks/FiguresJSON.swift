import Diagnostics

/// The figures for programs: times in microseconds, memory in KiB, ratios in thousandths.
enum FiguresJSON {
  /// The figures as JSON.
  static func text(_ figures: Figures) -> String {
    var json = JSONWriter(layout: .indented)
    json.object { json in
      json.member("recipes", figures.recipes)
      json.member("jobs", figures.jobs)
      json.member("stages") { json in
        json.array { json in figures.stages.forEach { write($0, to: &json) } }
      }
      json.member("builds") { json in
        json.array { json in
          for build in figures.builds { write(build, figures.builds.first, to: &json) }
        }
      }
      json.member("against") { json in
        json.array { json in
          for rival in figures.rivals { write(rival, against: figures.builds.first, to: &json) }
        }
      }
      json.member("missing", figures.missing)
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private static func write(_ stage: StageFigure, to json: inout JSONWriter) {
    json.object {
      $0.member("stage", stage.name)
      $0.member("count", stage.count)
      $0.member("wall", stage.cost.wall)
      $0.member("processor", stage.cost.processor)
      $0.member("bytes", stage.bytes)
      $0.member("peak", stage.cost.peak)
    }
  }

  private static func write(_ build: BuildFigure, _ new: BuildFigure?, to json: inout JSONWriter) {
    json.object { json in
      json.member("build", build.name)
      write(build, to: &json)
      if let new { write("ratioToNew", build.ratio(to: new), to: &json) }
    }
  }

  private static func write(
    _ rival: BuildFigure, against new: BuildFigure?, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("program", rival.name)
      write(rival, to: &json)
      if let new { write("ratioOfCrumb", new.ratio(to: rival), to: &json) }
    }
  }

  private static func write(_ build: BuildFigure, to json: inout JSONWriter) {
    json.member("walls") { $0.array { json in build.runs.forEach { json.integer($0.wall) } } }
    json.member("processors") {
      $0.array { json in build.runs.forEach { json.integer($0.processor) } }
    }
    json.member("peak", build.peak)
    json.member("files", build.files)
    json.member("bytes", build.bytes)
  }

  private static func write(_ name: String, _ spread: Spread, to json: inout JSONWriter) {
    json.member(name) {
      $0.object {
        $0.member("median", spread.median)
        $0.member("lowest", spread.lowest)
        $0.member("highest", spread.highest)
      }
    }
  }
}
