import Glibc
import Synchronization

/// A thread that runs one piece of work.
///
/// Threads that are done wait for the next piece: a build has many short ones, and a new thread costs
/// more than some of them.
public struct WorkThread {
  private let work: Work

  /// Starts the work; `nil` where the system has no thread left.
  public init?(_ run: @escaping @Sendable () -> Void) {
    work = Work(run)
    guard Worker.start(work) else { return nil }
  }

  /// Waits until the work is done; may be asked again.
  public func join() {
    work.done.wait()
    work.done.send()
  }
}

/// A piece of work, and whether it is done.
private final class Work: Sendable {
  private let body: Mutex<(@Sendable () -> Void)?>
  let done = Signal()

  init(_ body: @escaping @Sendable () -> Void) { self.body = Mutex(body) }

  // Once: whoever waits for the work may rely on it that nothing of it is held any more.
  func run() {
    let body = body.withLock { $0.take() }
    body?()
  }
}

/// A thread that works for as long as the process lives.
private final class Worker: Sendable {
  private static let idle = Mutex<[Worker]>([])
  private let next: Mutex<Work?>
  private let hasNext = Signal()

  private init(_ work: Work) { next = Mutex(work) }

  /// Gives work to a thread that has none, or to a new one; `false` where there can be none.
  static func start(_ work: Work) -> Bool {
    if let worker = idle.withLock({ $0.popLast() }) {
      worker.next.withLock { $0 = work }
      worker.hasNext.send()
      return true
    }
    let worker = Unmanaged.passRetained(Worker(work))
    var handle = pthread_t()
    let failed = pthread_create(
      &handle, nil,
      { worker in
        if let worker { Unmanaged<Worker>.fromOpaque(worker).takeRetainedValue().workOn() }
        return nil
      }, worker.toOpaque())
    guard failed == 0 else {
      worker.release()
      return false
    }
    pthread_detach(handle)
    return true
  }

  private func workOn() {
    while true {
      runNext()
      hasNext.wait()
    }
  }

  // Idle before its work counts as done, so that whoever waits for that finds the thread free.
  private func runNext() {
    guard let work = next.withLock({ $0.take() }) else { return }
    work.run()
    Worker.idle.withLock { $0.append(self) }
    work.done.send()
  }
}

/// A semaphore of the system.
private final class Signal: @unchecked Sendable {
  private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() { sem_init(semaphore, 0, 0) }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  func send() { sem_post(semaphore) }

  func wait() {
    while sem_wait(semaphore) != 0, errno == EINTR {}
  }
}
