import Foundation

/// The Swift files of this package, for tests that hold them against the house rules.
public enum SwiftSources {
  /// A file of the package.
  public struct File: Sendable {
    /// Its path from the package's folder.
    public let path: String
    /// What it holds.
    public let text: String

    /// Whether it is part of the product, not of its tests.
    public var isProduct: Bool { path.hasPrefix("Sources/") }
    /// The module that it belongs to.
    public var module: String {
      path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    }
    /// The modules that it imports.
    public var imports: [String] {
      text.split(separator: "\n").compactMap { line in
        var words = line.split(separator: " ")
        if words.first == "@testable" { words.removeFirst() }
        guard words.first == "import", words.count > 1 else { return nil }
        return String(words[1])
      }
    }
    /// How many lines it has.
    public var lineCount: Int { text.utf8.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) } }
  }

  /// Every file under Sources and Tests, by path.
  public static let all: [File] = ["Sources", "Tests"].flatMap { folder -> [File] in
    let root = "\(Repository.root)/\(folder)"
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let bytes = TemporaryFolder.read("\(root)/\(name)") ?? []
      return File(path: "\(folder)/\(name)", text: String(decoding: bytes, as: UTF8.self))
    }
  }
}
