/// Writes JSON (RFC 8259) as UTF-8 bytes, one value after the other, commas where they belong.
///
///     var json = JSONWriter()
///     json.object {
///       $0.member("id", "pie-crust")
///       $0.member("tags") { $0.array { $0.string("vegan") } }
///     }
///
/// The members come in the order in which they are written, so equal values are equal bytes.
public struct JSONWriter: Sendable {
  /// Where the JSON is to stand, which decides what must be escaped.
  public enum Place: Sendable {
    /// A file or a message of its own.
    case document
    /// Inside an HTML `script` element, where `<` could close the element.
    case scriptData
  }

  /// How the JSON is laid out.
  public enum Layout: Sendable {
    /// Without any white space.
    case compact
    /// A line for each member and element, two spaces for each level.
    case indented
  }

  /// What has been written.
  public private(set) var bytes: [UInt8] = []

  private let place: Place
  private let layout: Layout
  private var depth = 0
  private var needsComma = false
  private var isAfterName = false

  /// Makes a writer that has written nothing.
  public init(for place: Place = .document, layout: Layout = .compact) {
    self.place = place
    self.layout = layout
  }

  /// Writes an object; `members` writes what is in it.
  public mutating func object(_ members: (inout JSONWriter) -> Void) {
    enclose(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
  }

  /// Writes an array; `elements` writes what is in it.
  public mutating func array(_ elements: (inout JSONWriter) -> Void) {
    enclose(UInt8(ascii: "["), UInt8(ascii: "]"), elements)
  }

  /// Writes a string.
  public mutating func string(_ text: String) {
    startValue()
    JSONWriter.append(text, to: &bytes, for: place)
  }

  /// Writes a whole number.
  public mutating func integer(_ number: Int) {
    startValue()
    bytes += String(number).utf8
  }

  /// Writes `true` or `false`.
  public mutating func boolean(_ isTrue: Bool) {
    startValue()
    bytes += (isTrue ? "true" : "false").utf8
  }

  /// Writes `null`.
  public mutating func null() {
    startValue()
    bytes += "null".utf8
  }

  private mutating func enclose(
    _ open: UInt8, _ close: UInt8, _ content: (inout JSONWriter) -> Void
  ) {
    startValue()
    bytes.append(open)
    let start = bytes.count
    depth += 1
    needsComma = false
    content(&self)
    depth -= 1
    if bytes.count > start { breakLine() }
    bytes.append(close)
    needsComma = true
  }

  private mutating func startValue() {
    guard !isAfterName else {
      isAfterName = false
      return
    }
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
    if depth > 0 { breakLine() }
  }

  private mutating func breakLine() {
    guard case .indented = layout else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }
}

extension JSONWriter {
  /// Writes the name of a member of an object; the next value written is the member's.
  public mutating func name(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    if case .indented = layout { bytes.append(UInt8(ascii: " ")) }
    isAfterName = true
  }

  /// Writes a member of an object; `value` writes its value.
  public mutating func member(_ name: String, _ value: (inout JSONWriter) -> Void) {
    self.name(name)
    value(&self)
  }

  /// Writes a member that is a string, `null` where there is none.
  public mutating func member(_ name: String, _ value: String?) {
    self.name(name)
    if let value { string(value) } else { null() }
  }

  /// Writes a member that is a whole number, `null` where there is none.
  public mutating func member(_ name: String, _ value: Int?) {
    self.name(name)
    if let value { integer(value) } else { null() }
  }

  /// Writes a member that is `true` or `false`.
  public mutating func member(_ name: String, _ value: Bool) {
    self.name(name)
    boolean(value)
  }

  /// Writes a member that is an array of strings.
  public mutating func member(_ name: String, _ values: some Sequence<String>) {
    self.name(name)
    array { json in
      for value in values { json.string(value) }
    }
  }
}
