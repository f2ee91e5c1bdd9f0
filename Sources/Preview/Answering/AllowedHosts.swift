import Glibc

/// Which names a browser may have reached this server by.
///
/// A page of a stranger can make its own name lead to this machine (DNS rebinding) and would then
/// be let read the site as its own; but the browser still tells that name in `Host`.
public struct AllowedHosts: Sendable {
  /// Whether the server is for this machine alone.
  public let isLocal: Bool
  private let names: Set<String>

  /// Allows the names of a server.
  ///
  /// - Parameter host: The address or name that the server listens on.
  public init(listeningOn host: String) {
    isLocal = AllowedHosts.isLoopback(host)
    names = isLocal ? [] : Set([host.lowercased()]).union(AllowedHosts.machineNames)
  }

  /// Whether a value of `Host` names this server; its port is not looked at, since it may have
  /// been forwarded.
  func allow(_ value: String) -> Bool {
    guard let name = AllowedHosts.name(in: value) else { return false }
    if AllowedHosts.isLoopback(name) { return true }
    if isLocal { return false }
    return names.contains(name) || AllowedHosts.isAddress(name)
  }

  private static var machineNames: Set<String> {
    var buffer = [CChar](repeating: 0, count: 256)
    guard gethostname(&buffer, buffer.count - 1) == 0 else { return [] }
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let name = String(decoding: bytes, as: UTF8.self).lowercased()
    return name.isEmpty ? [] : [name, name + ".local"]
  }

  private static func name(in value: String) -> String? {
    let value = value.lowercased()
    if value.hasPrefix("[") {
      guard let end = value.firstIndex(of: "]") else { return nil }
      let rest = value[value.index(after: end)...]
      guard rest.isEmpty || isPort(rest) else { return nil }
      return String(value[value.index(after: value.startIndex)..<end])
    }
    let colon = value.firstIndex(of: ":") ?? value.endIndex
    guard colon == value.endIndex || isPort(value[colon...]) else { return nil }
    let name = value[..<colon]
    return name.isEmpty ? nil : String(name.hasSuffix(".") ? name.dropLast() : name)
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.hasPrefix(":") && text.utf8.dropFirst().allSatisfy { (48...57).contains($0) }
  }

  private static func isLoopback(_ name: String) -> Bool {
    if name == "localhost" || name.hasSuffix(".localhost") || name == "::1" { return true }
    return name.hasPrefix("127.") && isAddress(name)
  }

  private static func isAddress(_ name: String) -> Bool {
    var buffer = in6_addr()
    return inet_pton(AF_INET, name, &buffer) == 1 || inet_pton(AF_INET6, name, &buffer) == 1
  }
}
