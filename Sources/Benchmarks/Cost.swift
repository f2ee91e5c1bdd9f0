import Glibc

/// What some work took.
struct Cost: Equatable {
  /// The time on the clock and on all processors, in microseconds.
  var wall = 0, processor = 0
  /// The most memory of the process while it worked, in KiB.
  var peak = 0

  /// Adds what a further part of the same work took.
  mutating func add(_ other: Cost) {
    wall += other.wall
    processor += other.processor
    peak = max(peak, other.peak)
  }

  /// Does some work in this process and takes down what it took.
  static func measure<Value>(_ work: () -> Value) -> (value: Value, cost: Cost) {
    ProcessMemory.forgetPeak()
    let (clock, used) = (ContinuousClock.now, processorTime(of: .own))
    let value = work()
    let wall = microseconds(ContinuousClock.now - clock)
    let cost = Cost(
      wall: wall, processor: processorTime(of: .own) - used, peak: ProcessMemory.peak)
    return (value, cost)
  }

  /// A time in microseconds.
  static func microseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
  }

  /// The time on all processors that is noted in a record of usage, in microseconds.
  static func processorTime(of usage: rusage) -> Int {
    let (user, system) = (usage.ru_utime, usage.ru_stime)
    return (Int(user.tv_sec) + Int(system.tv_sec)) * 1_000_000 + Int(user.tv_usec + system.tv_usec)
  }
}

extension rusage {
  /// What this process has used so far.
  static var own: rusage {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage
  }
}
