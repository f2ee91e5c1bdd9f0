import Diagnostics
import Testing

@testable import YAML

@Suite("Hostile input")
struct HostileInputTests {
  @Test("Nesting of any depth ends with one fault")
  func depth() {
    #expect(
      Parsed("a: " + String(repeating: "[", count: 100_000)).report == """
        1:35-36: yaml-too-large: lists and maps are nested more than 32 deep
          help: take brackets out, or put quotes around the text if they belong to it
        """)
    #expect(
      Parsed((0..<40).map { String(repeating: " ", count: $0) + "a:\n" }.joined()).report == """
        33:33-33: yaml-too-large: lists and maps are nested more than 32 deep
          help: take brackets out, or put quotes around the text if they belong to it
        """)
    #expect(
      Parsed("a: " + String(repeating: "[", count: 31) + String(repeating: "]", count: 31))
        .report == "")
  }

  @Test("More than 10,000 values end with one fault")
  func count() {
    #expect(
      Parsed("a: [" + String(repeating: "b,", count: 10_000) + "]").report == """
        1:19999-20000: yaml-too-large: there are more than 10000 values
          help: keep recipes in files of their own
        """)
  }

  @Test("A flood of aliases is told of twenty times and once for the rest")
  func references() {
    let parsed = Parsed("a: [" + String(repeating: "*b, ", count: 9_000) + "]")
    #expect(parsed.diagnostics.count == 21)
    #expect(
      Parsed.report(Array(parsed.diagnostics.suffix(1))) == """
        1:85-87: yaml-too-large: there are more than 20 aliases, anchors and tags
          help: put quotes around each text that begins with `*`, `&` or `!`
        """)
  }

  @Test("More than 1 MiB is not read")
  func size() {
    #expect(
      Parsed("a: " + String(repeating: "b", count: 1 << 20)).report == """
        1:1-1: yaml-too-large: this YAML is 1048579 bytes long, more than the 1 MiB allowed
          help: keep recipes in files of their own
        """)
  }

  @Test(
    "Bytes that are no UTF-8 are told of",
    arguments: [
      [0xE8, 0x6D], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE3],
    ])
  func invalidUTF8(_ bytes: [UInt8]) {
    let first = String(bytes[0], radix: 16, uppercase: true)
    let parsed = Parsed(bytes: Array("a: 1\nb: ".utf8) + bytes)
    #expect(
      parsed.report.hasPrefix(
        "2:4-5: yaml-not-text: the byte \(first) is no UTF-8\n"
          + "  help: save the file with the encoding UTF-8"))
    #expect(parsed.root == nil)
  }

  @Test("Any sequence of pieces ends, and its positions stay inside the file")
  func random() {
    let pieces = [
      "a", "b: ", "- ", "\n", "\n  ", "\t", "'", "\"", "[", "]", "{", "}", ",", ": ", "? ", "# ",
      "|\n",
      ">\n", "&x ", "*x", "!t ", "%", "@", "`", "---\n", "...\n", "\\", "é", "料", "\r\n", "~",
      "<<: ",
    ]
    var generator = SeededGenerator(state: 7)
    for _ in 0..<4_000 {
      let length = Int.random(in: 1...14, using: &generator)
      let text = (0..<length).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let parsed = Parsed(text)
      for diagnostic in parsed.diagnostics {
        let range = diagnostic.location?.range ?? SourceRange(0, 0)
        #expect(range.lower >= 0 && range.upper <= text.utf8.count, "\(text.debugDescription)")
        #expect(!diagnostic.message.contains("\n"), "\(text.debugDescription)")
        for fix in diagnostic.fixes {
          #expect(fix.range.lower >= 0 && fix.range.upper <= text.utf8.count)
        }
      }
    }
  }
}

/// A generator whose numbers are the same on every run (splitmix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
