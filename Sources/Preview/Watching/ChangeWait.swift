/// Waits until it is worth looking at the project again.
struct ChangeWait {
  private static let pollInterval = 500
  /// How long to wait for something else to do.
  private static let patience = 1000
  /// How many changes make a burst, such as a checkout of another branch.
  private static let burst = 16
  private static let shortQuiet = 5
  private static let longQuiet = 60
  private static let longestBurst = Duration.seconds(2)

  private var watch: FolderWatch?
  private var isWatchStale = true

  /// Waits for the system to tell of changes, or only for time to pass.
  init(polls: Bool) { watch = polls ? nil : FolderWatch() }

  /// Watches folders where they may not be the same as last time.
  ///
  /// - Returns: `false` where the system allows no more watches, so that time is waited for.
  mutating func watch(_ folders: @autoclosure () -> [String]) -> Bool {
    guard isWatchStale, let watch else { return true }
    isWatchStale = false
    if watch.watch(folders()) { return true }
    self.watch = nil
    return false
  }

  /// Waits; `true` where it is worth looking.
  mutating func wait(until stop: StopSignal) -> Bool {
    guard let watch else {
      return !Waiting.isReadable(stop.descriptor, within: ChangeWait.pollInterval)
    }
    let first = Waiting.first(
      of: [watch.descriptor, stop.descriptor], within: ChangeWait.patience)
    guard first == watch.descriptor else { return false }
    return hearOut(watch)
  }

  // One save is several changes, and a checkout thousands: they are looked at together.
  private mutating func hearOut(_ watch: FolderWatch) -> Bool {
    let end = ContinuousClock.now + ChangeWait.longestBurst
    var heard = watch.listen()
    guard heard.changes > 0 else { return false }
    while ContinuousClock.now < end {
      let isBurst = heard.changes > ChangeWait.burst
      let quiet = isBurst ? ChangeWait.longQuiet : ChangeWait.shortQuiet
      guard Waiting.isReadable(watch.descriptor, within: quiet) else { break }
      let more = watch.listen()
      heard.changes += more.changes
      heard.folders = heard.folders || more.folders
    }
    isWatchStale = isWatchStale || heard.folders
    return true
  }
}
