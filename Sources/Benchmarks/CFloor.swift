import Photos

/// What C needs for reading as many recipes and writing as many bytes into as many files.
struct CFloor: Rival {
  let name = "C floor"
  private let binary: String
  private let count: Int

  /// Compiles the floor.
  ///
  /// - Parameters:
  ///   - folder: Where the program goes.
  ///   - count: How many recipes there are.
  init(in folder: String, count: Int) throws(Missing) {
    let source = try Suites.path("bench/floor.c", for: name)
    binary = "\(folder)/floor"
    self.count = count
    guard let compiler = Program.path(of: "cc") else {
      throw Missing(text: "\(name) is left out: there is no C compiler `cc`")
    }
    let words = ["-O2", "-w", source, "-lcmark", "-lpthread", "-o", binary]
    guard ChildProcess(path: compiler, arguments: words).run() else {
      throw Missing(text: "\(name) is left out: \(compiler) \(words.joined(separator: " ")) fails")
    }
  }

  func program(
    content: String, output: String, jobs: Int, site: (files: Int, bytes: Int)
  ) -> MeasuredProgram {
    // A page is the recipe as HTML between bytes of a template; each further file is of one size.
    let further = max(0, (site.files + count / 2) / count - 1)
    let size = min(site.bytes / max(1, (further + 1) * count), 1 << 17)
    let template = min(max(3001, size - CFloor.recipe), 1 << 16)
    return MeasuredProgram(
      path: binary, arguments: ["full", "\(min(jobs, 64))", content, output, "\(template)"],
      environment: ["EXTRA=\(further)", "EXTRA_BYTES=\(size)"])
  }

  /// About how many bytes of HTML libcmark makes of a recipe.
  private static let recipe = 2200
}
