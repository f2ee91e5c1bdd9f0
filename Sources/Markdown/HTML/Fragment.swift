import Diagnostics

/// Safe HTML made from Markdown, with the start tags of links and pictures left open.
///
/// Where a link leads depends on the page that shows it, so the HTML is made once and each page
/// fills the slots with the tags that are right there.
public struct Fragment: Sendable, Equatable {
  /// UTF-8 HTML, complete but for the slots.
  public var html: [UInt8]
  /// The open places, ascending by offset.
  public var slots: [Slot]

  /// Makes a fragment.
  public init(html: [UInt8] = [], slots: [Slot] = []) {
    self.html = html
    self.slots = slots
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { html.isEmpty && slots.isEmpty }

  /// A start tag that is still to be written.
  public struct Slot: Sendable, Equatable {
    /// Where in `html` it goes, in bytes.
    public var offset: Int
    /// What it will be.
    public var kind: Kind
    /// The target as the author wrote it, percent-encoding undone by CommonMark's rules alone.
    public var target: String
    /// The title in quotes after the target, or empty.
    public var title: String
    /// The bytes of the whole file to point at when the target is wrong.
    public var range: SourceRange

    /// Makes a slot.
    public init(offset: Int, kind: Kind, target: String, title: String = "", range: SourceRange) {
      self.offset = offset
      self.kind = kind
      self.target = target
      self.title = title
      self.range = range
    }
  }

  /// The two things that a slot can become.
  public enum Kind: Sendable, Equatable {
    /// `<a href=…>`; its text and `</a>` follow in the HTML.
    case link
    /// A whole picture with this description.
    case image(alt: String)
  }
}
