import Glibc
import SiteGenerator

/// Times the walk from recipes to a site on a seeded collection.
enum Benchmark {
  /// Runs `crumb-benchmarks [COUNT] [--json]`.
  ///
  /// - Returns: The exit code of the process.
  static func run(_ words: [String]) -> Int32 {
    let counts = words.filter { $0 != "--json" }
    guard counts.count <= 1, let count = counts.isEmpty ? 1000 : Int(counts[0]), count > 0 else {
      print("usage: crumb-benchmarks [COUNT] [--json]")
      return 2
    }
    guard let folder = SeededCollection.write(count) else {
      print("there is no room for \(count) recipes in the folder of temporary files")
      return 1
    }
    defer { SeededCollection.remove(folder) }
    let stages = measure(folder)
    print(words.contains("--json") ? Table.json(stages, count) : Table.text(stages, count))
    return 0
  }

  private static func measure(_ folder: String) -> [Stage] {
    var options = SiteBuild.Options()
    options.project = Project(
      content: "\(folder)/Content", templates: "\(folder)/Templates", output: "\(folder)/Site")
    let build = SiteBuild(options)
    var stages = [IngredientStage.measure()]
    var site: PreparedSite?
    stages.append(Stage("read, plan and check") { site = build.prepare().site })
    guard let prepared = site else { return stages }
    stages.append(Stage("render and write, new site") { _ = build.write(prepared) })
    stages.append(
      Stage("whole build, nothing changed") {
        if let again = build.prepare().site { _ = build.write(again) }
      })
    return stages
  }
}
