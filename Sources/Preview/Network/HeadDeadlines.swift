import Glibc
import Synchronization

/// Until when the head of a request must have arrived on each connection.
///
/// libmicrohttpd lets go of connections that are silent; one that sends a byte now and then would
/// stay for ever.
final class HeadDeadlines: Sendable {
  private let allowed: Duration
  private let deadlines = Mutex<[Int32: ContinuousClock.Instant]>([:])

  init(seconds: Int) { allowed = .seconds(seconds) }

  /// A request may begin to arrive on a socket.
  func start(for socket: Int32) {
    let deadline = ContinuousClock.now + allowed
    deadlines.withLock { $0[socket] = deadline }
  }

  /// A whole head arrived, or the connection is gone.
  func met(by socket: Int32) { deadlines.withLock { $0[socket] = nil } }

  /// Ends the connections that are too late; their sockets are closed by their owner.
  func enforce() {
    let now = ContinuousClock.now
    deadlines.withLock { deadlines in
      for (socket, deadline) in deadlines where deadline < now {
        shutdown(socket, Int32(SHUT_RDWR))
        deadlines[socket] = nil
      }
    }
  }
}
