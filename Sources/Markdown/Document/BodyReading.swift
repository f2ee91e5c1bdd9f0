import Diagnostics
import YAML

/// The steps from the bytes of a file to the tree of its body, and what they find wrong.
struct BodyReading {
  private(set) var frontMatter: YAMLNode?
  private(set) var frontMatterRange: SourceRange?
  private(set) var diagnostics: [Diagnostic] = []
  let bodyRange: SourceRange
  let source: SourceMap
  let tree: Tree
  /// The byte that stands for the `[` of a footnote's mark, where there are footnotes.
  let footnoteMask: UInt8?
  let mayHoldTables: Bool

  private let file: SourceFile
  private let layout: FileLayout
  private let badText: BadText
  private let scan: BodyScan

  init(_ file: SourceFile) {
    self.file = file
    (layout, badText, scan) = file.bytes.withUnsafeBufferPointer { bytes in
      let layout = FileLayout(bytes)
      return (layout, BadText(bytes), BodyScan(bytes, from: layout.body.lowerBound))
    }
    bodyRange = SourceRange(layout.body.lowerBound, layout.body.upperBound)
    source = SourceMap(
      file: file, body: bodyRange, lineStarts: scan.lineStarts, linesAbove: layout.linesAboveBody)
    mayHoldTables = scan.holdsDelimiterRow
    var body = BodyText(file.bytes, bodyRange)
    body.replace(badText.offsets)
    footnoteMask = body.mask(footnotes: scan.footnoteMarks)
    tree = scan.hazard == nil ? body.parsed() : body.verbatim()
    collectFaults()
  }

  private mutating func collectFaults() {
    diagnostics += badText.diagnostics(in: file)
    readFrontMatter()
    reportOpenFrontMatter()
    reportEmptiness()
    reportHazard()
    reportFootnote()
  }

  private mutating func readFrontMatter() {
    guard let range = layout.frontMatter else { return }
    let bytes = SourceRange(range.lowerBound, range.upperBound)
    frontMatterRange = bytes
    guard !badText.offsets.contains(where: range.contains) else { return }
    let text = layout.isTOML ? TOMLFrontMatter.asYAML(file, range) : file
    let (value, faults) = YAMLParser.parse(text, in: bytes)
    frontMatter = value
    diagnostics += faults
  }

  private mutating func reportOpenFrontMatter() {
    guard let opening = layout.openedButNotClosed else { return }
    let range = SourceRange(opening.lowerBound, opening.upperBound)
    diagnostics.append(
      Diagnostic(
        MarkdownFault.openFrontMatter, at: file.location(of: range),
        "front matter begins here, and no second `---` ends it",
        help: frontMatterRange == nil ? "put a line `---` below the last `key: value`" : nil,
        fixes: frontMatterRange.map { [closing($0)] } ?? []))
  }

  /// The fix that closes front matter whose end is plain, by such an end of line as the file has.
  private func closing(_ range: SourceRange) -> Diagnostic.Fix {
    let isCRLF = file.bytes[..<range.upper].suffix(2) == [0x0D, 0x0A]
    let lineEnd = isCRLF ? "\r\n" : file.bytes[range.upper - 1] == 0x0D ? "\r" : "\n"
    return Diagnostic.Fix(
      "put a line `---` below line \(layout.linesAboveBody)", path: file.path,
      range: SourceRange(at: range.upper), replacement: "---" + lineEnd, isCertain: true)
  }

  private mutating func reportEmptiness() {
    guard layout.frontMatter == nil else { return }
    let body = file.bytes[bodyRange.lower..<bodyRange.upper]
    guard body.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) else { return }
    diagnostics.append(
      Diagnostic(
        MarkdownFault.emptyFile, at: file.wholeFile, "this file has no text",
        help: "write the recipe, or delete the file"))
  }

  private mutating func reportHazard() {
    guard let (hazard, offset) = scan.hazard else { return }
    let place = file.location(of: SourceRange(at: offset))
    switch hazard {
    case .nesting:
      diagnostics.append(
        Diagnostic(
          MarkdownFault.tooNested, at: place,
          "quotes or lists are nested too deep here, so the whole text is shown as it is",
          help: "remove the superfluous `>`, `-` or `1.`"))
    case .brackets:
      diagnostics.append(
        Diagnostic(
          MarkdownFault.tooNested, at: place,
          "too many `![` stand in one paragraph here, so the whole text is shown as it is",
          help: "put blank lines between the pictures, and remove each `![` that is none"))
    case .size:
      diagnostics.append(
        Diagnostic(
          MarkdownFault.tooLong, at: place,
          "this text is too long for one recipe, so it is shown as it is",
          help: "make a file of each recipe"))
    }
  }

  /// Reports the first mark of a footnote that is not in code.
  private mutating func reportFootnote() {
    guard let footnoteMask else { return }
    let root = tree.root
    var node: RawNode? = root
    while let current = node, current.kind != .text || !current.literal.contains(footnoteMask) {
      node = current.successor(within: root)
    }
    guard let text = node else { return }
    let block = source.range(of: text.block)
    guard let offset = scan.footnoteMarks.first(where: { $0 >= block.lower }) else { return }
    diagnostics.append(
      Diagnostic(
        MarkdownFault.footnote, at: file.location(of: SourceRange(offset, offset + 2)),
        "Markdown has no footnotes, so this one is shown as text",
        help: "put the note in parentheses, or in a paragraph of its own"))
  }
}
