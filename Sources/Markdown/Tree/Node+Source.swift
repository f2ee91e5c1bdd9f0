import Diagnostics

extension Node {
  /// The lines that a block stands on, in the whole file, counted from 1; blank lines below it are
  /// left out. A piece of running text has the lines of its block.
  public var lines: ClosedRange<Int> { document.source.wholeFileLines(of: raw) }

  /// The bytes of the whole file that a node stands on.
  ///
  /// A block reaches from its first column to the end of its last line, without the line ending;
  /// where it is nested, the marks of its containers are in between. A piece of running text is
  /// looked for in the source of its block, and has the range of the whole block where it cannot be
  /// found.
  public var range: SourceRange { document.source.range(of: raw.block) }

  /// The text of `range` as it stands in the file.
  public var source: String { document.file.text(range) }
}
