import Glibc

/// A client that sends what it likes, byte by byte.
struct RawClient: ~Copyable {
  let descriptor: Int32

  init(port: Int) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  deinit { close(descriptor) }

  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes {
      Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
  }

  /// Reads until the text holds something, the other side closes, or ten seconds pass.
  func receive(until mark: String? = nil) -> String {
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      text += buffer[..<count]
      if let mark, text.firstRange(of: Array(mark.utf8)) != nil { break }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The status of the answer to a request that asks to close; 0 where there was none.
  func status(of request: String) -> Int {
    send(request)
    let line = receive(until: "\r\n").split(separator: " ")
    return line.count > 1 ? Int(line[1]) ?? 0 : 0
  }
}
