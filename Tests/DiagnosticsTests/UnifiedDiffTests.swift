import Testing

@testable import Diagnostics

@Suite("Unified differences")
struct UnifiedDiffTests {
  static func difference(_ old: String, _ new: String) -> UnifiedDiff {
    UnifiedDiff(path: "Content/pie.md", old: Array(old.utf8), new: Array(new.utf8))
  }

  static let numbers = (1...20).map { "\($0)\n" }.joined()

  @Test(
    "The text is what `diff -u` writes",
    arguments: [
      ("a\nb\nc\n", "a\nB\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"),
      ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
      ("a\nb\n", "", "@@ -1,2 +0,0 @@\n-a\n-b\n"),
      ("a\n", "b\n", "@@ -1 +1 @@\n-a\n+b\n"),
      (
        "a", "a\n",
        "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"
      ),
      (
        "a\nb", "A\nb",
        "@@ -1,2 +1,2 @@\n-a\n+A\n b\n\\ No newline at end of file\n"
      ),
      (
        numbers, numbers.replacing("\n5\n", with: "\nfive\n").replacing("\n12\n", with: "\n"),
        "@@ -2,14 +2,13 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n 9\n 10\n 11\n-12\n 13\n 14\n 15\n"
      ),
      (
        numbers, numbers.replacing("\n5\n", with: "\nfive\n").replacing("\n13\n", with: "\n"),
        """
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
        @@ -10,7 +10,6 @@
         10
         11
         12
        -13
         14
         15
         16

        """
      ),
    ])
  func text(old: String, new: String, hunks: String) {
    let difference = Self.difference(old, new)
    let whole = "--- a/Content/pie.md\n+++ b/Content/pie.md\n" + hunks
    #expect(difference.text() == whole)
    #expect(String(decoding: difference.bytes, as: UTF8.self) == whole)
  }

  @Test("Equal texts have no difference")
  func equal() {
    #expect(Self.difference("a\n", "a\n").isEmpty)
    #expect(Self.difference("a\n", "a\n").text() == "")
    #expect(Self.difference("", "").bytes == [])
    #expect(!Self.difference("a", "b").isEmpty)
  }

  @Test("People see signs for what cannot be seen, programs get the bytes")
  func injection() {
    let difference = Self.difference("\u{1B}[31m\r\n", "\r\n")
    #expect(
      difference.text() == """
        --- a/Content/pie.md
        +++ b/Content/pie.md
        @@ -1 +1 @@
        -␛[31m␍
        +␍

        """)
    #expect(
      String(decoding: difference.bytes, as: UTF8.self).hasSuffix("-\u{1B}[31m\r\n+\r\n"))
  }

  @Test("Removed and added lines have colours where they are asked for")
  func colours() {
    #expect(
      Self.difference("a\nb\n", "A\nb\n").text(style: .coloured) == """
        \u{1B}[1m--- a/Content/pie.md\u{1B}[0m
        \u{1B}[1m+++ b/Content/pie.md\u{1B}[0m
        \u{1B}[1m@@ -1,2 +1,2 @@\u{1B}[0m
        \u{1B}[1;31m-a\u{1B}[0m
        \u{1B}[32m+A\u{1B}[0m
         b

        """)
  }
}
