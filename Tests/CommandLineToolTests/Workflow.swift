import Diagnostics
import TestSupport
import YAML

/// A workflow of GitHub's as its runner reads it.
struct Workflow {
  /// What all of its steps have in their environment.
  let environment: [String: String]
  /// Its jobs in the order of the file.
  let jobs: [Job]

  /// A job of a workflow.
  struct Job {
    /// Its key.
    let id: String
    /// What it may do, where it says so itself.
    let permissions: [String: String]
    /// Its steps in order.
    let steps: [Step]
  }

  /// A step of a job: an action or a script.
  struct Step {
    /// Its name; empty where it has none.
    let name: String
    /// The action that it uses.
    let action: String?
    /// The script that it runs.
    let script: String?
    /// The folder, from the checkout's, that it runs in.
    let folder: String
    /// What it has in its environment besides what all have.
    let environment: [String: String]
  }

  /// Reads the text of a workflow; one that is no YAML has no jobs.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    let file = SourceFile(path: "workflow.yml", bytes: bytes)
    let root = YAMLParser.parse(file, in: SourceRange(0, bytes.count)).root
    environment = root?["env"]?.texts ?? [:]
    jobs = (root?["jobs"]?.entries ?? []).map { entry in
      Job(
        id: entry.key, permissions: entry.value["permissions"]?.texts ?? [:],
        steps: (entry.value["steps"]?.items ?? []).map(Step.init))
    }
  }

  /// A job by its key.
  func job(_ id: String) -> Job? { jobs.first { $0.id == id } }
  /// All steps of all jobs.
  var steps: [Step] { jobs.flatMap(\.steps) }
}

extension Workflow.Step {
  fileprivate init(_ node: YAMLNode) {
    name = node["name"]?.text ?? ""
    action = node["uses"]?.text
    script = node["run"]?.text
    folder = node["working-directory"]?.text ?? "."
    environment = node["env"]?.texts ?? [:]
  }
}

extension YAMLNode {
  fileprivate subscript(key: String) -> YAMLNode? { entries?.first { $0.key == key }?.value }

  fileprivate var texts: [String: String] {
    (entries ?? []).reduce(into: [:]) { $0[$1.key] = $1.value.text }
  }
}
