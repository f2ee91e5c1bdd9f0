import Foundation
import Testing

/// JSON as the system's own reader sees it.
struct JSONTree {
  let value: Any?

  init(_ value: Any?) { self.value = value }

  init(bytes: [UInt8]) throws {
    value = try JSONSerialization.jsonObject(with: Data(bytes))
  }

  /// The graph of the only script element in some HTML.
  init(script html: [UInt8]) throws {
    let text = String(decoding: html, as: UTF8.self)
    let start = try #require(text.range(of: "<script type=\"application/ld+json\">"))
    let end = try #require(text.range(of: "</script>"))
    try self.init(bytes: Array(text[start.upperBound..<end.lowerBound].utf8))
  }

  subscript(_ name: String) -> JSONTree { JSONTree((value as? [String: Any])?[name]) }
  subscript(_ index: Int) -> JSONTree {
    guard let array = value as? [Any], array.indices.contains(index) else { return JSONTree(nil) }
    return JSONTree(array[index])
  }

  var text: String? { value as? String }
  var number: Int? { value as? Int }
  var items: [JSONTree] { (value as? [Any] ?? []).map { JSONTree($0) } }
  var texts: [String] { items.compactMap(\.text) }
  var names: Set<String> { Set((value as? [String: Any] ?? [:]).keys) }

  /// The node of a type in a graph.
  func node(_ type: String) -> JSONTree {
    self["@graph"].items.first { $0["@type"].text == type } ?? JSONTree(nil)
  }
}
