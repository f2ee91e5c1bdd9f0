import Glibc

/// A folder for the files of one run of the benchmarks.
struct WorkFolder {
  /// Its absolute path.
  let path: String

  /// Makes a new folder where temporary files go; `nil` where that cannot be done.
  init?() {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(base)/crumb-benchmark-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Makes a folder in it and returns its path.
  func subfolder(_ name: String) -> String {
    mkdir("\(path)/\(name)", 0o755)
    return "\(path)/\(name)"
  }

  /// Removes the folder with all that is in it.
  func remove() { WorkFolder.remove(path) }

  /// How many files there are under a folder, and how many bytes they have.
  static func size(of folder: String) -> (files: Int, bytes: Int) {
    names(in: folder).reduce(into: (files: 0, bytes: 0)) { sum, name in
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0 else { return }
      guard status.st_mode & S_IFMT == S_IFDIR else {
        sum.files += 1
        return sum.bytes += Int(status.st_size)
      }
      let inner = size(of: "\(folder)/\(name)")
      sum = (sum.files + inner.files, sum.bytes + inner.bytes)
    }
  }

  private static func remove(_ folder: String) {
    for name in names(in: folder) {
      let path = "\(folder)/\(name)"
      if unlink(path) != 0 { remove(path) }
    }
    rmdir(folder)
  }

  private static func names(in folder: String) -> [String] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
