import Glibc
import SiteGenerator
import Synchronization

@testable import Preview

/// A preview that runs for the length of a test.
final class RunningPreview {
  let port: Int
  private let server: PreviewServer
  private let work: WorkThread?
  private let log: Log

  init?(_ sample: SampleProject, polls: Bool = false) {
    var options = PreviewServer.Options()
    options.build = sample.options
    options.polls = polls
    guard let socket = try? ListeningSocket.open(host: "127.0.0.1", port: 0) else { return nil }
    let log = Log()
    guard
      let server = PreviewServer(
        options, on: socket,
        report: { event in
          if case .shown(let refresh, _) = event { log.add(refresh) }
        })
    else { return nil }
    self.server = server
    self.log = log
    port = server.port
    work = WorkThread { server.run() }
    _ = wait { log.count > 0 }
  }

  private final class Log: Sendable {
    private let refreshes = Mutex<[SiteSession.Refresh]>([])
    var count: Int { refreshes.withLock { $0.count } }
    var last: SiteSession.Refresh? { refreshes.withLock { $0.last } }
    func add(_ refresh: SiteSession.Refresh) { refreshes.withLock { $0.append(refresh) } }
  }

  /// How often the site was shown.
  var count: Int { log.count }
  /// What the last look found.
  var last: SiteSession.Refresh? { log.last }

  /// Waits until something holds, ten seconds at most.
  func wait(until isDone: () -> Bool) -> Bool {
    for _ in 0..<2000 {
      if isDone() { return true }
      usleep(5000)
    }
    return false
  }

  /// The answer to a GET, head and body.
  func get(_ target: String) -> String {
    let client = RawClient(port: port)
    client.send("GET \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    return client.receive()
  }

  func stop() {
    server.stop()
    work?.join()
  }
}
