import CSystem
import Glibc

/// A program that runs within limits of memory and time.
public struct ChildProcess {
  private let path: String
  private let arguments: [String]
  private let environment: [String]?
  /// The most memory in bytes, and the most seconds by the clock and of computing.
  private let memory: UInt = 2 << 30
  private let seconds: Int32 = 60

  /// A program by its absolute path; without an environment it has that of this process.
  public init(path: String, arguments: [String], environment: [String]? = nil) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
  }

  /// Runs the program and waits for its end; `true` where it ended well.
  public func run() -> Bool { start(writingTo: nil).map { wait(for: $0) } ?? false }

  /// Runs the program and returns what it printed; `nil` where it did not end well.
  public func output() -> [UInt8]? {
    var pipe: [Int32] = [0, 0]
    guard pipe2(&pipe, O_CLOEXEC) == 0 else { return nil }
    let child = start(writingTo: pipe[1])
    close(pipe[1])
    defer { close(pipe[0]) }
    guard let child else { return nil }
    let bytes = ChildProcess.readAll(pipe[0])
    return wait(for: child) ? bytes : nil
  }

  private func start(writingTo output: Int32?) -> pid_t? {
    var pid = pid_t()
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    for descriptor in Int32(0)...2 {
      posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0)
    }
    if let output { posix_spawn_file_actions_adddup2(&files, output, 1) }
    let failed = withStrings([path] + arguments) { words in
      guard let environment else {
        return posix_spawn(&pid, path, &files, nil, words, environ)
      }
      return withStrings(environment) { posix_spawn(&pid, path, &files, nil, words, $0) }
    }
    guard failed == 0 else { return nil }
    limit(pid)
    return pid
  }

  private func limit(_ pid: pid_t) {
    var space = rlimit(rlim_cur: rlim_t(memory), rlim_max: rlim_t(memory))
    var time = rlimit(rlim_cur: rlim_t(seconds), rlim_max: rlim_t(seconds))
    limit_process(pid, Int32(RLIMIT_AS.rawValue), &space, nil)
    limit_process(pid, Int32(RLIMIT_CPU.rawValue), &time, nil)
  }

  private func wait(for pid: pid_t) -> Bool {
    let handle = pidfd_open(pid, 0)
    if handle >= 0 {
      var event = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
      while poll(&event, 1, seconds * 1000) < 0, errno == EINTR {}
      if event.revents == 0 { kill(pid, SIGKILL) }
      close(handle)
    }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return status == 0
  }

  private static func readAll(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  private func withStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }
}
