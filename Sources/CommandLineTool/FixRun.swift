import Diagnostics
import SiteGenerator

/// The fixes that are certain: applied to the user's files, or shown as a difference.
struct FixRun {
  private let changes: [Change]
  private let failures: [FileError]
  private let console: Console

  /// A file before and after its fixes.
  private struct Change {
    var path: String
    var old: [UInt8]
    var result: FixApplier.Result
  }

  /// Works out what the certain fixes of findings would change; nothing is written yet.
  init(_ findings: DiagnosticCollection, _ console: Console) {
    var changes: [Change] = []
    var failures: [FileError] = []
    for (path, fixes) in FixApplier.certainFixes(of: findings) {
      do {
        let old = try FileRead.bytes(of: path)
        changes.append(Change(path: path, old: old, result: FixApplier.apply(fixes, to: old)))
      } catch { failures.append(error) }
    }
    (self.changes, self.failures, self.console) = (changes, failures, console)
  }

  /// Prints the difference that applying would make, as `git apply` takes it.
  func show() -> Int32 {
    for change in changes {
      let difference = UnifiedDiff(path: change.path, old: change.old, new: change.result.bytes)
      if console.isTerminal(.output) {
        console.write(difference.text(style: console.isColoured(.output) ? .coloured : .plain))
      } else {
        console.write(difference.bytes)
      }
    }
    console.write("\(summary(of: changes)) would be made\n", to: .error)
    return code(after: failures)
  }

  /// Writes every changed file.
  func apply() -> Int32 {
    var failures = failures
    let written = changes.filter { change in
      guard let error = ProjectFiles.replace(change.path, change.result.bytes) else { return true }
      failures.append(error)
      return false
    }
    console.write("\(summary(of: written)) made\n", to: .error)
    return code(after: failures)
  }

  private func code(after failures: [FileError]) -> Int32 {
    for error in failures {
      console.write("error: `\(error.path)` cannot be corrected: \(error.reason)\n", to: .error)
    }
    return failures.isEmpty ? CommandLineTool.ExitCode.fine : CommandLineTool.ExitCode.contentErrors
  }

  private func summary(of changes: [Change]) -> String {
    let count = changes.reduce(0) { $0 + $1.result.applied.count }
    guard count > 0 else { return "no corrections" }
    let files = changes.count == 1 ? "1 file" : "\(changes.count) files"
    return "\(count == 1 ? "1 correction" : "\(count) corrections") in \(files)"
  }
}
