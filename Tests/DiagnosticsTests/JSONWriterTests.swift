import Testing

@testable import Diagnostics

@Suite("JSON")
struct JSONWriterTests {
  static func text(_ json: JSONWriter) -> String { String(decoding: json.bytes, as: UTF8.self) }

  static func sample(_ json: inout JSONWriter) {
    json.object {
      $0.member("id", "pie")
      $0.member("image", nil as String?)
      $0.member("steps", 3)
      $0.member("draft", false)
      $0.member("tags", ["vegan", "quick"])
      $0.member("parts") { parts in
        parts.array {
          $0.object { _ in }
          $0.array { _ in }
          $0.null()
          $0.integer(-7)
          $0.boolean(true)
        }
      }
    }
  }

  @Test("Compact JSON has no white space")
  func compact() {
    var json = JSONWriter()
    Self.sample(&json)
    #expect(
      Self.text(json) == """
        {"id":"pie","image":null,"steps":3,"draft":false,"tags":["vegan","quick"],\
        "parts":[{},[],null,-7,true]}
        """)
  }

  @Test("Indented JSON has a line for each member and element")
  func indented() {
    var json = JSONWriter(layout: .indented)
    Self.sample(&json)
    #expect(
      Self.text(json) == """
        {
          "id": "pie",
          "image": null,
          "steps": 3,
          "draft": false,
          "tags": [
            "vegan",
            "quick"
          ],
          "parts": [
            {},
            [],
            null,
            -7,
            true
          ]
        }
        """)
  }

  @Test(
    "Strings are escaped where JSON or old JavaScript asks for it",
    arguments: [
      ("", #""""#), ("a\"b\\c", #""a\"b\\c""#), ("\n\r\t", #""\n\r\t""#),
      ("\0\u{1B}[31m\u{7F}", #""\u0000\u001b[31m\u007f""#),
      ("a\u{2028}b\u{2029}", #""a\u2028b\u2029""#), ("“½ cup” 麻婆 🥧", #""“½ cup” 麻婆 🥧""#),
      ("</script><!--", #""</script><!--""#),
    ])
  func strings(text: String, json: String) {
    var bytes: [UInt8] = []
    JSONWriter.append(text, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == json)
  }

  @Test("In script data no < is left")
  func scriptData() {
    var json = JSONWriter(for: .scriptData)
    json.object { $0.member("<a>", "</script><!--") }
    #expect(Self.text(json) == #"{"\u003ca>":"\u003c/script>\u003c!--"}"#)
  }
}
