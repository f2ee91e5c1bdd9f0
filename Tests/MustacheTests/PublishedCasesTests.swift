import Diagnostics
import Foundation
import Mustache
import TestSupport
import Testing

/// The cases of the Mustache specification, each as it stands there.
@Suite("The published cases of the specification")
struct PublishedCases {
  static let files = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections",
    "~dynamic-names", "~inheritance",
  ]

  @Test(
    "every case renders to the bytes that the specification expects",
    .enabled(if: Suites.areThere, "skipped: CRUMB_SUITES does not name the folder of the suites"),
    arguments: files)
  func everyCase(file: String) throws {
    let folder = try #require(Suites.folder)
    let url = URL(fileURLWithPath: "\(folder)/conformance/mustache/\(file).json")
    let suite = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
    let cases = try #require(suite["tests"] as? [[String: Any]])
    #expect(cases.count > 10)
    for published in cases { try check(published) }
  }

  private func check(_ published: [String: Any]) throws {
    let name = try #require(published["name"] as? String)
    let template = try #require(published["template"] as? String)
    let expected = try #require(published["expected"] as? String)
    var templates = published["partials"] as? [String: String] ?? [:]
    templates["the case itself"] = template
    let library = TemplateLibrary(
      templates.map { ($0.key, SourceFile(path: $0.key, text: $0.value)) })
    var bytes: [UInt8] = []
    library.render("the case itself", Value(json: published["data"] ?? NSNull()), into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == expected, "\(name): \(template)")
  }
}
