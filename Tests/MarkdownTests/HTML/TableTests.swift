import Diagnostics
import Testing

@testable import Markdown

@Suite("Tables")
struct TableTests {
  private func write(_ text: String) -> (fragment: Fragment, diagnostics: [Diagnostic]) {
    let document = markdown(text)
    var writer = FragmentWriter(document)
    return (writer.blocks(document.root.children), writer.diagnostics)
  }

  @Test("Head, dashes and rows make a table with running text in its cells")
  func table() {
    let text = """
      | Size | *Time* |
      |:-----|-------:|
      | [small](a) | 20 <br> `a\\|b` |
      | 1. # - | x | y |
      | z

      after
      """
    let result = write(text)
    #expect(
      result.fragment.filled == """
        <table>
        <thead>
        <tr>
        <th class="align-left">Size</th>
        <th class="align-right"><em>Time</em></th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td class="align-left"><a href="a">small</a></td>
        <td class="align-right">20 <br> <code>a|b</code></td>
        </tr>
        <tr>
        <td class="align-left">1. # -</td>
        <td class="align-right">x</td>
        </tr>
        <tr>
        <td class="align-left">z</td>
        <td class="align-right"></td>
        </tr>
        </tbody>
        </table>
        <p>after</p>

        """)
    #expect(result.diagnostics.isEmpty)
    #expect(result.fragment.slots.map { SourceFile(path: "", text: text).text($0.range) } == ["a"])
  }

  @Test(
    "Tables stand in quotes and items, with and without outer bars, with one column too",
    arguments: [
      "> | a | b |\n> |---|---|\n> | c | d |\n", "- a | b\n  --- | :-:\n  c | d\n",
      "| a |\n|---|\n| b |\n", "a|b\n-|-\n",
    ])
  func places(_ text: String) {
    let result = write(text)
    #expect(result.fragment.filled.contains("<table>"))
    #expect(!result.fragment.filled.contains("|") && !result.fragment.filled.contains("--"))
    #expect(result.diagnostics.isEmpty)
  }

  @Test(
    "Bars alone make no table and no fault",
    arguments: [
      "a | b\n", "a | b\nc | d\n", "a\n|---|\n", "|---|---|\n", "a | b\n| x - |\n", "|:|\n|-|a|\n",
    ])
  func noTable(_ text: String) {
    let result = write(text)
    #expect(!result.fragment.filled.contains("<table>"))
    #expect(result.diagnostics.isEmpty)
  }

  @Test("A line of dashes with too few columns is reported, and the lines are kept")
  func columns() throws {
    let result = write("x\n\n| Size | Time |\n|---|\n| small | 20 min |\n")
    #expect(
      result.fragment.filled
        == "<p>x</p>\n<p>| Size | Time |<br>\n|---|<br>\n| small | 20 min |</p>\n")
    let finding = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1)
    #expect(
      finding.message
        == "this line has 1 column and the head above it 2 columns, so the table is shown as text")
    #expect(finding.help == "write `|---|---|` below the head")
    #expect(finding.location?.line == 4)
  }

  @Test("Text right above the head is reported")
  func textAbove() throws {
    let result = write("Times:\n| a | b |\n|---|---|\n| c | d |\n")
    let finding = try #require(result.diagnostics.first)
    #expect(finding.id == "table" && finding.location?.line == 2)
    #expect(finding.message == "this table has text right above its head, so it is shown as text")
    #expect(finding.help == "leave a blank line above the head")
  }
}
