import Diagnostics
import YAML

/// A Markdown file: its front matter, the tree of its body, and what is wrong with it.
///
/// Whatever the bytes are, there is a tree: bytes that are no text are read as `?`, and a body that
/// libcmark would take too long for is one code block that shows it as it is. The tree is
/// libcmark's and lives as long as the document; a document is used by one task at a time.
public final class MarkdownDocument {
  /// The value of the front matter; `nil` where there is none or it cannot be read.
  public let frontMatter: YAMLNode?
  /// The bytes of the whole file between the two lines that enclose the front matter; `nil` where
  /// there is none.
  public let frontMatterRange: SourceRange?
  /// The bytes of the whole file that are Markdown: what follows the front matter, or all but the
  /// byte order mark.
  public let bodyRange: SourceRange
  /// What is wrong with bytes, front matter and body.
  public let diagnostics: [Diagnostic]

  let source: SourceMap
  let tree: Tree
  let footnoteMask: UInt8?
  let mayHoldTables: Bool

  /// Reads a file; every fault is collected in `diagnostics`.
  public init(_ file: SourceFile) {
    let reading = BodyReading(file)
    frontMatter = reading.frontMatter
    frontMatterRange = reading.frontMatterRange
    bodyRange = reading.bodyRange
    diagnostics = reading.diagnostics
    source = reading.source
    tree = reading.tree
    footnoteMask = reading.footnoteMask
    mayHoldTables = reading.mayHoldTables
  }

  deinit { tree.free() }

  /// The file that was read.
  public var file: SourceFile { source.file }
  /// The document node, the parent of the outermost blocks.
  public var root: Node { Node(tree.root, of: self) }

  /// A text of libcmark's as a string, the marks of footnotes put back.
  func string(_ bytes: some Collection<UInt8>) -> String {
    guard let footnoteMask, bytes.contains(footnoteMask) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    return String(
      decoding: bytes.map { $0 == footnoteMask ? UInt8(ascii: "[") : $0 }, as: UTF8.self)
  }
}
