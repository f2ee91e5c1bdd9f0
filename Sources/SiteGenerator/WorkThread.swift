import Glibc

/// A thread of its own that runs one piece of work.
public struct WorkThread {
  private final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private var handle = pthread_t()

  /// Starts the work; `nil` where the system has no thread left.
  public init?(_ work: @escaping @Sendable () -> Void) {
    let box = Unmanaged.passRetained(Work(work))
    let failed = pthread_create(
      &handle, nil,
      { argument in
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, box.toOpaque())
    guard failed == 0 else {
      box.release()
      return nil
    }
  }

  /// Waits until the work is done.
  public func join() { pthread_join(handle, nil) }
}
