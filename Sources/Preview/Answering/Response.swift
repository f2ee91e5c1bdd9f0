/// What a browser gets.
public struct Response: Sendable {
  /// The status code.
  public var status: Int
  /// The fields of the head, without those that belong to the connection.
  public var fields: [Request.Field]
  /// What follows the head; for HEAD it is left out on the way, and only its length told.
  public var body: Body

  /// What follows the head.
  public enum Body: Sendable, Equatable {
    /// Bytes.
    case bytes([UInt8])
    /// The stream of what changes, which has no end.
    case events
  }

  /// The first value of a field; `nil` where there is none.
  public func value(of name: String) -> String? {
    fields.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// Makes a response that browsers neither guess about nor keep without asking again.
  init(_ status: Int, type: String, _ body: Body, _ fields: [Request.Field] = []) {
    self.status = status
    self.body = body
    self.fields =
      [
        .init("Content-Type", type),
        .init("X-Content-Type-Options", "nosniff"),
        .init("Cross-Origin-Resource-Policy", "same-origin"),
      ] + fields
  }

  /// A few words for whoever typed the address.
  static func text(_ status: Int, _ words: String, _ fields: [Request.Field] = []) -> Response {
    Response(
      status, type: "text/plain; charset=utf-8", .bytes(Array((words + "\n").utf8)),
      [.init("Cache-Control", "no-store")] + fields)
  }

  /// Leads to another path of this host, for this once.
  static func redirect(to location: String) -> Response {
    text(302, "The page is at \(location)", [.init("Location", location)])
  }
}
