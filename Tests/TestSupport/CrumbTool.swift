import Foundation

/// The program as people run it: the binary that was built together with the tests.
public struct CrumbTool: Sendable {
  /// What a run printed and how it ended.
  public struct Run: Sendable {
    /// The exit code, or the number of the signal that ended it.
    public let code: Int32
    /// What it printed on standard output and on standard error.
    public let output: String, error: String
  }

  private let folder: TemporaryFolder

  /// A program that runs in a folder.
  public init(in folder: TemporaryFolder) { self.folder = folder }

  /// Runs a command and waits for its end.
  public func run(_ words: String...) throws -> Run { try run(words) }

  /// Runs a command and waits for its end.
  public func run(_ words: [String]) throws -> Run {
    let files = TemporaryFolder()
    let process = process(words)
    files.write("out", "")
    files.write("err", "")
    process.standardOutput = FileHandle(forWritingAtPath: "\(files.path)/out")
    process.standardError = FileHandle(forWritingAtPath: "\(files.path)/err")
    try process.run()
    process.waitUntilExit()
    return Run(
      code: process.terminationStatus, output: files.text("out") ?? "",
      error: files.text("err") ?? "")
  }

  /// Starts a command and kills it by `SIGKILL` after a time.
  ///
  /// - Returns: Whether it was killed before it ended by itself.
  public func runKilled(_ words: [String], after microseconds: UInt32) throws -> Bool {
    let process = process(words)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(microseconds)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
  }

  /// Starts a command and does not wait for it.
  public func start(_ words: String...) throws -> Process {
    let process = process(words)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func process(_ words: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CrumbTool.path)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    return process
  }

  /// The path of the program: beside the tests, wherever they were built.
  public static let path: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let beside = URL(fileURLWithPath: tests).deletingLastPathComponent().path + "/crumb"
    return FileManager.default.isExecutableFile(atPath: beside)
      ? beside : "\(Repository.root)/.build/debug/crumb"
  }()
}
