import Diagnostics
import Mustache
import Testing

/// Renders a template with other templates beside it, for tests.
func render(
  _ template: String, _ data: [String: Any] = [:], with others: [String: String] = [:],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> String {
  var files = others
  files["page"] = template
  let library = TemplateLibrary(
    files.map { ("\($0.key).mustache", SourceFile(path: "\($0.key).mustache", text: $0.value)) })
  #expect(library.faults.isEmpty, sourceLocation: sourceLocation)
  var bytes: [UInt8] = []
  #expect(
    library.render("page", Value(json: data), into: &bytes), sourceLocation: sourceLocation)
  return String(decoding: bytes, as: UTF8.self)
}
