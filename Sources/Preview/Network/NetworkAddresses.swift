import Glibc

/// The addresses by which other machines of the network reach this one.
public enum NetworkAddresses {
  /// Those of the fourth version of the protocol, which people can type; none of this machine alone.
  public static var all: [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    return sequence(first: list) { $0?.pointee.ifa_next }.compactMap { $0.flatMap(text) }
  }

  private static func text(_ entry: UnsafeMutablePointer<ifaddrs>) -> String? {
    let isOwn = entry.pointee.ifa_flags & UInt32(IFF_LOOPBACK) != 0
    guard !isOwn, let address = entry.pointee.ifa_addr, address.pointee.sa_family == AF_INET else {
      return nil
    }
    var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    guard
      getnameinfo(address, size, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0
    else { return nil }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
