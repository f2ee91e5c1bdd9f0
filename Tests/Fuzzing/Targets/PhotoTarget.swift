import Photos

/// The first and last bytes of a photo, which tell its format and size.
enum PhotoTarget: FuzzTarget {
  static func tryOut(_ bytes: [UInt8]) {
    guard let header = ImageHeader(bytes) else { return }
    precondition(header.width > 0 && header.height > 0)
    _ = ImageEnd.isThere(bytes, of: header.format)
    guard !PhotoStudio.isTooLarge(header) else { return }
    let whole = PhotoVariant.whole(of: header)
    precondition(PhotoVariant.all(of: header).allSatisfy { $0.width <= whole.width })
  }
}
