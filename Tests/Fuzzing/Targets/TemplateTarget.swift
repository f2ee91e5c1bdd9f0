import Diagnostics
import Mustache

/// Templates: a page and its partials, checked and, where nothing is wrong, rendered.
enum TemplateTarget: FuzzTarget {
  static func tryOut(_ bytes: [UInt8]) {
    // Files stand one behind the other, a zero byte between them.
    let parts = bytes.split(separator: 0, maxSplits: 4, omittingEmptySubsequences: false)
    let files = zip(["page", "a", "b", "wide", "narrow"], parts).map { name, part in
      (path: "\(name).mustache", file: SourceFile(path: "\(name).mustache", bytes: Array(part)))
    }
    let library = TemplateLibrary(files)
    let faults = TemplateChecker.check(library, roots: ["page": TemplateRecords.recipe.shape])
    for (path, file) in files {
      Findings.check(faults.filter { $0.location?.path == path }, in: file)
    }
    var page: [UInt8] = []
    let isRendered = library.render("page", TemplateRecords.sample, into: &page)
    precondition(isRendered || faults.contains { $0.severity == .error })
  }
}
