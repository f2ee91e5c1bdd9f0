import Glibc
import SiteGenerator

/// Times the walk from recipes to a site on a seeded collection.
struct Benchmark {
  private let arguments: Arguments
  private let folder: WorkFolder
  private var figures: Figures

  /// Does what the words after the program's name ask for.
  ///
  /// - Returns: The exit code of the process.
  static func run(_ words: [String]) -> Int32 {
    do {
      let processors = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
      let arguments = try Arguments(words, processors: processors)
      return run(arguments)
    } catch {
      say(error.text)
      return 2
    }
  }

  private static func run(_ arguments: Arguments) -> Int32 {
    guard let folder = WorkFolder() else {
      say("error: no folder can be made where temporary files go")
      return 1
    }
    guard SeededCollection.write(arguments.count, to: "\(folder.path)/Content") else {
      folder.remove()
      say("error: there is no room for \(arguments.count) recipes in \(folder.path)")
      return 1
    }
    var benchmark = Benchmark(arguments, in: folder)
    do { try benchmark.measure() } catch {
      say("error: this ended with a fault, so there are no figures; its files stay:")
      say("  \(error.command)")
      return 1
    }
    folder.remove()
    print(arguments.isJSON ? FiguresJSON.text(benchmark.figures) : Table(benchmark.figures).text)
    return 0
  }

  private static func say(_ text: String) {
    let bytes = Array("\(text)\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }

  private init(_ arguments: Arguments, in folder: WorkFolder) {
    self.arguments = arguments
    self.folder = folder
    figures = Figures(recipes: arguments.count, jobs: arguments.jobs)
  }

  // Whole builds come first: the memory of this process, which the stages fill, would count as theirs.
  private mutating func measure() throws(CrumbBuilds.Failure) {
    let rivals = rivals()
    if let crumb = Benchmark.crumb {
      let builds = CrumbBuilds(crumb: crumb, folder: folder, arguments: arguments)
      let new = try builds.new(rivals)
      figures.rivals = new.rivals
      figures.builds = [new.own] + (try builds.again())
    } else {
      figures.missing.append(
        "crumb build is left out: there is no `crumb` beside this program (make build)")
    }
    figures.stages = try stages() + [IngredientStage.measure()]
  }

  private mutating func rivals() -> [any Rival] {
    var found: [any Rival] = []
    for name in arguments.rivals {
      do throws(Missing) {
        switch name {
        case .hugo: found.append(try HugoSite(cache: folder.subfolder("kept-by-hugo")))
        case .floor: found.append(try CFloor(in: folder.path, count: arguments.count))
        }
      } catch { figures.missing.append(error.text) }
    }
    return found
  }

  private func stages() throws(CrumbBuilds.Failure) -> [StageFigure] {
    let home = folder.subfolder("stages")
    var options = SiteBuild.Options()
    options.project = Project(
      content: "\(folder.path)/Content", templates: "\(home)/Templates", output: "\(home)/Site")
    options.project.kept = "\(home)/.crumb"
    options.url = "https://example.org/"
    options.countsAdvice = true
    options.jobs = arguments.jobs
    let clock = StageClock()
    guard StagedWalk(options, timer: clock).run() else {
      throw CrumbBuilds.Failure(command: "the stages of the walk, in \(home)")
    }
    return clock.figures(arguments.count)
  }

  /// The program that was built together with this one.
  private static var crumb: String? {
    let path = ProjectFiles.absolute("/proc/self/exe").split(separator: "/").dropLast()
      .map { "/\($0)" }.joined()
    return access("\(path)/crumb", X_OK) == 0 ? "\(path)/crumb" : nil
  }
}
