/// A link target taken apart by RFC 3986: scheme, path, query and fragment.
public struct LinkTarget: Sendable, Equatable {
  /// What sort of target it is.
  public enum Kind: Sendable, Equatable {
    /// It has a scheme or names a host.
    case external
    /// It is a fragment alone.
    case fragment
    /// It names a file.
    case path
  }

  /// What sort of target it is.
  public let kind: Kind
  /// The target as written.
  public let whole: String
  /// The part before `?` and `#`, as written.
  public let path: String
  /// The path with percent-encoding undone, where that gives UTF-8.
  public let decodedPath: String
  /// What follows `#`, percent-encoding undone; empty where there is none.
  public let fragment: String

  /// Takes a target apart.
  public init(_ target: String) {
    whole = target
    if LinkTarget.isPlain(target) {
      (path, decodedPath, fragment, kind) = (target, target, "", .path)
      return
    }
    let bytes = Array(target.utf8)
    let hash = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
    let end = bytes[..<hash].firstIndex(of: UInt8(ascii: "?")) ?? hash
    path = String(decoding: bytes[..<end], as: UTF8.self)
    decodedPath = LinkTarget.decoded(bytes[..<end])
    fragment = LinkTarget.decoded(bytes[min(hash + 1, bytes.count)...])
    if LinkTarget.hasScheme(bytes) || bytes.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) {
      kind = .external
    } else {
      kind = end == 0 ? .fragment : .path
    }
  }

  // A name and no more, as most targets are: nothing of it need be taken apart.
  private static func isPlain(_ target: String) -> Bool {
    guard let first = target.utf8.first, first != UInt8(ascii: "/") else { return false }
    return target.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "#"), UInt8(ascii: "?"), UInt8(ascii: "%"), UInt8(ascii: ":"): false
      default: true
      }
    }
  }

  /// The names that may be meant, each once: as written, without what follows `?` or `#`, and
  /// with percent-encoding undone.
  var candidates: [String] {
    if whole == decodedPath { return [whole] }
    return path == decodedPath ? [whole, path] : [whole, path, decodedPath]
  }

  // RFC 3986 §3.1: ALPHA *( ALPHA / DIGIT / "+" / "-" / "." ) ":". One letter alone is taken for a
  // drive, as nothing on the web has such a scheme.
  private static func hasScheme(_ bytes: [UInt8]) -> Bool {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 1, isLetter(bytes[0])
    else { return false }
    return bytes[1..<colon].allSatisfy {
      isLetter($0) || (48...57).contains($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: ".")
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "%")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.endIndex,
        let high = hexDigit(bytes[index + 1]), let low = hexDigit(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(validating: result, as: UTF8.self) ?? String(decoding: bytes, as: UTF8.self)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }
}
