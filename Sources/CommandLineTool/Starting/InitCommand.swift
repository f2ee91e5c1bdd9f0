import Diagnostics
import SiteGenerator

/// `crumb init`: begins a project.
struct InitCommand {
  private let folder: String
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    folder = invocation.arguments.first ?? "."
    self.console = console
  }

  func run() -> Int32 {
    let files = StarterProject.files(title: title)
    let taken = files.map { path($0) }.filter { ProjectFiles.isThere($0) }
    guard taken.isEmpty else {
      console.write(refusal(taken), to: .error)
      return CommandLineTool.ExitCode.contentErrors
    }
    for file in files {
      if let error = ProjectFiles.create(path(file), Array(file.text.utf8)) {
        console.write("error: `\(error.path)` cannot be written: \(error.reason)\n", to: .error)
        return CommandLineTool.ExitCode.contentErrors
      }
    }
    console.write(report(files))
    return CommandLineTool.ExitCode.fine
  }

  private func path(_ file: StarterFile) -> String {
    folder == "." ? file.path : "\(folder)/\(file.path)"
  }

  /// The folder's name as a title: `my-cookbook` is "My cookbook".
  private var title: String {
    let path = ProjectFiles.absolute(folder)
    let name = path.split(separator: "/").last.map(String.init) ?? "Cookbook"
    let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.isEmpty ? "Cookbook" : words.prefix(1).uppercased() + words.dropFirst()
  }

  private func refusal(_ taken: [String]) -> String {
    let lines = taken.map { "  \($0)\n" }.joined()
    return """
      error: nothing was written, since these files are there already:
      \(lines)help: begin in another folder: crumb init my-cookbook

      """
  }

  private func report(_ files: [StarterFile]) -> String {
    let written = files.map { "  \(path($0))\n" }.joined()
    let enter = folder == "." ? "" : "  cd \(ShellWord.quoted(folder))\n"
    return """
      A cookbook to start from:

      \(written)
      Next:

      \(enter)  crumb build
        crumb serve --open

      """
  }
}
