import Diagnostics
import Publishing
import SiteGenerator
import TestSupport
import Testing

@testable import Preview

@Suite("The responder")
struct ResponderTests {
  private static let sample = SampleProject()
  private static let state = sample.state()
  private let responder = Responder(hosts: AllowedHosts(listeningOn: "127.0.0.1"))

  private func ask(
    _ target: String, method: String = "GET", host: String? = "localhost:8080",
    fields: [(String, String)] = [], in state: PreviewState = ResponderTests.state
  ) -> Response {
    let all = host.map { [Request.Field("Host", $0)] } ?? []
    return responder.respond(
      to: Request(
        method: method, target: Array(target.utf8),
        fields: all + fields.map { Request.Field($0.0, $0.1) }), in: state)
  }

  @Test("the sample is a good site")
  func sampleIsGood() { #expect(Self.state.errors.map(\.message) == []) }

  @Test(
    "addresses lead where GitHub Pages leads them",
    arguments: [
      ("/", 200, nil), ("/index.html", 200, nil), ("/?q=pie", 200, nil),
      ("/recipes/apple-pie/", 200, nil), ("/recipes/apple-pie/index.html", 200, nil),
      ("/recipes/apple-pie", 302, "/recipes/apple-pie/"),
      ("/recipes/apple-pie?servings=2", 302, "/recipes/apple-pie/?servings=2"),
      ("/recipes/apple-pie/pie-crust/", 200, nil), ("/recipes/apple-pie/cook/", 200, nil),
      ("/recipes/pie-crust/apple-pie/", 404, nil), ("/recipes/", 200, nil),
      ("/categories/dessert/", 200, nil), ("/categories/dessert", 302, "/categories/dessert/"),
      ("/categories/dessert/1/", 404, nil), ("/recipes/%E9%BA%BB%E5%A9%86/", 200, nil),
      ("/recipes/%e9%ba%bb%e5%a9%86", 302, "/recipes/%e9%ba%bb%e5%a9%86/"),
      ("/recipes/麻婆", 302, "/recipes/%E9%BA%BB%E5%A9%86/"), ("/Recipes/", 404, nil),
      ("/only", 200, nil), ("/only.html", 200, nil), ("/only/", 404, nil), ("/both", 200, nil),
      ("/both/", 200, nil), ("/404.html", 200, nil), ("/404", 200, nil), ("/nothing", 404, nil),
      ("/notes.txt", 200, nil), ("/notes.txt/", 404, nil),
      ("/recipes/apple-pie/apple-pie.jpg", 200, nil),
    ] as [(String, Int, String?)])
  func addresses(target: String, status: Int, location: String?) {
    let response = ask(target)
    #expect(response.status == status)
    #expect(response.value(of: "Location") == location)
  }

  @Test("a file is preferred to a folder of the same name")
  func both() {
    #expect(ask("/both").text == "<p>file</p>")
    #expect(ask("/both/").text == "<p>folder</p>")
  }

  @Test("a redirect is for this once")
  func redirectsAreNotKept() {
    let response = ask("/recipes/apple-pie")
    #expect(response.value(of: "Cache-Control") == "no-store")
  }

  @Test(
    "hostile paths are not found",
    arguments: [
      "/../Content/site.yml", "/%2e%2e/site.yml", "/recipes/../notes.txt", "/recipes%2fapple-pie/",
      "/recipes/apple-pie%2F", "/notes.txt%00", "/notes.txt%00.html", "//notes.txt",
      "//evil.example/", "/recipes//apple-pie/", "/./notes.txt", "/%2e/notes.txt", "/%", "/%2",
      "/%zz", "/%ff", "/..%5cnotes.txt", "\\..\\notes.txt", "notes.txt", "",
      "http://evil.example/", "/site.yml", "/Content/site.yml", "/dessert/apple-pie.md",
      "/.crumb-manifest", "/.crumb", "/.crumb/", "/.crumb/../notes.txt", "/.git/config", "/*",
      "/recipes/apple-pie/\u{0}", "/etc/passwd", "/recipes/apple-pie/cook/cook/",
    ])
  func hostile(target: String) { #expect(ask(target).status == 404) }

  @Test("a file that is named by its bytes is kept by browsers, everything else asked for again")
  func keeping() throws {
    let style = try #require(
      Self.state.site?.paths.first { $0.hasPrefix("assets/style.") })
    #expect(ask("/\(style)").value(of: "Cache-Control") == "max-age=86400, immutable")
    for target in ["/", "/notes.txt", "/.crumb/live.js", "/sw.js", "/nothing"] {
      #expect(ask(target).value(of: "Cache-Control") == "no-cache")
    }
  }

  @Test("an address that is none gets the site's own page for it")
  func notFound() {
    let response = ask("/nothing/here")
    #expect(response.status == 404)
    #expect(response.value(of: "Content-Type") == "text/html; charset=utf-8")
    #expect(response.text.contains("not-found-page"))
  }

  @Test(
    "files have their types",
    arguments: [
      ("/", "text/html; charset=utf-8"), ("/notes.txt", "text/plain; charset=utf-8"),
      ("/recipes/apple-pie/apple-pie.jpg", "image/jpeg"),
      ("/.crumb/live.js", "text/javascript; charset=utf-8"),
      ("/.crumb/live.css", "text/css; charset=utf-8"),
      ("/.crumb/events", "text/event-stream; charset=utf-8"),
    ])
  func types(target: String, type: String) {
    let response = ask(target)
    #expect(response.status == 200)
    #expect(response.value(of: "Content-Type") == type)
    #expect(response.value(of: "X-Content-Type-Options") == "nosniff")
    #expect(response.value(of: "Access-Control-Allow-Origin") == nil)
  }

  @Test(
    "methods that would change something are refused",
    arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get"])
  func methods(method: String) {
    let response = ask("/", method: method)
    #expect(response.status == 405)
    #expect(response.value(of: "Allow") == "GET, HEAD")
  }

  @Test(
    "only names of this machine are answered",
    arguments: [
      ("localhost", 200), ("LOCALHOST:8080", 200), ("cookbook.localhost:1", 200),
      ("127.0.0.1", 200), ("127.0.0.1:9999", 200), ("[::1]:8080", 200), ("localhost.", 200),
      ("evil.example", 403), ("evil.example:8080", 403), ("localhost.evil.example", 403),
      ("127.0.0.1.evil.example", 403), ("192.168.1.7", 403), ("[::1", 403), ("", 403),
      ("localhost:80:80", 403), ("localhost@evil.example", 403), (":8080", 403),
    ])
  func hosts(host: String, status: Int) { #expect(ask("/", host: host).status == status) }

  @Test("a request without a host, or with two, is none")
  func hostCount() {
    #expect(ask("/", host: nil).status == 400)
    #expect(ask("/", fields: [("host", "localhost")]).status == 400)
  }

  @Test("a server for the whole network answers to addresses and to its own name, not to others")
  func openHosts() {
    let hosts = AllowedHosts(listeningOn: "0.0.0.0")
    #expect(hosts.allow("192.168.1.7:8080"))
    #expect(hosts.allow("[fe80::1]"))
    #expect(!hosts.allow("evil.example"))
    #expect(AllowedHosts(listeningOn: "pi.home").allow("pi.home:8080"))
  }

  @Test("a version that the browser has is not sent again")
  func conditional() throws {
    for target in ["/", "/notes.txt", "/.crumb/live.js"] {
      let tag = try #require(ask(target).value(of: "ETag"))
      for value in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
        let response = ask(target, fields: [("If-None-Match", value)])
        #expect(response.status == 304)
        #expect(response.bytes.isEmpty)
        #expect(response.value(of: "ETag") == tag)
      }
      #expect(ask(target, fields: [("If-None-Match", "\"x\"")]).status == 200)
    }
  }

  @Test("the tag of a page is the version that its script is told")
  func versionOfPage() throws {
    let response = ask("/recipes/apple-pie/")
    let tag = try #require(response.value(of: "ETag"))
    #expect(response.text.contains("data-version=\(tag)"))
  }

  @Test(
    "parts of a file are sent as they are asked for",
    arguments: [
      ("bytes=0-3", 206, "bytes 0-3/10", [0xFF, 0xD8, 0xFF, 0xE0]),
      ("bytes=8-", 206, "bytes 8-9/10", [5, 6]), ("bytes=-1", 206, "bytes 9-9/10", [6]),
      ("bytes=9-99999999999999999999", 206, "bytes 9-9/10", [6]),
      ("bytes=-99", 206, "bytes 0-9/10", [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3, 4, 5, 6]),
      ("bytes=10-", 416, "bytes */10", nil), ("bytes=-0", 416, "bytes */10", nil),
      ("bytes=0-1,3-4", 200, nil, nil), ("bytes=5-2", 200, nil, nil), ("lines=0-1", 200, nil, nil),
      ("bytes=a-b", 200, nil, nil), ("bytes=", 200, nil, nil), ("bytes=-", 200, nil, nil),
    ] as [(String, Int, String?, [UInt8]?)])
  func ranges(range: String, status: Int, contentRange: String?, bytes: [UInt8]?) {
    let response = ask("/recipes/apple-pie/apple-pie.jpg", fields: [("Range", range)])
    #expect(response.status == status)
    #expect(response.value(of: "Content-Range") == contentRange)
    if let bytes { #expect(response.bytes == bytes) }
  }

  @Test("a part of another version is not sent")
  func ifRange() throws {
    let photo = "/recipes/apple-pie/apple-pie.jpg"
    let tag = try #require(ask(photo).value(of: "ETag"))
    let old = ask(photo, fields: [("Range", "bytes=0-1"), ("If-Range", "\"old\"")])
    #expect(old.status == 200)
    let same = ask(photo, fields: [("Range", "bytes=0-1"), ("If-Range", tag)])
    #expect(same.status == 206)
  }

  @Test("every file of a build is served byte for byte, pages with the tag of the script more")
  func sameAsBuild() throws {
    let site = try #require(Self.state.site)
    let written = SiteBuild(Self.sample.options).write(site.site)
    #expect(written.diagnostics.isEmpty)
    #expect(site.paths.count == written.files)
    for path in site.paths {
      let file = try #require(Self.sample.folder.read("Site/\(path)"), "\(path)")
      let served = ask("/" + path).bytes
      if path == ServiceWorker.path { continue }
      #expect(SampleProject.untagged(served) == file, "\(path)")
    }
    let manifest = try #require(Self.sample.folder.text("Site/.crumb-manifest"))
    for line in manifest.split(separator: "\n").dropFirst() {
      #expect(site.file(at: String(line.dropFirst(17))) != nil, "\(line)")
    }
  }

  @Test(
    "a browser that kept the site is told to let go of it, so that it shows what was saved last")
  func worker() {
    let response = ask("/sw.js")
    #expect(response.text == ServiceWorker.farewell)
    #expect(response.value(of: "Content-Type")?.hasPrefix("text/javascript") == true)
    let nested = SampleProject(url: "https://example.org/cookbook/").state()
    #expect(ask("/cookbook/sw.js", in: nested).text == ServiceWorker.farewell)
  }

  @Test("a site in a folder of its host is served in that folder")
  func basePath() {
    let nested = SampleProject(url: "https://example.org/cookbook/").state()
    #expect(ask("/cookbook/", in: nested).status == 200)
    #expect(ask("/cookbook/recipes/apple-pie/", in: nested).status == 200)
    #expect(ask("/", in: nested).value(of: "Location") == "/cookbook/")
    #expect(ask("/cookbook?q=x", in: nested).value(of: "Location") == "/cookbook/?q=x")
    #expect(
      ask("/cookbook/recipes/apple-pie", in: nested).value(of: "Location")
        == "/cookbook/recipes/apple-pie/")
    #expect(ask("/recipes/apple-pie/", in: nested).status == 404)
    #expect(ask("/cookbookrecipes/", in: nested).status == 404)
    #expect(ask("/.crumb/live.js", in: nested).status == 200)
  }

  @Test("a file that became a symbolic link out of Content is not served")
  func linkOut() throws {
    let sample = SampleProject()
    let state = sample.state()
    #expect(ask("/notes.txt", in: state).text == "Größe")
    sample.folder.write("secret.txt", "secret")
    sample.replaceByLink("Content/notes.txt", to: "\(sample.folder.path)/secret.txt")
    #expect(ask("/notes.txt", in: state).status == 404)
  }

  @Test("without a site every address tells the errors")
  func errorPage() {
    let sample = SampleProject()
    sample.folder.write("Content/site.yml", "title: [\n")
    let state = sample.state()
    for target in ["/", "/recipes/apple-pie/", "/../x"] {
      let response = ask(target, in: state)
      #expect(response.status == 500)
      #expect(response.text.contains("site.yml:"))
      #expect(response.text.contains("data-report"))
    }
    #expect(ask("/.crumb/errors", in: state).text.contains("class=\"diagnostic diagnostic-error\""))
  }

  @Test("with errors the last good site is served, and the errors beside it")
  func brokenSite() {
    var state = Self.state
    state.errors = [Diagnostic(GeneratorFault.badURL, at: nil, "`<x>` is no address of a site")]
    #expect(ask("/recipes/apple-pie/", in: state).status == 200)
    let errors = ask("/.crumb/errors", in: state)
    #expect(errors.text.contains("`&lt;x&gt;` is no address of a site"))
    #expect(errors.text.contains("Show the last good page"))
    #expect(ask("/.crumb/errors").text == "")
  }
}
