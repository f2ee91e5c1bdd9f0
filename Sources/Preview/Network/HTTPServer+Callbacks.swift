import CMicrohttpd
import Glibc

extension HTTPServer {
  /// The target of a request on its way from its first line to the end of its head.
  private final class Target {
    let bytes: [UInt8]
    /// Whether its head is all that has been seen.
    var isNew = true
    init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  /// What libmicrohttpd calls.
  static var callbacks: crumb_server_options {
    var options = crumb_server_options()
    options.target = { _, target, _ in
      guard let target else { return nil }
      let bytes = UnsafeRawBufferPointer(start: target, count: strlen(target))
      return Unmanaged.passRetained(Target(Array(bytes))).toOpaque()
    }
    options.answer = { context, connection, _, method, _, _, bodySize, request in
      guard let context, let connection, let method, let target = request?.pointee else {
        return .NO
      }
      let core = Unmanaged<Core>.fromOpaque(context).takeUnretainedValue()
      let seen = Unmanaged<Target>.fromOpaque(target).takeUnretainedValue()
      core.deadlines.met(by: crumb_connection_socket(connection))
      let name = String(cString: method)
      // An answer to the first call would end the connection, which is right only for a request
      // whose body nobody wants to read.
      if seen.isNew, name == "GET" || name == "HEAD" {
        seen.isNew = false
        return .YES
      }
      if !seen.isNew, let bodySize, bodySize.pointee > 0 {
        bodySize.pointee = 0
        return .YES
      }
      let request = Request(
        method: name, target: seen.bytes, fields: HTTPServer.fields(of: connection))
      return HTTPServer.answer(request, on: connection, core)
    }
    options.completed = { context, connection, request, _ in
      guard let context, let connection, let target = request?.pointee else { return }
      Unmanaged<Target>.fromOpaque(target).release()
      request?.pointee = nil
      let core = Unmanaged<Core>.fromOpaque(context).takeUnretainedValue()
      core.deadlines.start(for: crumb_connection_socket(connection))
    }
    options.connected = { context, connection, _, event in
      guard let context, let connection else { return }
      let deadlines = Unmanaged<Core>.fromOpaque(context).takeUnretainedValue().deadlines
      let socket = crumb_connection_socket(connection)
      event == .CONNECTION_NOTIFY_STARTED
        ? deadlines.start(for: socket) : deadlines.met(by: socket)
    }
    return options
  }

  private static func fields(of connection: OpaquePointer) -> [Request.Field] {
    var fields: [Request.Field] = []
    withUnsafeMutablePointer(to: &fields) { fields in
      crumb_request_fields(
        connection,
        { fields, _, name, nameSize, value, valueSize in
          let list = fields?.assumingMemoryBound(to: [Request.Field].self)
          list?.pointee.append(
            Request.Field(HTTPServer.text(name, nameSize), HTTPServer.text(value, valueSize)))
          return .YES
        }, fields)
    }
    return fields
  }

  private static func text(_ start: UnsafePointer<CChar>?, _ count: Int) -> String {
    String(
      decoding: UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count), as: UTF8.self
    )
  }

  private static func answer(
    _ request: Request, on connection: OpaquePointer, _ core: Core
  ) -> MHD_Result {
    let response = core.answer(request)
    let made: OpaquePointer?
    switch response.body {
    case .bytes(let bytes): made = HTTPServer.response(of: bytes)
    case .events:
      // HEAD asks for no stream.
      made =
        request.method == "HEAD"
        ? HTTPServer.response(of: []) : core.feed.response(for: connection)
    }
    guard let made else { return .NO }
    defer { crumb_response_release(made) }
    for field in response.fields { crumb_response_add_field(made, field.name, field.value) }
    return crumb_response_queue(made, UInt32(response.status), connection)
  }

  private static func response(of bytes: [UInt8]) -> OpaquePointer? {
    bytes.withUnsafeBytes { crumb_response_of_bytes($0.baseAddress, $0.count) }
  }
}
