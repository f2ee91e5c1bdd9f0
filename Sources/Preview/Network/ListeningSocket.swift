import Glibc

/// A socket that waits for browsers.
public struct ListeningSocket: Sendable {
  /// The descriptor; whoever uses the socket closes it.
  let descriptor: Int32
  /// The port that it listens on.
  public let port: Int

  /// Why there is no socket.
  public enum Failure: Error, Equatable {
    /// The name of the host leads to no address of this machine.
    case unknownHost(String)
    /// All ports that were tried are taken; the first and the last.
    case taken(Int, Int)
    /// Another reason, in the system's words, with the port.
    case refused(Int, String)
  }

  /// How many ports are tried.
  static let attempts = 20

  /// Listens on a port, or where it is taken on the next free one.
  ///
  /// - Parameters:
  ///   - host: A name or an address of this machine.
  ///   - port: The port; 0 for any.
  public static func open(host: String, port: Int) throws(Failure) -> ListeningSocket {
    let last = min(port + attempts - 1, 65535)
    for candidate in port...last {
      switch try descriptor(host: host, port: candidate) {
      case .success(let descriptor):
        return ListeningSocket(descriptor: descriptor, port: portNumber(of: descriptor))
      case .failure(let error) where error.code == EADDRINUSE: continue
      case .failure(let error) where error.code == EADDRNOTAVAIL: throw .unknownHost(host)
      case .failure(let error): throw .refused(candidate, error.reason)
      }
    }
    throw .taken(port, last)
  }

  private struct SystemError: Error {
    let code: Int32
    var reason: String { String(cString: strerror(code)) }
  }

  private static func descriptor(
    host: String, port: Int
  ) throws(Failure) -> Result<Int32, SystemError> {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &list) == 0, let address = list?.pointee else {
      throw .unknownHost(host)
    }
    defer { freeaddrinfo(list) }
    return listen(at: address)
  }

  private static func listen(at address: addrinfo) -> Result<Int32, SystemError> {
    let flags = Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let descriptor = socket(address.ai_family, address.ai_socktype | flags, 0)
    guard descriptor >= 0 else { return .failure(SystemError(code: errno)) }
    var yes: Int32 = 1
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout.size(ofValue: yes)))
    guard bind(descriptor, address.ai_addr, address.ai_addrlen) == 0,
      Glibc.listen(descriptor, 1024) == 0
    else {
      let error = SystemError(code: errno)
      close(descriptor)
      return .failure(error)
    }
    return .success(descriptor)
  }

  private static func portNumber(of descriptor: Int32) -> Int {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout.size(ofValue: storage))
    return withUnsafeMutableBytes(of: &storage) { bytes in
      guard let start = bytes.baseAddress,
        getsockname(descriptor, start.assumingMemoryBound(to: sockaddr.self), &length) == 0
      else { return 0 }
      // The port lies behind the family in addresses of both kinds, high byte first.
      return Int(bytes[2]) << 8 | Int(bytes[3])
    }
  }
}
