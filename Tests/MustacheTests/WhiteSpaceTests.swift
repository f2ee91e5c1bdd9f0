import Testing

@Suite("Lines, comments and delimiters")
struct WhiteSpaceTests {
  @Test(
    "a line with nothing but tags that print nothing is left out",
    arguments: [
      ("a\n{{#y}}\nb\n{{/y}}\nc\n", "a\nb\nc\n"), ("a\n  {{#y}}  \nb\n\t{{/y}}\nc", "a\nb\nc"),
      ("a\r\n{{#y}}\r\nb\r\n{{/y}}\r\nc", "a\r\nb\r\nc"), ("  {{#y}}\nb{{/y}}\nc", "b\nc"),
      ("a{{#y}}\nb\n  {{/y}}", "a\nb\n"), ("a\n  {{! note }}\nb", "a\nb"),
      ("a\n{{!\n  two\n  lines\n}}\nb", "a\nb"), ("a\n  {{=<% %>=}}\n<%x%>", "a\n1"),
      ("{{#y}}{{#y}}\na\n{{/y}}{{/y}}\nb", "a\nb"), ("a\n{{^n}}\nb\n{{/n}}\n", "a\nb\n"),
    ])
  func standalone(template: String, expected: String) {
    #expect(render(template, ["y": true, "n": false, "x": "1"]) == expected)
  }

  @Test(
    "a line with text or a field keeps all its white space",
    arguments: [
      (" {{#y}}a{{/y}} \n", " a \n"), ("  {{x}}\n", "  1\n"), ("{{x}}\n{{x}}\n", "1\n1\n"),
      (" a {{! note }} b\n", " a  b\n"), (" | {{#y}} {{! note }}\n {{/y}} |", " |  \n  |"),
      ("{{#y}} {{/y}}\n", " \n"), ("| {{=@ @=}} |", "|  |"), ("\n\n{{x}}\n\n", "\n\n1\n\n"),
    ])
  func inLine(template: String, expected: String) {
    #expect(render(template, ["y": true, "x": "1"]) == expected)
  }

  @Test("delimiters hold from where they are set to the end of their template")
  func delimiters() {
    #expect(render("{{=<% %>=}}(<% x %>{{x}}<%={{ }}=%>{{x}})", ["x": "1"]) == "(1{{x}}1)")
    #expect(render("{{=| |=}}|x|, |#y||x||/y|", ["x": "1", "y": true]) == "1, 1")
    let others = ["part": "{{x}}{{=| |=}}|x|"]
    #expect(render("{{=@ @=}}@>part@ @x@ {{x}}", ["x": "1"], with: others) == "11 1 {{x}}")
  }

  @Test("a byte order mark at the start of a template is not part of it")
  func byteOrderMark() { #expect(render("\u{FEFF}{{x}}", ["x": "1"]) == "1") }

  @Test("an empty template renders nothing")
  func empty() { #expect(render("").isEmpty) }
}
