import Diagnostics

/// Writes safe HTML from the nodes of a document.
///
/// Text is escaped, HTML in it is shown as text, and links and pictures become slots of the
/// fragment; what libcmark's own renderer does with CommonMark is done in the same way otherwise,
/// save that tags without an end are written `<br>`. Nothing here recurses, however deep the tree.
public struct FragmentWriter {
  /// Writes a piece of running text into a fragment in its own way; it has to escape it.
  public typealias TextWriter = (_ text: UnsafeBufferPointer<UInt8>, inout Fragment) -> Void

  /// What writes the text of paragraphs and headings, code left out; `nil` for plain escaping.
  public var textWriter: TextWriter?
  /// The level that the highest heading of a run of blocks gets, 1 to 6; those below it follow.
  public var topHeadingLevel: Int
  /// The ids that headings have on the page so far.
  public var anchors: HeadingAnchors
  /// What was found wrong so far: `raw-html`, `unsafe-link`, `table`.
  public internal(set) var diagnostics: [Diagnostic] = []

  let document: MarkdownDocument
  /// The fragment that is being written, in a buffer that is used for one after the other.
  var output = Fragment()
  /// What is added to the levels of headings in this run.
  var headingShift = 0
  /// Whether this run has told of HTML.
  var hasReportedHTML = false
  /// Whether the link that is being written has a tag; links do not nest.
  var linkIsOpen = false
  /// Whether the lines of this paragraph are kept, since it looks like a table and is none.
  var keepsLines = false
  var places: LinkPlaces

  /// Makes a writer for the nodes of a document; `anchors` are the ids that the page has already.
  public init(
    _ document: MarkdownDocument, topHeadingLevel: Int = 2,
    anchors: HeadingAnchors = HeadingAnchors(), textWriter: TextWriter? = nil
  ) {
    self.document = document
    self.topHeadingLevel = topHeadingLevel
    self.anchors = anchors
    self.textWriter = textWriter
    places = LinkPlaces(document.source)
  }

  /// The HTML of a run of blocks.
  ///
  /// HTML in them is reported once, at the first place. Paragraphs of a tight list have no `<p>`.
  public mutating func blocks(_ nodes: some Sequence<Node>) -> Fragment {
    let nodes = nodes.map(\.raw)
    let levels = nodes.lazy.filter { $0.kind == .heading }.map(\.headingLevel)
    headingShift = topHeadingLevel - (levels.min() ?? topHeadingLevel)
    return fragment { writer in
      for node in nodes {
        writer.places.enter(node.block)
        writer.write(node)
      }
    }
  }

  /// The HTML of the running text inside a paragraph, a heading, or another node that has such.
  public mutating func inlines(of node: Node) -> Fragment {
    inlines(from: node.firstChild, upTo: nil)
  }

  /// The HTML of the running text from a node up to, not including, a sibling that follows it; to
  /// the end of the parent where `end` is `nil`.
  public mutating func inlines(from first: Node?, upTo end: Node?) -> Fragment {
    fragment { writer in
      if let first { writer.places.enter(first.raw.block) }
      var node = first?.raw
      while let current = node, current != end?.raw {
        writer.write(current)
        node = current.next
      }
    }
  }

  private mutating func fragment(_ write: (inout FragmentWriter) -> Void) -> Fragment {
    output.html.removeAll(keepingCapacity: true)
    output.slots.removeAll()
    hasReportedHTML = false
    places.restart()
    write(&self)
    let html = output.html.withUnsafeBufferPointer { Array($0) }
    return Fragment(html: html, slots: output.slots)
  }
}
