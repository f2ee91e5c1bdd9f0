import Testing

@testable import Markdown

@Suite("CommonMark as HTML")
struct CommonMarkTests {
  static let constructs = [
    "a *b* __c__ ***d*** `e <f>` \\* &amp; &lt; \"q\"\n", "a  \nb\\\nc\nd\n",
    "# a\n## *b*\nc\n===\n",
    "###### f\n", "- a\n- b\n", "- a\n\n- b\n", "- a\n  - b\n    - c\n\n  d\n", "1. a\n2. b\n",
    "7) a\n8) b\n", "1. a\n\n   b\n\n       code\n2. c\n", "-\n- a\n-\n",
    "> a\n> b\n>\n> > c\nlazy\n",
    "> - a\n> - b\n\nc\n", "```swift x\nlet a = \"<b>\"\n```\n", "    a\n\n    b\n", "~~~\n~~~\n",
    "***\n",
    "[a](b)\n", "[a *b* `c`](/d \"t & u\")\n", "![a *b*](c.png)\n", "![a](<b(c.png> 't')\n",
    "[![a](b.png)](c)\n", "[a]\n\n[a]: /b 'c'\n", "<https://example.org/a?b=c>\n", "<a@b.org>\n",
    "![a [b](c) d](e.png)\n", "a\n\n\n\nb", "* * *\n- - -\n", "[ ] a\n- [x] b\n",
    "&copy; &#65; &nope;\n",
    "**a*\n", "`` a ` b ``\n", "", "\n", "a\n- b\n1. c\n", "- a\n> b\n# c\n", "10. a\n    - b\n",
    "a\u{0B}b\n",
    "- > a\n  > b\n\n  ```\n  c\n  ```\n", "1. - 2. a\n", "# \n", "[](x)\n", "![](x)\n", "a\\\n",
    "*a\nb*\n",
  ]

  @Test("Each construct gives the HTML of the reference implementation", arguments: constructs)
  func construct(_ text: String) { #expect(withoutIDs(html(text)) == referenceHTML(text)) }

  @Test(
    "Texts put together by chance give the HTML of the reference implementation", arguments: 1...40)
  func chance(_ seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let pieces = [
      "a", "b c", "*", "**", "_", "`", "``", "\n", "\n\n", "\n> ", "\n- ", "\n  ", "\n1. ",
      "\n    ",
      "# ", "\n```\n", "[", "](x)", "](y \"z\")", "![", " ", "  \n", "\\", "&amp;", "<", ">",
      "\n---\n",
      "\n===\n", "\t", "[r]", "\n\n[r]: /u\n\n", "é", "(", ")", "\"",
    ]
    for _ in 0..<100 {
      let text = (0..<dice.roll(40)).reduce("# t\n\n") { text, _ in
        text + pieces[dice.roll(pieces.count)]
      }
      let reference = referenceHTML(text)
      guard !reference.contains("raw HTML omitted") else { continue }
      #expect(withoutIDs(html(text)) == reference, "\(text.debugDescription)")
    }
  }
}

/// Numbers that look random and are the same in each run (SplitMix64).
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 up to, not including, `sides`.
  mutating func roll(_ sides: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(sides))
  }
}
