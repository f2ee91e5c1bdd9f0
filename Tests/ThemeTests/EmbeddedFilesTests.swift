import Glibc
import TestSupport
import Testing
import Theme

@Suite struct EmbeddedFilesTests {
  @Test func `every file of Templates is embedded, in order of its path`() {
    let embedded = EmbeddedFiles.all.map(\.path)
    #expect(embedded == EmbeddedFiles.onDisk())
  }

  @Test func `each embedded file has the bytes of its file`() {
    for file in EmbeddedFiles.all {
      #expect(
        TemporaryFolder.read("\(EmbeddedFiles.folder)/\(file.path)") == file.bytes,
        "\(file.path)")
    }
  }
}

enum EmbeddedFiles {
  static let folder: String = {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/") + "/Templates"
  }()

  static var all: [(path: String, bytes: [UInt8])] {
    (0..<crumb_theme_count).map { index in
      let file = crumb_theme_file_at(index).pointee
      return (
        path: String(cString: file.path),
        bytes: Array(UnsafeBufferPointer(start: file.bytes, count: Int(file.count)))
      )
    }
  }

  static func onDisk() -> [String] {
    var found: [String] = []
    var waiting = [""]
    while let prefix = waiting.popLast() {
      guard let stream = opendir("\(folder)/\(prefix)") else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard !name.hasPrefix(".") else { continue }
        if entry.pointee.d_type == UInt8(DT_DIR) {
          waiting.append("\(prefix)\(name)/")
        } else {
          found.append(prefix + name)
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
