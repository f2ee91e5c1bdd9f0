/// A page of HTML as a reader without styles and scripts has it: elements, attributes and text.
///
/// It reads the tidy HTML that a site generator writes, with every end tag but those of void
/// elements; what is not so is in `faults`.
public struct HTMLPage: Sendable {
  /// Every element in the order of the start tags.
  public internal(set) var elements: [Element] = []
  /// End tags without a start, and elements without an end.
  public internal(set) var faults: [String] = []
  var text: [UInt8] = []
  /// The indices of the elements of each name.
  private var named: [String: [Int]] = [:]

  /// One element.
  public struct Element: Sendable {
    /// Its name in lower case.
    public let name: String
    /// Its attributes, character references undone; an empty text for one without a value.
    public let attributes: [String: String]
    /// The index after its last descendant.
    public internal(set) var end: Int
    var textStart: Int
    var textEnd: Int

    /// The value of an attribute.
    public subscript(attribute: String) -> String? { attributes[attribute] }

    /// Whether it is of a class.
    public func isOf(class name: String) -> Bool {
      attributes["class"]?.split(separator: " ").contains { $0 == name } ?? false
    }
  }

  /// Scans the bytes of a page.
  public init(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      var scanner = HTMLScanner(bytes)
      scanner.scan(into: &self)
    }
    for (index, element) in elements.enumerated() { named[element.name, default: []].append(index) }
  }

  /// The indices of the elements of a name that pass a test.
  public func indices(
    of name: String, where isWanted: (Element) -> Bool = { _ in true }
  ) -> [Int] {
    (named[name] ?? []).filter { isWanted(elements[$0]) }
  }

  /// The elements of a name inside another.
  public func elements(of name: String, in index: Int) -> [Element] {
    elements[(index + 1)..<elements[index].end].filter { $0.name == name }
  }

  /// The text of an element, runs of white space as one space.
  public func text(of element: Element) -> String {
    text[element.textStart..<element.textEnd]
      .split { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  /// The ids of all elements.
  public var ids: [String] { elements.compactMap { $0.attributes["id"] } }
}
