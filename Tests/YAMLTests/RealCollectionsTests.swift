import Diagnostics
import Glibc
import TestSupport
import Testing

@testable import YAML

@Suite("Front matter of real collections")
struct RealCollectionsTests {
  @Test(
    "All of it is sound",
    .enabled(if: Suites.areThere, "skipped: CRUMB_SUITES does not name the folder of collections"))
  func sound() throws {
    let folder = try #require(Suites.folder) + "/corpora"
    var read = 0
    for path in MarkdownFiles.paths(under: folder) {
      let file = SourceFile(path: path, bytes: try #require(TemporaryFolder.read(path)))
      guard let range = FrontMatterLines.range(in: file.bytes) else { continue }
      let (root, diagnostics) = YAMLParser.parse(file, in: range)
      #expect(Parsed.report(diagnostics) == "", "\(path)")
      #expect(root?.entries?.isEmpty == false, "\(path)")
      read += 1
    }
    #expect(read > 500)
  }
}

private enum MarkdownFiles {
  static func paths(under folder: String) -> [String] {
    var found: [String] = []
    var folders = [folder]
    while let next = folders.popLast() {
      guard let stream = opendir(next) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name.hasPrefix(".") { continue }
        if entry.pointee.d_type == UInt8(DT_DIR) { folders.append("\(next)/\(name)") }
        if name.hasSuffix(".md") { found.append("\(next)/\(name)") }
      }
    }
    return found
  }
}

private enum FrontMatterLines {
  /// The bytes between a first line `---` and the next one.
  static func range(in bytes: [UInt8]) -> SourceRange? {
    let rule = Array("---\n".utf8)
    guard bytes.starts(with: rule) else { return nil }
    var start = rule.count
    while start < bytes.count, !bytes[start...].starts(with: "---".utf8) {
      start = (bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1) + 1
    }
    return SourceRange(rule.count, start)
  }
}
