import Glibc
import SiteGenerator
import TestSupport
import Testing

@testable import Preview

@Suite("The preview server", .serialized)
struct PreviewServerTests {
  private let sample = SampleProject()

  @Test("a page comes over the line with its head, and the connection serves the next request")
  func keepsAlive() throws {
    let preview = try #require(RunningPreview(sample))
    defer { preview.stop() }
    let client = RawClient(port: preview.port)
    for _ in 0..<3 {
      client.send("GET /recipes/apple-pie/ HTTP/1.1\r\nHost: localhost\r\n\r\n")
      let answer = client.receive(until: "</html>")
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(answer.contains("Content-Type: text/html; charset=utf-8\r\n"))
    }
  }

  @Test("HEAD has the length of the page and no body")
  func head() throws {
    let preview = try #require(RunningPreview(sample))
    defer { preview.stop() }
    let client = RawClient(port: preview.port)
    client.send("HEAD /notes.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    let answer = client.receive()
    #expect(answer.contains("Content-Length: 7\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n"))
  }

  @Test(
    "hostile requests have their answers",
    arguments: [
      ("GET /../Content/site.yml HTTP/1.1\r\nHost: localhost\r\n\r\n", 404),
      ("GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n", 404),
      ("GET /recipes%2fapple-pie/ HTTP/1.1\r\nHost: localhost\r\n\r\n", 404),
      ("GET /notes.txt%00 HTTP/1.1\r\nHost: localhost\r\n\r\n", 404),
      ("GET //evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n", 404),
      ("GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n", 404),
      ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 403),
      ("GET / HTTP/1.1\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello", 200),
      ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello", 405),
      ("DELETE / HTTP/1.1\r\nHost: localhost\r\n\r\n", 405),
      ("OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n", 405),
      (
        "PUT / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
        405
      ),
    ])
  func hostile(request: String, status: Int) throws {
    let preview = try #require(RunningPreview(sample))
    defer { preview.stop() }
    #expect(RawClient(port: preview.port).status(of: request) == status)
    #expect(preview.get("/").hasPrefix("HTTP/1.1 200"))
  }

  @Test("a head that is too large or makes no sense is refused or hung up on")
  func brokenHeads() throws {
    let preview = try #require(RunningPreview(sample))
    defer { preview.stop() }
    let long = String(repeating: "a", count: 100_000)
    for request in [
      "GET /\(long) HTTP/1.1\r\nHost: localhost\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\nX: \(long)\r\n\r\n", "GET\r\n\r\n",
      "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    ] {
      let status = RawClient(port: preview.port).status(of: request)
      #expect(status == 0 || status >= 400, "\(request.prefix(20)) \(status)")
    }
    // This one waits for more, until its time is over.
    let noHead = RawClient(port: preview.port)
    noHead.send("\u{0}\u{1}\u{2}\r\n\r\n")
    #expect(preview.get("/").hasPrefix("HTTP/1.1 200"))
  }

  @Test(
    "a thousand connections that say nothing, never end their request, or never read the answer do not keep others out"
  )
  func slowConnections() throws {
    let preview = try #require(RunningPreview(sample))
    defer { preview.stop() }
    let page = "GET /recipes/ HTTP/1.1\r\nHost: localhost\r\n\r\n"
    let beginnings = ["", "GET / HTTP/1.1\r\nHost: loc", String(repeating: page, count: 100)]
    let slow = (0..<1000).map { number in
      let client = SlowClient(port: preview.port)
      client.send(beginnings[number % 3])
      return client
    }
    let start = ContinuousClock.now
    #expect(preview.get("/").hasPrefix("HTTP/1.1 200"))
    // Silent connections are let go after fifteen seconds: until then there is room for others.
    #expect(ContinuousClock.now - start < .seconds(12))
    slow.forEach { $0.end() }
  }

  @Test(
    "a head that does not arrive in its time, or is none, is hung up on",
    arguments: ["GET / HT", "\u{0}\u{1}\u{2}\r\n\r\n"])
  func deadline(beginning: String) throws {
    var limits = HTTPServer.Limits()
    limits.headSeconds = 0
    let socket = try ListeningSocket.open(host: "127.0.0.1", port: 0)
    let server = try #require(
      HTTPServer(on: socket, limits: limits, feed: EventFeed()) { _ in .text(200, "fine") })
    defer { server.stop() }
    let client = RawClient(port: socket.port)
    client.send(beginning)
    usleep(50_000)
    server.letGoOfSlow()
    #expect(client.receive() == "")
  }

  @Test("a port that is taken is passed over for the next free one")
  func takenPort() throws {
    let first = try ListeningSocket.open(host: "127.0.0.1", port: 0)
    defer { close(first.descriptor) }
    let second = try ListeningSocket.open(host: "127.0.0.1", port: first.port)
    defer { close(second.descriptor) }
    #expect(second.port > first.port)
  }

  @Test(
    "a host that is none, or another machine's, is said so",
    arguments: ["no.such.host.invalid", "192.0.2.1"])
  func unknownHost(name: String) {
    #expect(throws: ListeningSocket.Failure.unknownHost(name)) {
      try ListeningSocket.open(host: name, port: 0)
    }
  }

  @Test("a save is told to all that listen, and the page is new by then")
  func liveReload() throws {
    let preview = try #require(RunningPreview(sample))
    defer { preview.stop() }
    let listeners = (0..<3).map { _ in SlowClient(port: preview.port) }
    for listener in listeners {
      listener.send("GET /.crumb/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(listener.receive(until: "\"broken\":false").contains("text/event-stream"))
    }
    sample.folder.write(
      "Content/dessert/pie-crust.md", SampleProject.recipe("Pie Crust", step: "Roll it out."))
    for listener in listeners {
      #expect(listener.receive(until: "\n\n").contains("event: news"))
    }
    #expect(preview.get("/recipes/pie-crust/").contains("Roll it out."))
    listeners.forEach { $0.end() }
  }

  @Test("stopping lets go of those that wait for events")
  func stopsCleanly() throws {
    let preview = try #require(RunningPreview(sample))
    let client = RawClient(port: preview.port)
    client.send("GET /.crumb/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    _ = client.receive(until: "event: news")
    preview.stop()
    #expect(!client.receive().contains("event"))
  }

  @Test("a failing first build starts the server all the same, and it comes back by itself")
  func mends() throws {
    sample.folder.write("Content/site.yml", "title: [\n")
    let preview = try #require(RunningPreview(sample))
    defer { preview.stop() }
    #expect(preview.get("/recipes/apple-pie/").hasPrefix("HTTP/1.1 500"))
    sample.folder.write("Content/site.yml", "title: Mended\n")
    #expect(preview.wait { preview.get("/").contains("<title>Mended</title>") })
    sample.folder.write("Content/site.yml", "title: [\n")
    #expect(preview.wait { preview.get("/.crumb/errors").contains("site.yml:") })
    #expect(preview.get("/").contains("<title>Mended</title>"))
  }
}

/// A raw client that can be kept in a list.
private final class SlowClient {
  private let client: RawClient
  init(port: Int) { client = RawClient(port: port) }
  func send(_ text: String) { client.send(text) }
  func receive(until mark: String) -> String { client.receive(until: mark) }
  func end() { shutdown(client.descriptor, Int32(SHUT_RDWR)) }
}
