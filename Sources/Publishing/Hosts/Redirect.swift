import Navigation
import Recipes

/// A former address that leads to a recipe.
struct Redirect: Sendable, Equatable {
  /// The file that stands at the former address, from the site's root.
  var output: String
  /// The recipe that it leads to, by its position.
  var recipe: Int

  /// The former address from the site's root: `old/pie/` or `old/pie.html`.
  var path: String {
    let index = "index.html"
    let isFolder =
      output == index || output.utf8.reversed().starts(with: "/index.html".utf8.reversed())
    return isFolder ? String(output.dropLast(index.count)) : output
  }

  /// The folder of the former address, with a slash at its end or empty.
  var folder: String {
    guard let slash = output.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(output[...slash])
  }
}

/// What an alias of a recipe names.
enum Alias {
  /// The file that stands at a former address; `nil` where the alias is no address of this site.
  ///
  /// A word alone is a former id: `old-pie` stood at `recipes/old-pie/`. Anything else is a path
  /// from the site's root, percent-encoded or not.
  static func output(of alias: String) -> String? {
    let target = LinkTarget(alias)
    guard target.kind == .path, target.fragment.isEmpty else { return nil }
    let segments = target.decodedPath.split(separator: "/").map(String.init)
    let isInside = segments.allSatisfy { !$0.hasPrefix(".") && !$0.utf8.contains { $0 < 32 } }
    guard isInside, let last = segments.last else { return nil }
    let path = segments.joined(separator: "/")
    if last.hasSuffix(".html") || last.hasSuffix(".htm") { return path }
    let isWord = segments.count == 1 && !alias.contains("/")
    return isWord ? "recipes/\(path)/index.html" : "\(path)/index.html"
  }
}
