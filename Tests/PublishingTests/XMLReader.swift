import Foundation
import FoundationXML
import Testing

/// XML as the system's own reader sees it.
final class XMLReader: NSObject, XMLParserDelegate {
  private var counts: [String: Int] = [:]

  /// How many elements there are of each name; none where the XML is not well-formed.
  static func elements(_ bytes: [UInt8]) -> [String: Int] {
    let parser = XMLParser(data: Data(bytes))
    let reader = XMLReader()
    parser.delegate = reader
    guard parser.parse() else {
      Issue.record("not well-formed: \(String(describing: parser.parserError))")
      return [:]
    }
    return reader.counts
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    counts[name, default: 0] += 1
  }
}
