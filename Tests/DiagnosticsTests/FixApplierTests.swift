import Testing

@testable import Diagnostics

@Suite("Fixes that are applied")
struct FixApplierTests {
  static func fix(
    _ lower: Int, _ upper: Int, _ replacement: String, isCertain: Bool = true, path: String = "a.md"
  ) -> Diagnostic.Fix {
    .init(
      "mend", path: path, range: SourceRange(lower, upper), replacement: replacement,
      isCertain: isCertain)
  }

  static func applied(_ fixes: [Diagnostic.Fix], to text: String) -> String {
    String(decoding: FixApplier.apply(fixes, to: Array(text.utf8)).bytes, as: UTF8.self)
  }

  @Test(
    "Fixes replace, remove and insert by the bytes of the file, in any order",
    arguments: [
      ([], "abcdef"),
      ([fix(1, 3, "X")], "aXdef"),
      ([fix(4, 6, "Z"), fix(0, 0, "^"), fix(2, 3, "")], "^abdZ"),
      ([fix(6, 6, "\n")], "abcdef\n"),
      ([fix(0, 6, "é")], "é"),
      ([fix(1, 2, "X"), fix(2, 3, "Y"), fix(3, 3, "Z")], "aXYZdef"),
      ([fix(2, 2, "X"), fix(2, 4, "Y")], "abXYef"),
    ])
  func edits(fixes: [Diagnostic.Fix], text: String) {
    #expect(Self.applied(fixes, to: "abcdef") == text)
    #expect(Self.applied(fixes.reversed(), to: "abcdef") == text)
    #expect(FixApplier.apply(fixes, to: Array("abcdef".utf8)).skipped == [])
  }

  @Test("Of fixes that overlap the first one is applied and the others are given back")
  func overlaps() {
    let fixes = [Self.fix(2, 5, "Y"), Self.fix(1, 3, "X"), Self.fix(4, 5, "Z")]
    let result = FixApplier.apply(fixes, to: Array("abcdef".utf8))
    #expect(result.bytes == Array("aXdZf".utf8))
    #expect(result.applied == [fixes[1], fixes[2]])
    #expect(result.skipped == [fixes[0]])
  }

  @Test("Two different insertions at one point exclude each other, equal fixes are one")
  func insertions() {
    let fixes = [Self.fix(3, 3, "X"), Self.fix(3, 3, "Y"), Self.fix(3, 3, "X")]
    let result = FixApplier.apply(fixes, to: Array("abcdef".utf8))
    #expect(result.bytes == Array("abcXdef".utf8))
    #expect(result.applied == [fixes[0]])
    #expect(result.skipped == [fixes[1]])
  }

  @Test("Uncertain fixes are left, fixes outside of the file are given back")
  func refused() {
    let fixes = [Self.fix(0, 1, "X", isCertain: false), Self.fix(5, 7, "Y"), Self.fix(-1, 0, "Z")]
    let result = FixApplier.apply(fixes, to: Array("abcdef".utf8))
    #expect(result.bytes == Array("abcdef".utf8))
    #expect(result.applied == [])
    #expect(result.skipped == [fixes[2], fixes[1]])
  }

  @Test("Of each finding the first certain fix is taken, by path")
  func taken() {
    func finding(_ fixes: [Diagnostic.Fix]) -> Diagnostic {
      Diagnostic(Sample.deadLink, at: nil, "no", fixes: fixes)
    }
    let a = Self.fix(3, 4, "A")
    let b = Self.fix(1, 2, "B", path: "B.md")
    let c = Self.fix(0, 1, "C")
    let taken = FixApplier.certainFixes(of: [
      finding([Self.fix(0, 1, "?", isCertain: false), a, Self.fix(3, 4, "!")]), finding([b]),
      finding([]), finding([Self.fix(0, 1, "?", isCertain: false)]), finding([c]),
    ])
    #expect(taken.map(\.path) == ["B.md", "a.md"])
    #expect(taken.map(\.fixes) == [[b], [a, c]])
  }
}
