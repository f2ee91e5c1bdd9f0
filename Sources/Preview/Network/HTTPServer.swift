import CMicrohttpd
import Glibc
import Synchronization

/// libmicrohttpd behind a Swift face: takes connections, gives each request to a function, and
/// sends what the function answers.
final class HTTPServer: Sendable {
  /// How much strangers may ask of the server.
  struct Limits: Sendable {
    var threads = 2
    var connections = 4096
    /// Seconds without a byte after which a connection is let go.
    var idleSeconds = 15
    /// Seconds that the head of a request may take.
    var headSeconds = 20
    /// Bytes that the head of a request may take.
    var headBytes = 16 << 10
  }

  /// What the callbacks of libmicrohttpd work with.
  final class Core: Sendable {
    let answer: @Sendable (Request) -> Response
    let feed: EventFeed
    let deadlines: HeadDeadlines

    init(
      answer: @escaping @Sendable (Request) -> Response, feed: EventFeed, deadlines: HeadDeadlines
    ) {
      self.answer = answer
      self.feed = feed
      self.deadlines = deadlines
    }
  }

  private struct Daemon: @unchecked Sendable { let pointer: OpaquePointer }

  private let core: Core
  private let context: Unmanaged<Core>
  private let daemon: Mutex<Daemon?>

  /// Starts to answer; `nil` where the system has no room for it, or no library.
  ///
  /// The socket is closed when the server stops.
  init?(
    on socket: ListeningSocket, limits: Limits = Limits(), feed: EventFeed,
    answer: @escaping @Sendable (Request) -> Response
  ) {
    HTTPServer.raiseDescriptorLimit()
    core = Core(
      answer: answer, feed: feed, deadlines: HeadDeadlines(seconds: limits.headSeconds))
    context = Unmanaged.passRetained(core)
    var options = HTTPServer.callbacks
    options.listening_socket = socket.descriptor
    options.threads = UInt32(limits.threads)
    options.connections = UInt32(limits.connections)
    options.idle_seconds = UInt32(limits.idleSeconds)
    options.memory = limits.headBytes
    options.context = context.toOpaque()
    guard HTTPLibrary.problem == nil, let pointer = crumb_server_start(&options) else {
      context.release()
      return nil
    }
    daemon = Mutex(Daemon(pointer: pointer))
  }

  /// Lets go of connections whose requests take too long to arrive.
  func letGoOfSlow() { core.deadlines.enforce() }

  /// Stops: first those that wait for events are let go, since libmicrohttpd must have no
  /// suspended connection when it ends.
  func stop() {
    core.feed.close()
    guard let daemon = daemon.withLock({ $0.take() }) else { return }
    crumb_server_stop(daemon.pointer)
    context.release()
  }

  // Each connection takes a descriptor, and shells allow few.
  private static func raiseDescriptorLimit() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, 1 << 16)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}
