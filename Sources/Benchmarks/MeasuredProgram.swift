import CSystem
import Glibc

/// A program that is run as people run it, and measured from its start to its end.
struct MeasuredProgram {
  /// The absolute path of the program.
  let path: String
  /// The words after its name.
  var arguments: [String]
  /// What is put into its environment beside what is there.
  var environment: [String] = []

  /// Runs the program in a folder; `nil` where it did not end well.
  ///
  /// - Returns: What it took. Linux counts the memory of the process that starts another as that of
  ///   the other until it has begun, so its peak is true only while this process is smaller.
  func run(in folder: String) -> Cost? {
    let clock = ContinuousClock.now
    guard let pid = start(in: folder) else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(pid, &status, 0, &usage) < 0 { guard errno == EINTR else { return nil } }
    guard status == 0 else { return nil }
    return Cost(
      wall: Cost.microseconds(ContinuousClock.now - clock),
      processor: Cost.processorTime(of: usage), peak: Int(usage.ru_maxrss))
  }

  /// What to type to see what it says.
  var command: String { (environment + [path] + arguments).joined(separator: " ") }

  private func start(in folder: String) -> pid_t? {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    for descriptor in Int32(0)...2 {
      posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0)
    }
    start_in_folder(&files, folder)
    var pid = pid_t()
    let words = ([path] + arguments).map { strdup($0) }
    let settings = (environment + MeasuredProgram.inherited).map { strdup($0) }
    defer { (words + settings).forEach { free($0) } }
    let code = posix_spawn(&pid, path, &files, nil, words + [nil], settings + [nil])
    return code == 0 ? pid : nil
  }

  private static var inherited: [String] {
    var all: [String] = []
    var next = environ
    while let entry = next.pointee {
      all.append(String(cString: entry))
      next += 1
    }
    return all
  }
}
