import Diagnostics
import Glibc
import SiteGenerator

/// `crumb build`: makes the site.
struct BuildCommand {
  private var options: SiteBuild.Options
  private let isStrict: Bool
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    options = try SiteBuild.Options(invocation)
    options.countsAdvice = true
    isStrict = invocation.has("strict")
    self.console = console
  }

  func run() -> Int32 {
    let start = Stopwatch()
    let state = ProjectState(of: options)
    if let last = state.flatMap({ LastBuild(of: options, from: $0) }) {
      console.write(summary(of: last, start))
      return CommandLineTool.ExitCode.fine
    }
    let build = SiteBuild(options)
    let outcome = build.prepare(progress: report)
    let findings = isStrict ? strict(outcome, build) : outcome.diagnostics
    let reporter = FindingsReport(console: console)
    guard let site = outcome.site, !findings.hasErrors else {
      reporter.show(DiagnosticCollection(findings.filter { $0.severity > .note }))
      console.write("Nothing was written; the last good site stays.\n", to: .error)
      return CommandLineTool.ExitCode.contentErrors
    }
    let written = build.write(site, from: state, progress: report)
    let notices = DiagnosticCollection(written.notices)
    let late = isStrict ? notices.strict : notices
    reporter.show(
      DiagnosticCollection(
        findings.filter { $0.severity > .note } + late + written.diagnostics))
    guard written.diagnostics.isEmpty, !late.hasErrors else {
      return CommandLineTool.ExitCode.contentErrors
    }
    let notes = findings.count(of: .note) + outcome.notes
    console.write(summary(of: site, written, start, notes: notes))
    if let state {
      let isFine = findings.count(of: .warning) == 0
      LastBuild.note(written, of: site, notes: isFine ? notes : nil, from: state, options)
    }
    return CommandLineTool.ExitCode.fine
  }

  // Where warnings stop the build, those of photos have to be known before anything is written.
  private func strict(_ outcome: SiteBuild.Outcome, _ build: SiteBuild) -> DiagnosticCollection {
    let photos = outcome.site.map { build.photoFindings(in: $0) } ?? []
    return DiagnosticCollection(outcome.diagnostics + photos).strict
  }

  @Sendable private func report(_ progress: SiteBuild.Progress) {
    switch progress {
    case .reading(let done, let all): console.progress("Reading recipes: \(done) of \(all)")
    case .resizing(let done, let all): console.progress("Resizing photos: \(done) of \(all)")
    case .writing(let done, let all): console.progress("Writing pages: \(done) of \(all) recipes")
    }
  }

  private func summary(of last: LastBuild, _ start: Stopwatch) -> String {
    let recipes = counted(last.recipes, "recipe", "recipes")
    let pages = counted(last.pages, "page", "pages")
    return "\(recipes), \(pages) in \(options.project.output)/: nothing changed, \(start.text)"
      + advice(last.notes) + "\n"
  }

  private func summary(
    of site: PreparedSite, _ written: SiteBuild.Written, _ start: Stopwatch, notes: Int
  ) -> String {
    let recipes = counted(site.plan.cookbook.recipes.count, "recipe", "recipes")
    let all = counted(site.plan.routes.count, "page", "pages")
    let pages = options.shard.isWhole ? all : "\(written.pages) of \(all)"
    var changes: [String] = []
    if written.written > 0 { changes.append("\(written.written) files written") }
    if written.deleted > 0 { changes.append("\(written.deleted) deleted") }
    let what = changes.isEmpty ? "nothing changed" : changes.joined(separator: ", ")
    return "\(recipes), \(pages) in \(options.project.output)/: \(what), \(start.text)"
      + advice(notes) + "\n"
  }

  private func advice(_ notes: Int) -> String {
    notes == 0 ? "" : "; `crumb check` has \(counted(notes, "note", "notes"))"
  }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
