/// Where every path under Content leads: the table that links are looked up in.
///
/// Swift compares strings by canonical equivalence, so that a file name in NFD is found by a link
/// in NFC.
public struct ContentIndex: Sendable {
  /// Where a link leads.
  public enum Destination: Sendable, Equatable {
    /// A recipe, by its position in the cookbook, with the fragment after `#` or an empty text.
    case recipe(Int, fragment: String)
    /// A category, by its position in the cookbook.
    case category(Int)
    /// The root of the site.
    case root
    /// Another file under Content, by its path.
    case file(String)
    /// A place on the page itself, without `#`.
    case anchor(String)
    /// Another site, or another kind of address such as `mailto:`.
    case external
    /// Nothing: the path under Content that was looked for, or `nil` where it leads out of it.
    case dead(path: String?)
  }

  private var places: [String: Destination] = [:]

  /// Makes an empty table.
  public init() {}

  /// Enters a recipe by the path of its file.
  public mutating func add(recipe position: Int, at path: String) {
    places[path] = .recipe(position, fragment: "")
    if let stem = ContentPath.stem(of: path) {
      places[stem, default: .recipe(position, fragment: "")] = .recipe(position, fragment: "")
    }
  }

  /// Enters a recipe under a further path, such as the folder that it is alone in.
  public mutating func add(recipe position: Int, alsoAt path: String) {
    if places[path] == nil { places[path] = .recipe(position, fragment: "") }
  }

  /// Enters a category by its folder.
  public mutating func add(category position: Int, at path: String) {
    if places[path] == nil { places[path] = .category(position) }
  }

  /// Enters a file that is no recipe.
  public mutating func add(file path: String) {
    if places[path] == nil { places[path] = .file(path) }
  }

  /// Finds where a link leads.
  ///
  /// - Parameters:
  ///   - target: The target as it was written, percent-encoded or not.
  ///   - path: The path of the file that holds the link, from Content.
  public func resolve(_ target: String, from path: String) -> Destination {
    let link = LinkTarget(target)
    switch link.kind {
    case .external: return .external
    case .fragment: return .anchor(link.fragment)
    case .path: break
    }
    // A name is tried as it stands first, for files whose names hold `%` or `#`.
    for candidate in link.candidates {
      guard let resolved = ContentPath.resolve(candidate, from: path) else { continue }
      if let place = place(at: resolved) { return place.with(fragment: link.fragment) }
    }
    return .dead(path: ContentPath.resolve(link.decodedPath, from: path))
  }

  /// Every path that a link could name, for did-you-mean: recipes by their files and not by the
  /// short ways to name them.
  var writtenPaths: [String] {
    places.keys.filter { places[$0 + ".md"] == nil && places[$0 + ".markdown"] == nil }
  }

  /// The path of every file that is no recipe, for did-you-mean.
  var filePaths: [String] {
    places.compactMap { path, place in
      if case .file = place { return path }
      return nil
    }
  }

  private func place(at path: String) -> Destination? {
    if path.isEmpty { return .root }
    // Those who come from other generators name the root's page.
    return places[path] ?? (path == "index.html" ? .root : nil)
  }
}

extension ContentIndex.Destination {
  fileprivate func with(fragment: String) -> Self {
    if case .recipe(let position, _) = self { return .recipe(position, fragment: fragment) }
    return self
  }
}
