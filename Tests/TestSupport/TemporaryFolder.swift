import Glibc

/// A folder of its own for one test, removed when the value is gone.
public final class TemporaryFolder: Sendable {
  /// Its absolute path.
  public let path: String

  /// Makes a new empty folder under the system's place for temporary files.
  public init() {
    var template = Array("\(TemporaryFolder.base)/crumb-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { fatalError("no temporary folder: errno \(errno)") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { TemporaryFolder.remove(path) }

  /// Writes a file, making the folders that lead to it.
  public func write(_ name: String, _ text: String) { write(name, bytes: Array(text.utf8)) }

  /// Writes a file of bytes, making the folders that lead to it.
  public func write(_ name: String, bytes: [UInt8]) {
    makeFolder(name.split(separator: "/").dropLast().joined(separator: "/"))
    let descriptor = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { fatalError("cannot write \(name): errno \(errno)") }
    defer { close(descriptor) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(
          descriptor, $0.baseAddress?.advanced(by: written), bytes.count - written)
      }
      guard count > 0 else { fatalError("cannot write \(name): errno \(errno)") }
      written += count
    }
  }

  /// Makes a folder and those that lead to it.
  public func makeFolder(_ name: String) {
    var current = path
    for part in name.split(separator: "/") {
      current += "/\(part)"
      mkdir(current, 0o755)
    }
  }

  /// The bytes of a file, or `nil` where there is none.
  public func read(_ name: String) -> [UInt8]? { TemporaryFolder.read("\(path)/\(name)") }

  /// The text of a file, or `nil` where there is none.
  public func text(_ name: String) -> String? {
    read(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of any file, or `nil` where there is none.
  public static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return count == 0 ? bytes : nil }
      bytes += buffer[..<count]
    }
  }

  /// The bytes of every file under a folder, hidden ones included, by their paths from it.
  public func contents(of name: String) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    var waiting = [""]
    while let inner = waiting.popLast() {
      for (entry, isFolder) in TemporaryFolder.entries(of: "\(path)/\(name)/\(inner)") {
        let place = inner.isEmpty ? entry : "\(inner)/\(entry)"
        if isFolder { waiting.append(place) } else { contents[place] = read("\(name)/\(place)") }
      }
    }
    return contents
  }

  private static func entries(of path: String) -> [(name: String, isFolder: Bool)] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var entries: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      entries.append((name: name, isFolder: entry.pointee.d_type == UInt8(DT_DIR)))
    }
    return entries
  }

  private static var base: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

  private static func remove(_ path: String) {
    for (name, isFolder) in entries(of: path) {
      if isFolder { remove("\(path)/\(name)") } else { unlink("\(path)/\(name)") }
    }
    rmdir(path)
  }
}
