import Foundation
import TestSupport

/// A clean clone with a home of its own, where the steps of a workflow are run.
struct WorkflowDesk {
  private let folder = TemporaryFolder()

  /// Clones a project.
  ///
  /// - Parameter committing: Whether the project is no repository yet, and becomes one first.
  init(cloneOf project: String, committing: Bool = false) throws {
    folder.makeFolder("home")
    folder.makeFolder("bin")
    folder.makeFolder("clone")
    let begin = """
      git init -q -b main
      git add -A
      git -c user.name=a -c user.email=a@example.org commit -qm 'Begin'

      """
    let script =
      (committing ? "cd '\(project)'\n\(begin)" : "")
      + "git clone -q --no-local 'file://\(project)' '\(folder.path)/clone'"
    let outcome = try run([:]).run(script, run([:]).environment, named: "Clone")
    guard outcome.code == 0 else { fatalError(outcome.output) }
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/bin/crumb", withDestinationPath: CrumbTool.path)
    folder.write("bin/gh", "#!/bin/sh\necho gh: \"$@\"\n")
    chmod("\(folder.path)/bin/gh", 0o755)
  }

  /// A run of the steps in the clone.
  func run(_ values: [String: String]) -> WorkflowRun {
    WorkflowRun(
      folder: "\(folder.path)/clone", values: values,
      environment: [
        "HOME": "\(folder.path)/home",
        "PATH": "\(folder.path)/bin:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin\(Self.swift)",
      ])
  }

  /// The folder of the compiler where it is in none of the system's own, behind a colon.
  private static let swift =
    (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":")
    .first { FileManager.default.isExecutableFile(atPath: "\($0)/swift") }
    .map { ":\($0)" } ?? ""

  /// Puts the program where a build leaves it, and something where packing leaves it.
  func placeProgram() throws {
    folder.makeFolder("clone/.build/release")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/clone/.build/release/crumb", withDestinationPath: CrumbTool.path)
    folder.write("clone/.build/packages/crumb_1_amd64.deb", "a package\n")
  }

  /// Puts the photos of the cookbook where an earlier build would have kept them.
  func placePhotos() throws { try KeptPhotos.lend(to: folder, project: "clone") }

  /// Copies a folder of the clone to a place elsewhere.
  func copy(_ name: String, to place: String) throws {
    try FileManager.default.copyItem(atPath: "\(folder.path)/clone/\(name)", toPath: place)
  }

  /// The text of a file of the clone; empty where there is none.
  func text(_ name: String) -> String { folder.text("clone/\(name)") ?? "" }
}
