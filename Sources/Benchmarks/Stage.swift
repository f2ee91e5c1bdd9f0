import Glibc

/// A stage of the walk with what it took.
struct Stage {
  /// What is done.
  let name: String
  /// The time on the clock and on all processors, in microseconds.
  let wall: Int, processor: Int
  /// The most memory of the process so far, in KiB.
  let peak: Int

  /// Runs a stage.
  init(_ name: String, _ work: () -> Void) {
    let (clock, used) = (ContinuousClock.now, Stage.processorTime)
    work()
    let (seconds, attoseconds) = (ContinuousClock.now - clock).components
    self.name = name
    wall = Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
    processor = Stage.processorTime - used
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    peak = Int(usage.ru_maxrss)
  }

  private static var processorTime: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let (user, system) = (usage.ru_utime, usage.ru_stime)
    return (Int(user.tv_sec) + Int(system.tv_sec)) * 1_000_000 + Int(user.tv_usec + system.tv_usec)
  }
}
