import Foundation
import TestSupport

/// Runs the scripts of a job one after the other, as GitHub's runner does.
struct WorkflowRun {
  /// What one script did.
  struct Outcome {
    let step: String
    let code: Int32
    let output: String
  }

  /// The checkout.
  let folder: String
  /// What `${{ … }}` stands for, by what stands between the braces.
  let values: [String: String]
  /// What is in the environment of every step.
  let environment: [String: String]
  /// The folder that the scripts take for the root of the file system; `nil` for the machine's own.
  var root: String?

  /// Runs the scripts of a job until one fails.
  ///
  /// - Parameter skipping: The names of steps that are left out.
  func run(
    _ job: Workflow.Job?, of workflow: Workflow, skipping: Set<String> = []
  ) throws -> [Outcome] {
    var outcomes: [Outcome] = []
    for step in job?.steps ?? [] where !skipping.contains(step.name) {
      guard let script = step.script else { continue }
      let variables = workflow.environment.merging(step.environment) { $1 }
        .mapValues(filled).merging(environment) { $1 }
      let outcome = try run(filled(script), in: step.folder, variables, named: step.name)
      outcomes.append(outcome)
      if outcome.code != 0 { break }
    }
    return outcomes
  }

  /// Runs a script as a step would.
  func run(
    _ script: String, in inner: String = ".", _ variables: [String: String], named name: String
  ) throws -> Outcome {
    let process = Process()
    let shell = ["/bin/bash", "-e", "-c", "cd '\(folder)/\(inner)'\n\(script)"]
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = (root.map { ["/usr/sbin/chroot", $0] } ?? []) + shell
    process.environment = variables
    let log = TemporaryFolder()
    log.write("log", "")
    let file = FileHandle(forWritingAtPath: "\(log.path)/log")
    process.standardOutput = file
    process.standardError = file
    try process.run()
    process.waitUntilExit()
    return Outcome(step: name, code: process.terminationStatus, output: log.text("log") ?? "")
  }

  private func filled(_ text: String) -> String {
    values.reduce(text) { $0.replacing("${{ \($1.key) }}", with: $1.value) }
  }
}
