import Diagnostics

/// Checks every link and picture of the recipes against what is there.
public struct LinkCheck {
  private let index: ContentIndex
  private let anchors: [PageAnchors]
  // Made when the first dead link asks for them: most sites have none.
  private lazy var pages = LinkSuggestions(index.writtenPaths)
  private lazy var pictures = LinkSuggestions(index.filePaths)

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - index: Where every path under Content leads.
  ///   - anchors: The fragments that links may name on each recipe's page, by position.
  public init(index: ContentIndex, anchors: [PageAnchors]) {
    self.index = index
    self.anchors = anchors
  }

  /// The links of one file that lead nowhere.
  ///
  /// - Parameters:
  ///   - references: The links, pictures and relations of the file.
  ///   - path: Its path from Content.
  ///   - own: The fragments that its own page has.
  public mutating func findings(
    of references: [LinkReference], in path: String, own: PageAnchors
  ) -> [CookbookFinding] {
    var found: [CookbookFinding] = []
    for link in references where link.role != .related {
      if let finding = finding(of: link, in: path, own: own) { found.append(finding) }
    }
    return found
  }

  private mutating func finding(
    of link: LinkReference, in path: String, own: PageAnchors
  ) -> CookbookFinding? {
    switch index.resolve(link.reference.target, from: path) {
    case .dead(let wanted): dead(link, wanted, in: path)
    case .anchor(let name): anchor(name, among: own, link, in: path)
    case .recipe(let position, let name): anchor(name, among: anchors[position], link, in: path)
    case .category, .root, .file, .external: nil
    }
  }

  private func anchor(
    _ name: String, among anchors: PageAnchors, _ link: LinkReference, in path: String
  ) -> CookbookFinding? {
    guard !name.isEmpty, !anchors.contains(name) else { return nil }
    let near = NearMiss.best(for: name, among: anchors.all)
    let target = link.reference.target
    return CookbookFinding(
      kind: CookbookFault.deadAnchor, path: path, range: link.reference.range,
      message: "the page that `\(target)` leads to has no heading `\(name)`",
      help: near.map { "did you mean `#\($0)`?" } ?? "link to the page without `#\(name)`",
      replacement: near.map { near in
        CookbookFinding.Replacement(
          original: target, text: "\(target.prefix { $0 != "#" })#\(near)", isCertain: false)
      })
  }

  private mutating func dead(
    _ link: LinkReference, _ wanted: String?, in path: String
  ) -> CookbookFinding {
    let target = link.reference.target
    guard let wanted else {
      return finding(link, in: path, "`\(target)` leads out of the folder of recipes", nil)
    }
    let suggestion = link.role == .image ? pictures.best(for: wanted) : pages.best(for: wanted)
    let text = suggestion.map { LinkSuggestion.target($0.path, from: path, like: target) }
    let missing = target == wanted ? "" : ": there is no `\(wanted)`"
    var found = finding(
      link, in: path,
      link.role == .image
        ? "there is no picture `\(wanted)`" : "`\(target)` leads nowhere\(missing)",
      text)
    if let suggestion, let text {
      found.replacement = CookbookFinding.Replacement(
        original: target, text: text, isCertain: suggestion.isCertain)
    }
    return found
  }

  private func finding(
    _ link: LinkReference, in path: String, _ message: String, _ suggestion: String?
  ) -> CookbookFinding {
    let isImage = link.role == .image
    return CookbookFinding(
      kind: isImage ? CookbookFault.missingPicture : CookbookFault.deadLink, path: path,
      range: link.reference.range, message: message,
      help: suggestion.map { "did you mean `\($0)`?" }
        ?? (isImage
          ? "put the picture there, or take it out of the recipe"
          : "correct the path, or take the link out"))
  }
}
