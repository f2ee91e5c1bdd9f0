import Diagnostics
import Testing

@testable import Markdown

@Suite("Writing fragments")
struct FragmentWriterTests {
  /// What the writer makes of all blocks, and what it reports.
  private func write(_ text: String) -> (fragment: Fragment, diagnostics: [Diagnostic]) {
    let document = markdown(text)
    var writer = FragmentWriter(document)
    return (writer.blocks(document.root.children), writer.diagnostics)
  }

  @Test("Links and pictures become slots that point at their targets")
  func slots() {
    let text = "See [the *crust*](pie-crust.md \"Good\") ![A pie](pie.jpg).\n"
    let fragment = write(text).fragment
    #expect(
      String(decoding: fragment.html, as: UTF8.self) == "<p>See the <em>crust</em></a> .</p>\n")
    #expect(
      fragment.slots == [
        .init(
          offset: 7, kind: .link, target: "pie-crust.md", title: "Good",
          range: SourceRange(18, 30)),
        .init(
          offset: 30, kind: .image(alt: "A pie"), target: "pie.jpg", range: SourceRange(48, 55)),
      ])
  }

  @Test(
    "HTML is shown as text",
    arguments: [
      ("a <b>c</b>\n", "<p>a &lt;b&gt;c&lt;/b&gt;</p>\n"),
      ("<script>\nalert(1)\n</script>\n", "<p>&lt;script&gt;\nalert(1)\n&lt;/script&gt;</p>\n"),
      ("- <div>\n", "<ul>\n<li>\n<p>&lt;div&gt;</p>\n</li>\n</ul>\n"),
      ("<img src=x onerror=alert(1)>\n", "<p>&lt;img src=x onerror=alert(1)&gt;</p>\n"),
    ])
  func rawHTML(_ text: String, _ html: String) {
    let result = write(text)
    #expect(result.fragment.filled == html)
    #expect(result.diagnostics.map(\.id) == ["raw-html"])
  }

  @Test("HTML is reported once in a run of blocks, at its first place")
  func rawHTMLOnce() throws {
    let found = write("---\na: b\n---\nx\ny <b>c</b>\n\n<i>d</i>\n").diagnostics
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.message == "the HTML `<b>` is shown as text")
    #expect(finding.location?.line == 5 && finding.location?.column == 3)
    #expect(finding.severity == .warning)
  }

  @Test(
    "Comments are not shown, and a `<br>` breaks the line",
    arguments: [
      ("<!-- a\nb -->\n\nc\n", "<p>c</p>\n"), ("a <!-- b --> c\n", "<p>a  c</p>\n"),
      ("a<br>b<BR />c<br/>d\n", "<p>a<br>b<br>c<br>d</p>\n"), ("<br>\n\na\n", "<p>a</p>\n"),
    ])
  func harmlessHTML(_ text: String, _ html: String) {
    let result = write(text)
    #expect(result.fragment.filled == html)
    #expect(result.diagnostics.isEmpty)
  }

  @Test("A comment with more behind it is text", arguments: ["<!-- a --><b>\n", "<!--> <b> -->\n"])
  func comments(_ text: String) { #expect(write(text).diagnostics.map(\.id) == ["raw-html"]) }

  @Test(
    "Links that could do harm are shown without a tag",
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", "vbscript:x", "file:///etc/passwd",
      "data:text/html,x", "<java&#10;script:x>", "<&#1; javascript:x>", "java&Tab;script:x",
      "&#x6A;avascript:x", "\\javascript:x&colon;", "javascript&colon;x", "<\tdata:x>",
    ])
  func unsafeLinks(_ target: String) {
    let isPlain = target.hasPrefix("\\")
    let result = write("[a](\(target)) ![b](\(target))\n")
    #expect(result.fragment.filled == "<p>a b</p>\n" || isPlain)
    #expect(result.diagnostics.map(\.id) == (isPlain ? [] : ["unsafe-link", "unsafe-link"]))
  }

  @Test(
    "Harmless targets stay",
    arguments: [
      "data", "database:x", "javascript", "files:x", "/javascript:x", "x?javascript:y", "#data:",
    ])
  func safeLinks(_ target: String) {
    let result = write("[a](\(target))\n")
    #expect(result.fragment.slots.map(\.target) == [target])
    #expect(result.diagnostics.isEmpty)
  }

  @Test("An unsafe link says where it is and what to do")
  func unsafeLinkMessage() throws {
    let finding = try #require(write("\n[Print](javascript:print())\n").diagnostics.first)
    #expect(
      finding.message == "a link to a `javascript:` address is not safe, so only its text is shown")
    #expect(finding.help == "link to a page or a picture by its address")
    #expect(finding.location?.line == 2 && finding.location?.column == 9)
    #expect(finding.location?.endColumn == 27)
  }

  @Test("The highest heading of a run gets the wanted level, and the others follow")
  func headingLevels() {
    let document = markdown("## a\n#### b\n\n> # c\n\n###### d\n")
    var writer = FragmentWriter(document, topHeadingLevel: 3)
    #expect(
      writer.blocks(document.root.children).filled == """
        <h3 id="a">a</h3>
        <h5 id="b">b</h5>
        <blockquote>
        <h3 id="c">c</h3>
        </blockquote>
        <h6 id="d">d</h6>

        """)
  }

  @Test("Ids of headings are unique over all runs of one writer")
  func headingIDs() {
    let document = markdown("# To *finish*\n\n# To finish\n")
    var writer = FragmentWriter(document, anchors: HeadingAnchors(reserved: ["to-finish"]))
    let first = writer.blocks(document.root.children.prefix(1))
    let second = writer.blocks(document.root.children.dropFirst())
    #expect(first.filled == "<h2 id=\"to-finish-1\">To <em>finish</em></h2>\n")
    #expect(second.filled == "<h2 id=\"to-finish-2\">To finish</h2>\n")
    #expect(writer.anchors.ids == ["to-finish", "to-finish-1", "to-finish-2"])
  }

  @Test("Running text is written without its block, whole or in part")
  func inlines() throws {
    let document = markdown("*a* b [c](d) **e**\n")
    let paragraph = try #require(document.root.firstChild)
    let link = try #require(paragraph.children.first { $0.kind == .link })
    var writer = FragmentWriter(document)
    #expect(
      writer.inlines(of: paragraph).filled == "<em>a</em> b <a href=\"d\">c</a> <strong>e</strong>")
    #expect(writer.inlines(from: paragraph.firstChild, upTo: link).filled == "<em>a</em> b ")
    #expect(writer.inlines(from: link, upTo: nil).slots.map(\.offset) == [0])
  }

  @Test(
    "Slots point at the right one of equal targets, however often and whence a block is written")
  func slotsOfEqualTargets() throws {
    let document = markdown("[a](x) *b* [c](x)\n")
    let paragraph = try #require(document.root.firstChild)
    let places = [SourceRange(4, 5), SourceRange(15, 16)]
    var writer = FragmentWriter(document)
    for _ in 0..<2 {
      #expect(writer.inlines(of: paragraph).slots.map(\.range) == places)
      #expect(writer.blocks([paragraph]).slots.map(\.range) == places)
      let rest = writer.inlines(from: paragraph.firstChild?.next, upTo: nil)
      #expect(rest.slots.map(\.range) == [places[1]])
    }
  }

  @Test("Links in deeply nested emphasis take no time in the square of their number")
  func nestedLinks() {
    let pieces =
      String(repeating: "*a_> ", count: 20_000) + String(repeating: "*<b:* [a](b)", count: 8_000)
    let time = ContinuousClock().measure { #expect(write(pieces).fragment.slots.count == 8_000) }
    #expect(time < .seconds(3), "a debug build has six times the time")
  }

  @Test("A long line of HTML is cut in its message")
  func longHTML() {
    let name = String(repeating: "é", count: 100)
    #expect(
      write("<b title=\"\(name)\">\n").diagnostics.map(\.message)
        == ["the HTML `<b title=\"\(name.prefix(50))…` is shown as text"])
  }

  @Test("A text writer sees running text and headings, and neither code nor HTML")
  func textWriter() {
    let document = markdown("# 5 min\n\n5 min *x* `5 min` <b>\n\n    5 min\n")
    var writer = FragmentWriter(document)
    writer.textWriter = { text, fragment in
      fragment.append("<i>")
      fragment.append(text: text)
      fragment.append("</i>")
    }
    #expect(
      writer.blocks(document.root.children).filled == """
        <h2 id="5-min"><i>5 min</i></h2>
        <p><i>5 min </i><em><i>x</i></em><i> </i><code>5 min</code><i> </i>&lt;b&gt;</p>
        <pre><code>5 min
        </code></pre>

        """)
  }

  @Test("Ten thousand nested nodes are written without recursion")
  func depth() {
    let text =
      String(repeating: "*a **b ", count: 5_000) + String(repeating: "**\u{20}c*", count: 5_000)
    #expect(html(text).utf8.count > 0)
  }

  @Test("Fragments put together keep their slots in place")
  func appending() {
    var whole = write("[a](b)\n").fragment
    whole.append(write("[c](d)\n").fragment)
    #expect(whole.filled == "<p><a href=\"b\">a</a></p>\n<p><a href=\"d\">c</a></p>\n")
  }
}
