import Glibc
import SiteGenerator

/// Whole builds by the program that people run, and by its rivals in turn.
struct CrumbBuilds {
  let crumb: String
  let folder: WorkFolder
  let arguments: Arguments
  private var content: String { "\(folder.path)/Content" }

  /// Something that ended with a fault.
  struct Failure: Error { let command: String }

  /// Builds into a new folder each time, each rival right after.
  ///
  /// - Returns: What Crumb took, and what each rival took.
  func new(_ rivals: [any Rival]) throws(Failure) -> (own: BuildFigure, rivals: [BuildFigure]) {
    var own = BuildFigure(name: "into a new folder")
    var others = rivals.map { BuildFigure(name: $0.name) }
    for run in 1...arguments.runs {
      let project = folder.subfolder("crumb-\(run)")
      own.runs.append(try measured(build, in: project))
      if run == 1 { (own.files, own.bytes) = WorkFolder.size(of: "\(project)/Site") }
      for (index, rival) in rivals.enumerated() {
        let output = folder.subfolder("\(rival.name)-\(run)")
        let program = rival.program(
          content: content, output: output, jobs: arguments.jobs, site: (own.files, own.bytes))
        others[index].runs.append(try measured(program, in: folder.path))
        if run == 1 { (others[index].files, others[index].bytes) = WorkFolder.size(of: output) }
      }
    }
    return (own, others)
  }

  /// Builds the last of the sites again: as it is, after an edit of a text, after one of a title.
  func again() throws(Failure) -> [BuildFigure] {
    let project = "\(folder.path)/crumb-\(arguments.runs)"
    var figures = ["nothing changed", "one text edited", "one title edited"].map {
      BuildFigure(name: $0)
    }
    for run in 0..<arguments.runs {
      let recipe = "\(content)/\(SeededCollection.path(run % arguments.count))"
      for (index, edit) in [nil, "smells *good*", "title: \"Number"].enumerated() {
        if let edit { guard change(recipe, edit) else { throw Failure(command: "edit \(recipe)") } }
        // A file that was written at the very moment of a build is looked at again by the next.
        usleep(100_000)
        figures[index].runs.append(try measured(build, in: project))
      }
      // What was changed is known to the next build only after one more.
      usleep(100_000)
      _ = try measured(build, in: project)
    }
    return figures
  }

  private var build: MeasuredProgram {
    MeasuredProgram(
      path: crumb,
      arguments: [
        "build", "--content", content, "--jobs", "\(arguments.jobs)", "--url",
        "https://example.org/",
      ])
  }

  private func measured(_ program: MeasuredProgram, in folder: String) throws(Failure) -> Cost {
    guard let cost = program.run(in: folder) else {
      throw Failure(command: "cd \(folder) && \(program.command)")
    }
    return cost
  }

  /// Puts a word after a mark in a file.
  private func change(_ path: String, _ mark: String) -> Bool {
    guard var bytes = try? FileRead.bytes(of: path),
      let place = bytes.firstRange(of: Array(mark.utf8))
    else { return false }
    bytes.insert(contentsOf: Array(" again".utf8), at: place.upperBound)
    return ProjectFiles.replace(path, bytes) == nil
  }
}
