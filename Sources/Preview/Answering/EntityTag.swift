import SiteGenerator

/// The version of a body, as `ETag` says it.
struct EntityTag: Equatable {
  /// The fingerprint of the body in hexadecimal digits.
  let version: String
  /// The tag as it stands in a head.
  var text: String { "\"\(version)\"" }

  /// Takes the fingerprint of bytes.
  init(of bytes: [UInt8]) { version = ContentHash(of: bytes).text }

  /// Whether a value of `If-None-Match` names this version (RFC 9110, 13.1.2).
  func matches(_ value: String) -> Bool {
    value.split(separator: ",").contains { part in
      let tag = part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      let text = String(tag)
      return text == "*" || text == self.text || text == "W/" + self.text
    }
  }
}
