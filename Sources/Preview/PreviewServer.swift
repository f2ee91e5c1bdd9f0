import Diagnostics
import Glibc
import SiteGenerator

/// The local server: looks at the project, shows it, and shows it anew when a file is saved.
public final class PreviewServer: Sendable {
  /// What a preview is asked to do.
  public struct Options: Sendable {
    /// What is built.
    public var build = SiteBuild.Options()
    /// The name or address to listen on.
    public var host = "127.0.0.1"
    /// The port to begin with.
    public var port = 8080
    /// Whether to look at the files twice a second rather than to wait for the system to tell.
    public var polls = false

    /// Makes the options of a plain preview.
    public init() {}
  }

  /// What happens while a preview runs.
  public enum Event: Sendable {
    /// The project was read: at the start, and whenever something changed.
    case shown(SiteSession.Refresh, after: Duration)
    /// The system allows no more watches, so that the files are looked at twice a second.
    case watchingRefused
    /// A request was answered, with a status.
    case answered(Request, status: Int)
  }

  /// The port that the server listens on.
  public let port: Int
  private let options: Options
  private let stage: Stage
  private let server: HTTPServer
  private let stopping: StopSignal
  private let report: @Sendable (Event) -> Void

  /// Starts to answer on a socket; the project is read by `run`.
  ///
  /// - Parameter report: Is told what happens, from several threads.
  /// - Returns: `nil` where the system has no room for a server; `HTTPLibrary.problem` is asked
  ///   before.
  public init?(
    _ options: Options, on socket: ListeningSocket,
    report: @escaping @Sendable (Event) -> Void
  ) {
    let stage = Stage()
    let responder = Responder(hosts: AllowedHosts(listeningOn: options.host))
    guard let stopping = StopSignal(),
      let server = HTTPServer(
        on: socket, feed: stage.feed,
        answer: { request in
          let response = responder.respond(to: request, in: stage.state)
          report(.answered(request, status: response.status))
          return response
        })
    else { return nil }
    (self.options, self.stage, self.server) = (options, stage, server)
    (self.stopping, self.report) = (stopping, report)
    port = socket.port
  }

  /// Makes `run` return, from any thread.
  public func stop() { stopping.send() }

  /// Looks at the project and shows it until the preview is stopped.
  public func run() {
    var session = SiteSession(options.build)
    var changes = ChangeWait(polls: options.polls)
    var pace = Pace(seconds: 15)
    var sight = ChangeWait.Sight.everything
    while !stopping.isSent {
      look(at: sight, &session, &changes)
      sight = changes.wait(until: stopping)
      server.letGoOfSlow()
      if pace.isDue { stage.feed.publish(EventFeed.heartbeat) }
    }
    server.stop()
  }

  // Folders are watched before they are looked at, so that no change falls between the two.
  private func look(
    at sight: ChangeWait.Sight, _ session: inout SiteSession, _ changes: inout ChangeWait
  ) {
    let places: Set<String>?
    switch sight {
    case .nothing: return
    case .files(let files): places = files
    case .everything: places = nil
    }
    if !changes.watch(session.folders) { report(.watchingRefused) }
    let start = ContinuousClock.now
    guard let refresh = session.refresh(of: places) else { return }
    stage.show(refresh)
    report(.shown(refresh, after: ContinuousClock.now - start))
  }
}

/// Says every so often that something is due.
private struct Pace {
  private let interval: Duration
  private var next: ContinuousClock.Instant

  init(seconds: Int) {
    interval = .seconds(seconds)
    next = ContinuousClock.now + interval
  }

  /// Whether the time has come; asking begins a new interval.
  var isDue: Bool {
    mutating get {
      guard ContinuousClock.now >= next else { return false }
      next = ContinuousClock.now + interval
      return true
    }
  }
}
