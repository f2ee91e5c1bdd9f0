import Foundation
import Testing

@testable import Diagnostics

@Suite("Findings as SARIF")
struct JSONReportTests {
  static func text(_ found: [Diagnostic]) -> String {
    let kinds = [Sample.noPhoto, Sample.deadLink, Sample.badYAML]
    let bytes = JSONReport.bytes(
      of: DiagnosticCollection(found), kinds: kinds, version: "1.2.3")
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("No findings are an empty run")
  func empty() {
    #expect(
      Self.text([]) == """
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "crumb",
                  "version": "1.2.3",
                  "rules": []
                }
              },
              "columnKind": "unicodeCodePoints",
              "results": []
            }
          ]
        }

        """)
  }

  /// The value of the report's only run.
  static func run(_ found: [Diagnostic]) throws -> NSDictionary {
    let data = Data(text(found).utf8)
    let report = try #require(JSONSerialization.jsonObject(with: data) as? NSDictionary)
    return try #require((report["runs"] as? [NSDictionary])?.first)
  }

  @Test("A finding has its region, notes, help and fixes")
  func whole() throws {
    let page = "\u{FEFF}é\r\nSee e\u{301} [it](x).\r\n"
    let finding = Diagnostic(
      Sample.deadLink, at: Sample.place("x", in: page, path: "Content/pie crust.md"), "no",
      notes: [.init("here", at: Sample.place("b", in: "a b", path: "é.md")), .init("there")],
      help: "look",
      fixes: [
        .init(
          "write `y`", path: "a.md", range: SourceRange(2, 5), replacement: "y", isCertain: true)
      ])
    let run = try Self.run([finding])
    #expect(
      run["results"] as? NSArray == [
        [
          "ruleId": "dead-link", "level": "warning", "message": ["text": "no"],
          "locations": [
            [
              "physicalLocation": [
                "artifactLocation": ["uri": "Content/pie%20crust.md"],
                "region": [
                  "startLine": 2, "startColumn": 13, "endLine": 2, "endColumn": 14,
                  "byteOffset": 20, "byteLength": 1, "snippet": ["text": "See e\u{301} [it](x)."],
                ],
              ]
            ]
          ],
          "relatedLocations": [
            [
              "physicalLocation": [
                "artifactLocation": ["uri": "%C3%A9.md"],
                "region": [
                  "startLine": 1, "startColumn": 3, "endLine": 1, "endColumn": 4,
                  "byteOffset": 2, "byteLength": 1, "snippet": ["text": "a b"],
                ],
              ], "message": ["text": "here"],
            ], ["message": ["text": "there"]],
          ],
          "fixes": [
            [
              "description": ["text": "write `y`"],
              "artifactChanges": [
                [
                  "artifactLocation": ["uri": "a.md"],
                  "replacements": [
                    [
                      "deletedRegion": ["byteOffset": 2, "byteLength": 3],
                      "insertedContent": ["text": "y"],
                    ]
                  ],
                ]
              ], "properties": ["isCertain": true],
            ]
          ], "properties": ["help": "look"],
        ]
      ])
  }

  @Test("Only the kinds that occur are described, by id, and a whole file has no region")
  func rules() throws {
    let found = [
      Diagnostic(Sample.noPhoto, at: SourceFile(path: "x.md", text: "").wholeFile, "a"),
      Diagnostic(Sample.badYAML, at: nil, "b\u{1B}\""),
    ]
    let run = try Self.run(found)
    #expect(
      run["tool"] as? NSDictionary == [
        "driver": [
          "name": "crumb", "version": "1.2.3",
          "rules": [
            [
              "id": "bad-yaml", "shortDescription": ["text": "The front matter cannot be read."],
              "help": ["text": "Put the value in quotation marks."],
              "defaultConfiguration": ["level": "error"],
            ],
            [
              "id": "no-photo", "shortDescription": ["text": "A recipe has no photo."],
              "help": ["text": "Add a photo."], "defaultConfiguration": ["level": "note"],
            ],
          ],
        ]
      ])
    #expect(
      run["results"] as? NSArray == [
        [
          "ruleId": "no-photo", "level": "note", "message": ["text": "a"],
          "locations": [["physicalLocation": ["artifactLocation": ["uri": "x.md"]]]],
        ],
        ["ruleId": "bad-yaml", "level": "error", "message": ["text": "b\u{1B}\""]],
      ])
  }
}
