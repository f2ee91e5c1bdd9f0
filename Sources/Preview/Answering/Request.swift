/// What a browser asks for.
public struct Request: Sendable {
  /// `GET`, `HEAD` or another.
  public var method: String
  /// The target as it came: a path with `%` escapes, and a query.
  public var target: [UInt8]
  /// The fields of the head in their order.
  public var fields: [Field]

  /// Makes a request.
  public init(method: String = "GET", target: [UInt8], fields: [Field] = []) {
    self.method = method
    self.target = target
    self.fields = fields
  }

  /// A line of a head.
  public struct Field: Sendable, Equatable {
    /// Its name, in any case.
    public var name: String
    /// Its value.
    public var value: String

    /// Makes a field.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The values of a field, whose name is given in lower case.
  func values(of name: String) -> [String] {
    fields.filter { $0.name.lowercased() == name }.map(\.value)
  }

  /// The first value of a field, whose name is given in lower case.
  func value(of name: String) -> String? { values(of: name).first }

  /// The target in printable ASCII, for people to read.
  public var shownTarget: String { Request.ascii(target[...]) }

  /// Bytes as text, all but printable ASCII percent-encoded.
  static func ascii(_ bytes: ArraySlice<UInt8>) -> String {
    var text = ""
    for byte in bytes {
      if (0x21...0x7E).contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }
}
