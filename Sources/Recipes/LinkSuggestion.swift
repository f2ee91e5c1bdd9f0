import Diagnostics
import Language

/// What a dead link most likely meant.
struct LinkSuggestion {
  /// The path under Content.
  var path: String
  /// Whether it is surely meant: the same path but for case.
  var isCertain: Bool

  /// The best of all paths: the same but for case, accents or the ending; the same name in
  /// another folder; else a near miss of the spelling.
  static func best(
    for wanted: String, linkedFrom path: String, among paths: some Sequence<String>
  ) -> LinkSuggestion? {
    let paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let lowered = wanted.lowercased()
    let sameCase = paths.filter { $0.lowercased() == lowered }
    if sameCase.count == 1 { return LinkSuggestion(path: sameCase[0], isCertain: true) }
    let key = plain(wanted)
    if let match = paths.first(where: { plain($0) == key }) {
      return LinkSuggestion(path: match, isCertain: false)
    }
    let name = plain(ContentPath.name(of: wanted))
    let moved = paths.filter { plain(ContentPath.name(of: $0)) == name }
    if let match = moved.first { return LinkSuggestion(path: match, isCertain: false) }
    return NearMiss.best(for: wanted, among: paths).map {
      LinkSuggestion(path: $0, isCertain: false)
    }
  }

  /// A path as a target that the author could write, from the root where the old one was.
  static func target(_ path: String, from file: String, like old: String) -> String {
    if old.utf8.first == UInt8(ascii: "/") { return "/" + path }
    let from = file.split(separator: "/").dropLast()
    let to = path.split(separator: "/")
    let shared = zip(from, to.dropLast()).prefix { $0 == $1 }.count
    let names = Array(repeating: "..", count: from.count - shared) + to[shared...].map(String.init)
    return names.joined(separator: "/")
  }

  // Links of other generators end in `.html` or in a slash where ours name the file.
  private static func plain(_ path: String) -> String {
    var path = Folding.folded(path)
    for ending in [".md", ".markdown", ".html", "/"] where path.hasSuffix(ending) {
      path.removeLast(ending.count)
    }
    return path
  }
}
