/// Which recipes have pages from the last build that are still right, so that they need not be
/// rendered again.
///
/// A recipe's pages are made of its own text, of the plan of the site and of what is no recipe: the
/// theme, site.yml, photos, options, the program. Where nothing but texts changed and nobody touched
/// the site, the pages of recipes that read as they did are kept. The list lies in
/// `.crumb/builds/` and is safe to delete.
public struct KeptPages: Sendable {
  private let texts: [String: ContentHash]

  private static let header = "crumb-pages 1"

  /// The pages that the last build of these options left, if they can be kept for a site.
  ///
  /// - Parameter inputs: What there was to read before the site was prepared.
  public init?(of options: SiteBuild.Options, reading inputs: BuildInputs, for site: PreparedSite) {
    guard let bytes = try? FileRead.bytes(of: KeptPages.path(of: options)) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard lines.count > 1, lines[0].elementsEqual(KeptPages.header.utf8),
      lines[1].elementsEqual(KeptPages.state(of: site, inputs).utf8),
      let outputs = BuildOutputs.fingerprint(of: options.project),
      lines.last?.elementsEqual(outputs.text.utf8) == true
    else { return nil }
    var texts: [String: ContentHash] = [:]
    texts.reserveCapacity(lines.count)
    for line in lines.dropFirst(2).dropLast() where line.count > 17 {
      let path = String(decoding: line.dropFirst(17), as: UTF8.self)
      texts[path] = ContentHash(String(decoding: line.prefix(16), as: UTF8.self))
    }
    self.texts = texts
  }

  /// Takes down what a build of a site left; nothing where that cannot be written.
  ///
  /// - Parameter outputs: The fingerprint of the files that it left.
  static func note(
    _ site: PreparedSite, outputs: ContentHash, reading inputs: BuildInputs,
    _ options: SiteBuild.Options
  ) {
    var bytes = Array("\(header)\n\(state(of: site, inputs))\n".utf8)
    for recipe in site.plan.cookbook.recipes {
      guard let hash = site.source.store.hash(of: recipe.sourcePath) else { continue }
      bytes += hash.text.utf8
      bytes.append(UInt8(ascii: " "))
      bytes += recipe.sourcePath.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    bytes += outputs.text.utf8
    _ = FileWriting.replace(path(of: options), with: bytes)
  }

  /// Whether the pages of a recipe are still right whose file has a text.
  func hold(_ path: String, _ text: ContentHash?) -> Bool { text != nil && texts[path] == text }

  private static func state(of site: PreparedSite, _ inputs: BuildInputs) -> String {
    "\(inputs.surroundings.text) \(site.planFingerprint.text)"
  }

  private static func path(of options: SiteBuild.Options) -> String {
    LastBuild.path(of: options) + ".pages"
  }
}
