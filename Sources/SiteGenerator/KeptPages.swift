/// The pages of recipes that the last build left and that are still right, so that they need not be
/// rendered again.
///
/// A recipe's pages are made of its own text, of what they show of other recipes, and of what all
/// have in common: categories, theme, site.yml, photos, options, the program. Where that is as it
/// was and nobody touched the site, they are kept. The list lies in `.crumb/builds/` and is safe to
/// delete.
struct KeptPages: Sendable {
  private let fingerprints: [String: ContentHash]

  private static let header = "crumb-pages 2"

  /// The pages that the last build of these options left, if any can be kept for a site.
  ///
  /// - Parameters:
  ///   - state: How the project stood before the site was prepared.
  ///   - site: The fingerprint of what all its pages have in common.
  init?(of options: SiteBuild.Options, from state: ProjectState, site: ContentHash) {
    guard let bytes = try? FileRead.bytes(of: KeptPages.path(of: options)) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard lines.count > 1, lines[0].elementsEqual(KeptPages.header.utf8),
      lines[1].elementsEqual(KeptPages.state(site, state.inputs).utf8),
      let site = state.site, lines.last?.elementsEqual(site.fingerprint.text.utf8) == true,
      site.isLast(of: options.project)
    else { return nil }
    var fingerprints: [String: ContentHash] = [:]
    fingerprints.reserveCapacity(lines.count)
    for line in lines.dropFirst(2).dropLast() where line.count > 17 {
      let id = String(decoding: line.dropFirst(17), as: UTF8.self)
      fingerprints[id] = ContentHash(String(decoding: line.prefix(16), as: UTF8.self))
    }
    self.fingerprints = fingerprints
  }

  /// What a build made the pages of recipes of.
  struct Record: Sendable {
    /// The fingerprint of what all pages have in common.
    var site: ContentHash
    /// The fingerprints of what the pages of each recipe are made of, by the recipe's id.
    var recipes: [(id: String, pages: ContentHash)] = []
  }

  /// Takes down what a build left; nothing where that cannot be written.
  ///
  /// - Parameter outputs: The fingerprint of the files that it left.
  static func note(
    _ record: Record, outputs: ContentHash, reading inputs: BuildInputs,
    _ options: SiteBuild.Options
  ) {
    var bytes = Array("\(header)\n\(state(record.site, inputs))\n".utf8)
    for recipe in record.recipes {
      bytes += recipe.pages.text.utf8
      bytes.append(UInt8(ascii: " "))
      bytes += recipe.id.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    bytes += outputs.text.utf8
    _ = FileWriting.replace(path(of: options), with: bytes)
  }

  /// Whether the pages of a recipe are still right that are to be made of something.
  func hold(_ id: String, _ pages: ContentHash) -> Bool { fingerprints[id] == pages }

  private static func state(_ site: ContentHash, _ inputs: BuildInputs) -> String {
    "\(inputs.surroundings.text) \(site.text)"
  }

  private static func path(of options: SiteBuild.Options) -> String {
    LastBuild.path(of: options) + ".pages"
  }
}
