import Testing

@testable import YAML

@Suite("Values that need quotes")
struct ValueFaultTests {
  static let cases = [
    FaultCase(
      "title: Pie: the best\ntags: [a]\n", leaves: "{tags: [a]}",
      """
      1:8-21: yaml-colon-in-value: `Pie: the best` holds a colon, so it needs quotes
        fix 7..<20: write `"Pie: the best"`
      """),
    FaultCase(
      "title: Pie: the best # really\n", leaves: "-",
      """
      1:8-21: yaml-colon-in-value: `Pie: the best` holds a colon, so it needs quotes
        offer 7..<20: write `"Pie: the best"`
      """),
    FaultCase(
      "title: Foo:\n", leaves: "-",
      """
      1:8-12: yaml-colon-in-value: `Foo:` holds a colon, so it needs quotes
        fix 7..<11: write `"Foo:"`
      """),
    FaultCase(
      "title: say \"hi\": \\x 'a'\n", leaves: "-",
      #"""
      1:8-24: yaml-colon-in-value: `say "hi": \x 'a'` holds a colon, so it needs quotes
        fix 7..<23: write `"say \"hi\": \\x 'a'"`
      """#),
    FaultCase(
      "- name: x: y\n", leaves: "-",
      """
      1:9-13: yaml-colon-in-value: `x: y` holds a colon, so it needs quotes
        fix 8..<12: write `"x: y"`
      """),
    FaultCase(
      "title:Pie\ncategory: x\n", leaves: "{category: x}",
      """
      1:6-7: yaml-missing-space: the colon after `title` is not followed by a space
        fix 6..<6: put a space after the colon
      """),
    FaultCase(
      "a: b\ntitle:Pie\nc: d\n", leaves: "{a: b, c: d}",
      """
      2:6-7: yaml-missing-space: the colon after `title` is not followed by a space
        fix 11..<11: put a space after the colon
      """),
    FaultCase(
      "author: @ann\nlast: 1\n", leaves: "{last: 1}",
      """
      1:9-13: yaml-special-character: a value cannot begin with `@` unless it is in quotes
        fix 8..<12: write `"@ann"`
      """),
    FaultCase(
      "author: `ann`\nlast: 1\n", leaves: "{last: 1}",
      """
      1:9-14: yaml-special-character: a value cannot begin with a backtick unless it is in quotes
        fix 8..<13: write `"`ann`"`
      """),
    FaultCase(
      "author: %ann\nlast: 1\n", leaves: "{last: 1}",
      """
      1:9-13: yaml-special-character: a value cannot begin with `%` unless it is in quotes
        fix 8..<12: write `"%ann"`
      """),
    FaultCase(
      "%ann\nlast: 1\n", leaves: "{last: 1}",
      """
      1:1-5: yaml-special-character: a value cannot begin with `%` unless it is in quotes
        fix 0..<4: write `"%ann"`
      """),
    FaultCase(
      "tags: [@ann, b]\nlast: 1\n", leaves: "{last: 1}",
      """
      1:8-12: yaml-special-character: a value cannot begin with `@` unless it is in quotes
        offer 7..<11: write `"@ann"`
      """),
    FaultCase(
      "title: > 5 minutes\nlast: 1\n", leaves: "{last: 1}",
      """
      1:8-19: yaml-special-character: a value cannot begin with `>` unless it is in quotes
        fix 7..<18: write `"> 5 minutes"`
      """),
    FaultCase(
      "title: |x\nlast: 1\n", leaves: "{last: 1}",
      """
      1:8-10: yaml-special-character: a value cannot begin with `|` unless it is in quotes
        fix 7..<9: write `"|x"`
      """),
    FaultCase(
      "title: *bold* text\nlast: 1\n", leaves: "{last: 1}",
      """
      1:8-19: yaml-special-character: a value cannot begin with `*` unless it is in quotes
        fix 7..<18: write `"*bold* text"`
      """),
    FaultCase(
      "title: *bold\nlast: 1\n", leaves: "{title: ~, last: 1}",
      """
      1:8-13: yaml-reference: `*bold` is an alias to YAML, not text
        fix 7..<12: write `"*bold"`
      """),
    FaultCase(
      "title: & butter\nlast: 1\n", leaves: "{last: 1}",
      """
      1:8-16: yaml-special-character: a value cannot begin with `&` unless it is in quotes
        fix 7..<15: write `"& butter"`
      """),
    FaultCase(
      "title: &amp butter\nlast: 1\n", leaves: "{title: butter, last: 1}",
      """
      1:8-19: yaml-reference: `&amp` is an anchor to YAML, not text
        fix 7..<18: write `"&amp butter"`
      """),
    FaultCase(
      "title: !Important stuff\nlast: 1\n", leaves: "{title: stuff, last: 1}",
      """
      1:8-24: yaml-reference: `!Important` is a tag to YAML, not text
        fix 7..<23: write `"!Important stuff"`
      """),
    FaultCase(
      "title: !!str stuff\nlast: 1\n", leaves: "{title: stuff, last: 1}",
      """
      1:8-19: yaml-reference: `!!str` is a tag to YAML, not text
        fix 7..<18: write `"!!str stuff"`
      """),
    FaultCase(
      "title: !a!b stuff\nlast: 1\n", leaves: "{last: 1}",
      """
      1:8-18: yaml-special-character: a value cannot begin with `!` unless it is in quotes
        fix 7..<17: write `"!a!b stuff"`
      """),
    FaultCase(
      "title: ! stuff\nlast: 1\n", leaves: "{title: stuff, last: 1}",
      """
      1:8-15: yaml-reference: `!` is a tag to YAML, not text
        fix 7..<14: write `"! stuff"`
      """),
    FaultCase(
      "title: - x\nlast: 1\n", leaves: "{last: 1}",
      """
      1:8-11: yaml-special-character: a value cannot begin with `-` unless it is in quotes
        fix 7..<10: write `"- x"`
      """),
    FaultCase(
      "title: ? x\nlast: 1\n", leaves: "{last: 1}",
      """
      1:8-11: yaml-special-character: a value cannot begin with `?` unless it is in quotes
        fix 7..<10: write `"? x"`
      """),
    FaultCase(
      "title: , x\nlast: 1\n", leaves: "{last: 1}",
      """
      1:8-11: yaml-special-character: a value cannot begin with `,` unless it is in quotes
        fix 7..<10: write `", x"`
      """),
    FaultCase(
      "title: ] x\nlast: 1\n", leaves: "{last: 1}",
      """
      1:8-11: yaml-special-character: a value cannot begin with `]` unless it is in quotes
        fix 7..<10: write `"] x"`
      """),
    FaultCase(
      "title: {{ name }}\nlast: 1\n", leaves: "{last: 1}",
      """
      1:8-18: yaml-key-is-no-text: `{{ name }}` begins with a brace, so YAML takes it for a map
        fix 7..<17: write `"{{ name }}"`
      """),
    FaultCase(
      "title: {{ name }} x\nlast: 1\n", leaves: "{last: 1}",
      """
      1:8-20: yaml-key-is-no-text: `{{ name }} x` begins with a brace, so YAML takes it for a map
        fix 7..<19: write `"{{ name }} x"`
      """),
    FaultCase(
      "? [a]\n: b\n", leaves: "-",
      """
      1:3-4: yaml-key-is-no-text: a list or map cannot be a key
        help: write each key as plain text
      """),
    FaultCase(
      "title: \"50\\% rye\"\nlast: 1\n", leaves: "{last: 1}",
      #"""
      1:11-13: yaml-escape: `\%` means nothing between double quotes
        fix 10..<11: write the backslash twice, or use single quotes
      """#),
    FaultCase(
      "title: \"\\u12\"\nlast: 1\n", leaves: "{last: 1}",
      #"""
      1:9-11: yaml-escape: `\u` is not followed by the number of a character
        offer 8..<9: write the backslash twice, or use single quotes
      """#),
    FaultCase(
      "title: Çö: ü\nauthor: Ö: x\nlast: ä\n", leaves: "{last: ä}",
      """
      1:8-13: yaml-colon-in-value: `Çö: ü` holds a colon, so it needs quotes
        fix 7..<15: write `"Çö: ü"`
      2:9-13: yaml-colon-in-value: `Ö: x` holds a colon, so it needs quotes
        fix 24..<29: write `"Ö: x"`
      """),
    FaultCase(
      "\u{FEFF}a: 1\r\nb: x: y\r\nc: 2\r\n", leaves: "{a: 1, c: 2}",
      """
      2:4-8: yaml-colon-in-value: `x: y` holds a colon, so it needs quotes
        fix 12..<16: write `"x: y"`
      """),
    FaultCase(
      "a: &x 1\nb: *x\n", leaves: "{a: 1, b: ~}",
      """
      1:4-8: yaml-reference: `&x` is an anchor to YAML, not text
        fix 3..<7: write `"&x 1"`
      2:4-6: yaml-reference: `*x` is an alias to YAML, not text
        fix 11..<13: write `"*x"`
      """),
    FaultCase(
      "<<: *x\n", leaves: "{<<: ~}",
      """
      1:5-7: yaml-reference: `*x` is an alias to YAML, not text
        fix 4..<6: write `"*x"`
      """),
    FaultCase(
      "*x : 1\n", leaves: "{*x: 1}",
      """
      1:1-3: yaml-reference: `*x` is an alias to YAML, not text
        offer 0..<2: write `"*x"`
      """),
    FaultCase(
      "a: b : c\n", leaves: "-",
      """
      1:4-9: yaml-colon-in-value: `b : c` holds a colon, so it needs quotes
        fix 3..<8: write `"b : c"`
      """),
    FaultCase(
      "&", leaves: "-",
      """
      1:1-2: yaml-special-character: a value cannot begin with `&` unless it is in quotes
        fix 0..<1: write `"&"`
      """),
    FaultCase(
      "*", leaves: "-",
      """
      1:1-2: yaml-special-character: a value cannot begin with `*` unless it is in quotes
        fix 0..<1: write `"*"`
      """),
    FaultCase(
      "!", leaves: "~",
      """
      1:1-2: yaml-reference: `!` is a tag to YAML, not text
        fix 0..<1: write `"!"`
      """),
    FaultCase(
      "@", leaves: "-",
      """
      1:1-2: yaml-special-character: a value cannot begin with `@` unless it is in quotes
        fix 0..<1: write `"@"`
      """),
    FaultCase(
      "%", leaves: "-",
      """
      1:1-2: yaml-special-character: a value cannot begin with `%` unless it is in quotes
        fix 0..<1: write `"%"`
      """),
    FaultCase(
      "title: Apple: Pie\n  with: more\nauthor: Ann: Bob\nlast: 1\n", leaves: "{last: 1}",
      """
      1:8-18: yaml-colon-in-value: `Apple: Pie` holds a colon, so it needs quotes
        fix 7..<17: write `"Apple: Pie"`
      3:9-17: yaml-colon-in-value: `Ann: Bob` holds a colon, so it needs quotes
        fix 39..<47: write `"Ann: Bob"`
      """),
  ]

  @Test("A value that YAML misreads is told of where it stands", arguments: cases)
  func report(_ example: FaultCase) {
    let parsed = Parsed(example.text)
    #expect(parsed.report == example.report)
    #expect(parsed.tree == example.tree)
  }
}
