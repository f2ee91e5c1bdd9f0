import Testing

@testable import Publishing

@Suite("The worker that keeps a site")
struct ServiceWorkerTests {
  private let theme = PublishedTheme(
    files: ["assets/icon.1.png", "assets/icon.2.svg", "assets/site.3.js", "assets/style.4.css"],
    offline: .init(worker: Array("work();\n".utf8), page: Array("<p>".utf8), version: "5"))

  @Test("is the theme's own, told what every page needs")
  func kept() {
    let files = ServiceWorker.files(for: theme)
    #expect(files.map(\.path) == ["sw.js", "offline.html"])
    #expect(
      String(decoding: files[0].bytes, as: UTF8.self) == """
        const cookbook = {"version":"5","offline":"offline.html","shell":["./","offline.html"],\
        "assets":["assets/icon.2.svg","assets/site.3.js","assets/style.4.css"]};
        work();

        """)
    #expect(files[1].bytes == Array("<p>".utf8))
  }

  @Test("takes itself away where nothing is to be kept, and there is no page for it")
  func farewell() {
    var theme = theme
    theme.offline = nil
    let files = ServiceWorker.files(for: theme)
    #expect(files.map(\.path) == ["sw.js"])
    #expect(files[0].bytes == Array(ServiceWorker.farewell.utf8))
    #expect(ServiceWorker.farewell.contains("registration.unregister()"))
    #expect(!ServiceWorker.farewell.contains("\"fetch\""))
  }
}
