import Glibc

/// The order of paths by their bytes, which is the same in every locale.
enum PathOrder {
  /// Whether a path comes before another.
  static func precedes(_ a: String, _ b: String) -> Bool {
    var (a, b) = (a, b)
    return a.withUTF8 { a in
      b.withUTF8 { b in
        precedes(UnsafeRawBufferPointer(a)[...], UnsafeRawBufferPointer(b)[...])
      }
    }
  }

  /// Whether the bytes of a path come before those of another.
  static func precedes(
    _ a: Slice<UnsafeRawBufferPointer>, _ b: Slice<UnsafeRawBufferPointer>
  ) -> Bool {
    let (a, b) = (UnsafeRawBufferPointer(rebasing: a), UnsafeRawBufferPointer(rebasing: b))
    guard let first = a.baseAddress, let second = b.baseAddress else { return a.count < b.count }
    let order = memcmp(first, second, min(a.count, b.count))
    return order == 0 ? a.count < b.count : order < 0
  }
}
