/// Takes the bytes of a page apart into tags and text.
struct HTMLScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var open: [Int] = []

  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func scan(into page: inout HTMLPage) {
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: "<") {
        appendText(upTo: UInt8(ascii: "<"), to: &page)
      } else if starts(with: "<!--") {
        skip(past: "-->")
      } else if starts(with: "<!") {
        skip(past: ">")
      } else if starts(with: "</") {
        endTag(&page)
      } else {
        startTag(&page)
      }
    }
    for element in open { page.faults.append("<\(page.elements[element].name)> has no end") }
  }

  private mutating func startTag(_ page: inout HTMLPage) {
    index += 1
    let name = word { $0 == 0x3E || $0 == 0x2F || HTMLScanner.isSpace($0) }.lowercased()
    let (attributes, isClosed) = attributes()
    let element = page.elements.count
    let start = page.text.count
    page.elements.append(
      HTMLPage.Element(
        name: name, attributes: attributes, end: element + 1, textStart: start, textEnd: start))
    if isClosed || HTMLScanner.void.contains(name) { return }
    open.append(element)
    if name == "script" || name == "style" { rawText(name, &page) }
  }

  private mutating func endTag(_ page: inout HTMLPage) {
    index += 2
    let name = word { $0 == 0x3E }.lowercased()
    index += 1
    guard let last = open.last, page.elements[last].name == name else {
      page.faults.append("</\(name)> ends nothing")
      return
    }
    open.removeLast()
    page.elements[last].end = page.elements.count
    page.elements[last].textEnd = page.text.count
  }

  private mutating func rawText(_ name: String, _ page: inout HTMLPage) {
    let start = index
    while index < bytes.count, !starts(with: "</\(name)") { index += 1 }
    page.text += bytes[start..<index]
  }

  private mutating func attributes() -> ([String: String], isClosed: Bool) {
    var attributes: [String: String] = [:]
    while index < bytes.count, bytes[index] != 0x3E {
      if HTMLScanner.isSpace(bytes[index]) {
        index += 1
      } else if starts(with: "/>") {
        index += 2
        return (attributes, true)
      } else {
        let name = word { $0 == 0x3D || $0 == 0x3E || $0 == 0x2F || HTMLScanner.isSpace($0) }
        attributes[name] = value()
        if name.isEmpty { index += 1 }
      }
    }
    index += 1
    return (attributes, false)
  }

  private mutating func value() -> String {
    guard starts(with: "=\"") else { return "" }
    index += 2
    let text = word { $0 == 0x22 }
    index += 1
    return HTMLScanner.unescaped(text)
  }

  private mutating func appendText(upTo end: UInt8, to page: inout HTMLPage) {
    page.text += HTMLScanner.unescaped(word { $0 == end }).utf8
  }

  private mutating func word(until isEnd: (UInt8) -> Bool) -> String {
    let start = index
    while index < bytes.count, !isEnd(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skip(past end: String) {
    while index < bytes.count, !starts(with: end) { index += 1 }
    index = min(bytes.count, index + end.utf8.count)
  }

  private func starts(with text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let references = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"),
      ("&nbsp;", "\u{A0}"), ("&amp;", "&"),
    ]
    return references.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
