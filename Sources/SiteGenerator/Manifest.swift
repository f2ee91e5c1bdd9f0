/// The files of a site that Crumb made, with the fingerprint of each: `Site/.crumb-manifest`.
///
/// What is not in it is never deleted. One line a file, in byte order of the paths: the
/// fingerprint, a space, the path.
struct Manifest: Sendable, Equatable {
  /// The name of the file in the site's folder.
  static let name = ".crumb-manifest"
  /// The first line, which names the format.
  private static let header = "crumb-manifest 1"

  /// The fingerprints by path from the site's root; `nil` for a file that a build was about to
  /// write and may not have finished.
  var files: [String: ContentHash?] = [:]

  /// Makes a manifest.
  init(files: [String: ContentHash?] = [:]) { self.files = files }

  /// Reads a manifest; lines that are none are left out, a foreign format gives `nil`.
  init?(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
    guard let first = lines.popFirst(), first.elementsEqual(Manifest.header.utf8) else {
      return nil
    }
    files.reserveCapacity(lines.count)
    for line in lines where line.count > 17 {
      let path = String(decoding: line.dropFirst(17), as: UTF8.self)
      guard Manifest.isInside(path) else { continue }
      files[path] = .some(ContentHash(String(decoding: line.prefix(16), as: UTF8.self)))
    }
  }

  /// The file's bytes.
  var bytes: [UInt8] {
    var bytes = Array((Manifest.header + "\n").utf8)
    let unfinished = String(repeating: "-", count: 16)
    for path in files.keys.sorted(by: { PathOrder.precedes($0, $1) }) {
      bytes += ((files[path] ?? nil)?.text ?? unfinished).utf8
      bytes.append(UInt8(ascii: " "))
      bytes += path.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  // A manifest that was tampered with must not make Crumb delete what lies elsewhere.
  private static func isInside(_ path: String) -> Bool {
    !path.utf8.starts(with: "/".utf8) && !path.split(separator: "/").contains("..")
  }
}
