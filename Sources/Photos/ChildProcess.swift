import CSystem
import Glibc

/// A program that runs within limits of memory and time.
struct ChildProcess {
  let path: String
  let arguments: [String]
  let environment: [String]
  /// The most memory in bytes, and the most seconds by the clock and of computing.
  var memory: UInt = 2 << 30
  var seconds: Int32 = 60

  /// Runs the program and waits for its end; `true` where it ended well.
  func run() -> Bool {
    var pid = pid_t()
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    for descriptor in Int32(0)...2 {
      posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0)
    }
    let failed = withStrings([path] + arguments) { words in
      withStrings(environment) { posix_spawn(&pid, path, &files, nil, words, $0) }
    }
    guard failed == 0 else { return false }
    limit(pid)
    return wait(for: pid)
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

  private func withStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }
}
