import Diagnostics
import Language

/// What a dead link most likely meant.
struct LinkSuggestion: Equatable {
  /// The path under Content.
  var path: String
  /// Whether it is surely meant: the same path but for case.
  var isCertain: Bool

  /// A path as a target that the author could write: from the root where the old one was, what
  /// Markdown would read otherwise percent-encoded, the old query and fragment after it.
  static func target(_ path: String, from file: String, like old: String) -> String {
    let rest = old.utf8.dropFirst(LinkTarget(old).path.utf8.count)
    return encoded(way(to: path, from: file, like: old)) + String(decoding: rest, as: UTF8.self)
  }

  private static func way(to path: String, from file: String, like old: String) -> String {
    if old.utf8.first == UInt8(ascii: "/") { return "/" + path }
    let from = file.split(separator: "/").dropLast()
    let to = path.split(separator: "/")
    let shared = zip(from, to.dropLast()).prefix { $0 == $1 }.count
    let names = Array(repeating: "..", count: from.count - shared) + to[shared...].map(String.init)
    return names.joined(separator: "/")
  }

  // CommonMark §6.3: blanks end a target, as do parentheses that are not balanced.
  private static func encoded(_ path: String) -> String {
    var target: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: " "): target += "%20".utf8
      case UInt8(ascii: "("): target += "%28".utf8
      case UInt8(ascii: ")"): target += "%29".utf8
      case UInt8(ascii: "<"): target += "%3C".utf8
      case UInt8(ascii: ">"): target += "%3E".utf8
      case UInt8(ascii: "#"): target += "%23".utf8
      case UInt8(ascii: "?"): target += "%3F".utf8
      case UInt8(ascii: "%"): target += "%25".utf8
      default: target.append(byte)
      }
    }
    return String(decoding: target, as: UTF8.self)
  }
}

/// The paths that a dead link could have meant, in tables that make a look-up cost the same however
/// many there are.
struct LinkSuggestions {
  private let paths: [String]
  private var sameButCase: [String: [Int]] = [:]
  private var samePlainly: [String: Int] = [:]
  private var sameName: [String: Int] = [:]
  private var spellings: [String: [String]] = [:]
  /// How many names may still be compared with all others letter by letter: where hundreds of links
  /// are dead, files are missing and no name is misspelt.
  private var comparisonsLeft = 200

  /// Makes the tables of paths under Content.
  init(_ paths: some Sequence<String>) {
    self.paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for (index, path) in self.paths.enumerated() {
      sameButCase[path.lowercased(), default: []].append(index)
      let plain = LinkSuggestions.plain(path)
      if samePlainly[plain] == nil { samePlainly[plain] = index }
      let name = ContentPath.name(of: plain)
      if sameName[name] == nil { sameName[name] = index }
      spellings[ContentPath.folder(of: path), default: []].append(LinkSuggestions.stem(of: path))
    }
  }

  /// The best of all paths: the same but for case, accents or the ending; the same name in
  /// another folder; else a near miss of the name in the same folder.
  mutating func best(for wanted: String) -> LinkSuggestion? {
    let matches = sameButCase[wanted.lowercased()] ?? []
    if matches.count == 1 { return LinkSuggestion(path: paths[matches[0]], isCertain: true) }
    let plain = LinkSuggestions.plain(wanted)
    let match =
      matches.first ?? samePlainly[plain] ?? sameName[ContentPath.name(of: plain)]
      ?? misspelt(wanted)
    return match.map { LinkSuggestion(path: paths[$0], isCertain: false) }
  }

  private mutating func misspelt(_ wanted: String) -> Int? {
    let folder = ContentPath.folder(of: wanted)
    guard comparisonsLeft > 0, let names = spellings[folder] else { return nil }
    comparisonsLeft -= 1
    let stem = LinkSuggestions.stem(of: wanted)
    let digits = LinkSuggestions.digits(of: stem)
    // `pie-01` is no misspelt `pie-02`: numbers are meant as they are.
    let alike = names.lazy.filter { LinkSuggestions.digits(of: $0) == digits }
    guard let near = NearMiss.best(for: stem, among: alike) else { return nil }
    return paths.firstIndex {
      ContentPath.folder(of: $0) == folder && LinkSuggestions.stem(of: $0) == near
    }
  }

  private static func digits(of name: String) -> [UInt8] {
    name.utf8.filter { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }

  // The ending is left out: four equal letters would make any two short names near.
  private static func stem(of path: String) -> String {
    let name = ContentPath.name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return name
    }
    return String(name[..<dot])
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
