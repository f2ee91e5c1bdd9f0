import Diagnostics
import Glibc
import Photos
import Recipes

/// The days on which files under Content came to be and were changed last, by the history of git.
struct HistoryDates: Sendable, Equatable {
  private var dates: [String: Dates] = [:]
  /// Whether the clone lacks the beginning of the history, so that no day can be told.
  var isShallow = false

  /// Whether it tells no day.
  var isEmpty: Bool { dates.isEmpty }

  /// No days at all.
  init() {}

  /// Asks git once for all files; nothing where there is no git or no history.
  init(of project: Project) {
    self.init()
    guard let content = HistoryDates.checkout(of: project) else { return }
    let log = [
      "-c", "core.quotePath=false", "-C", content, "log", "--format=%x01%as", "--name-status",
      "--find-renames", "--relative", "--", ".",
    ]
    guard let output = HistoryDates.git(log), !output.isEmpty else { return }
    let shallow = HistoryDates.git(["-C", content, "rev-parse", "--is-shallow-repository"])
    isShallow = shallow?.starts(with: "true".utf8) ?? false
    if !isShallow { self = HistoryDates(log: output) }
  }

  /// What the days depend on: the newest commit, and whether the history is whole; empty where
  /// there is no git.
  static func state(of project: Project) -> [UInt8] {
    guard let content = checkout(of: project) else { return [] }
    return git(["-C", content, "rev-parse", "HEAD", "--is-shallow-repository"]) ?? []
  }

  /// The folder that git keeps for the checkout that holds Content; `nil` where there is none.
  static func folder(of project: Project) -> String? {
    guard let content = checkout(of: project),
      let output = git(["-C", content, "rev-parse", "--absolute-git-dir"]), !output.isEmpty
    else { return nil }
    return String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// Reads a log, newest first: a line with U+0001 and a day for each commit, then a line for each
  /// file with what became of it.
  init(log: [UInt8]) {
    var day = ""
    var names: [String: String] = [:]
    for line in log.split(separator: UInt8(ascii: "\n")) {
      if line.first == 1 {
        day = String(decoding: line.dropFirst(), as: UTF8.self)
        continue
      }
      let fields = line.split(separator: UInt8(ascii: "\t"))
        .map { String(decoding: $0, as: UTF8.self) }
      guard fields.count > 1, let path = fields.last, fields[0] != "D" else { continue }
      let name = names[path] ?? path
      if fields.count > 2 { names[fields[1]] = name }
      let modified = dates[name]?.modified ?? day
      dates[name] = Dates(published: day, modified: modified)
    }
  }

  /// The days of a file, as far as its author gives none.
  func filling(_ own: Dates, of path: String) -> Dates {
    guard let known = dates[path] else { return own }
    let published = own.published ?? known.published
    var modified = own.modified ?? known.modified
    if let day = modified, let published, day <= published, own.modified == nil { modified = nil }
    return Dates(published: published, modified: modified)
  }

  /// What keeps the history from telling days.
  var findings: [Diagnostic] {
    guard isShallow else { return [] }
    return [
      Diagnostic(
        GeneratorFault.shallowHistory, at: nil,
        "the history of git is cut off, so recipes without a `date` have none",
        help: "git fetch --unshallow, or `fetch-depth: 0` in a workflow")
    ]
  }

  /// The absolute path of Content where git would find a checkout around it; `nil` where it would not,
  /// and two processes for nothing would be a tenth of the build of a small site.
  static func checkout(of project: Project) -> String? {
    guard let content = Project.resolved(project.content) else { return nil }
    if getenv("GIT_DIR") != nil { return content }
    var folder = content
    while access("\(folder)/.git", F_OK) != 0 {
      guard let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      folder = String(folder[..<slash])
    }
    return content
  }

  private static func git(_ arguments: [String]) -> [UInt8]? {
    Program.path(of: "git").flatMap { ChildProcess(path: $0, arguments: arguments).output() }
  }
}
