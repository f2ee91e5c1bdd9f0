import Glibc

/// Takes the bytes of a page apart into tags and text; they have to stay where they are meanwhile.
struct HTMLScanner {
  private let bytes: UnsafeRawBufferPointer
  private var index = 0
  private var open: [Int] = []

  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

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
    let name = text(upTo: UInt8(ascii: ">")).lowercased()
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
    let end = place(of: "</\(name)", from: index)
    page.text += bytes[index..<end]
    index = end
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
    let value = text(upTo: UInt8(ascii: "\""))
    index += 1
    return HTMLScanner.unescaped(value)
  }

  private mutating func appendText(upTo end: UInt8, to page: inout HTMLPage) {
    page.text += HTMLScanner.unescaped(text(upTo: end)).utf8
  }

  /// What stands before a byte, or before the end of the page.
  private mutating func text(upTo end: UInt8) -> String {
    text(before: place(of: end, from: index))
  }

  private mutating func text(before place: Int) -> String {
    defer { index = place }
    return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[index..<place]), as: UTF8.self)
  }

  private func place(of text: String, from start: Int) -> Int {
    let first = text.utf8.first ?? 0
    var place = place(of: first, from: start)
    while place < bytes.count, !hasText(text, at: place) {
      place = self.place(of: first, from: place + 1)
    }
    return place
  }

  private func place(of byte: UInt8, from start: Int) -> Int {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(byte), bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(found) - base
  }

  private mutating func word(until isEnd: (UInt8) -> Bool) -> String {
    var end = index
    while end < bytes.count, !isEnd(bytes[end]) { end += 1 }
    return text(before: end)
  }

  private mutating func skip(past end: String) {
    index = min(bytes.count, place(of: end, from: index) + end.utf8.count)
  }

  private func starts(with text: String) -> Bool { hasText(text, at: index) }

  private func hasText(_ text: String, at place: Int) -> Bool {
    let count = text.utf8.count
    guard place + count <= bytes.count, let base = bytes.baseAddress else { return false }
    return memcmp(base + place, text, count) == 0
  }

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
