import Testing

@Suite("What is said of bytes that are no text")
struct BytesFaultTests {
  @Test("bytes that are no UTF-8")
  func invalidUTF8() {
    let report = FaultReport.of([
      "pie.md": Array("# Cr".utf8) + [0xE8] + Array(("me\n\n" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:1:5: error: byte 4 of the file (E8) is no UTF-8 [invalid-utf8]
        1 | # Cr�me
          |     ^
          = help: save the file again with the encoding UTF-8

        """#)
  }

  @Test("a NUL")
  func nul() {
    let report = FaultReport.of([
      "pie.md": Array(("# Pie\0s" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:1:6: error: byte 5 of the file is NUL, which no text has [nul-byte]
        1 | # Pie␀s
          |      ^
          = help: remove the byte, or take the file away if it is no text

        """#)
  }

  @Test("a byte order mark and CRLF move no position")
  func bomAndCRLF() {
    let report = FaultReport.of([
      "pie.md": FaultReport.windows("\u{FEFF}# Pie" + FaultReport.rest + "\nSee [it](gone.md).\n")
    ])
    #expect(
      report == #"""
        Content/pie.md:15:10: warning: `gone.md` leads nowhere [dead-link]
        15 | See [it](gone.md).
           |          ^^^^^^^
           = help: correct the path, or take the link out

        """#)
  }

  @Test("an empty file")
  func emptyFile() {
    let report = FaultReport.of([
      "pie.md": Array(("").utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md: warning: this file has no text [empty-file]
          = help: write the recipe, or delete the file

        """#)
  }
}
