/// Waits until it is worth looking at the project again.
struct ChangeWait {
  /// Where it is worth looking.
  enum Sight: Equatable {
    /// Nowhere.
    case nothing
    /// At these files alone.
    case files(Set<String>)
    /// At every file.
    case everything
  }

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

  /// Waits, and says where it is worth looking.
  mutating func wait(until stop: StopSignal) -> Sight {
    guard let watch else {
      let isEnd = Waiting.isReadable(stop.descriptor, within: ChangeWait.pollInterval)
      return isEnd ? .nothing : .everything
    }
    let first = Waiting.first(
      of: [watch.descriptor, stop.descriptor], within: ChangeWait.patience)
    guard first == watch.descriptor else { return .nothing }
    return hearOut(watch)
  }

  // One save is several changes, and a checkout thousands: they are looked at together.
  private mutating func hearOut(_ watch: FolderWatch) -> Sight {
    let end = ContinuousClock.now + ChangeWait.longestBurst
    var heard = watch.listen()
    guard heard.changes > 0 else { return .nothing }
    while ContinuousClock.now < end {
      let isBurst = heard.changes > ChangeWait.burst
      let quiet = isBurst ? ChangeWait.longQuiet : ChangeWait.shortQuiet
      guard Waiting.isReadable(watch.descriptor, within: quiet) else { break }
      heard.add(watch.listen())
    }
    isWatchStale = isWatchStale || heard.folders
    return heard.folders ? .everything : .files(heard.files)
  }
}
