import Diagnostics
import Glibc
import Preview
import SiteGenerator

/// `crumb serve`: shows the site while it is worked on.
struct ServeCommand {
  private var options = PreviewServer.Options()
  private let opensBrowser: Bool
  private let report: PreviewReport
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    options.build = try SiteBuild.Options(invocation)
    options.polls = invocation.has("poll")
    options.host = invocation.value(of: "host") ?? options.host
    if let text = invocation.value(of: "port") {
      guard let port = Int(text), (0...65535).contains(port) else {
        throw .badValue(option: "port", value: text, expected: "a number from 0 to 65535")
      }
      options.port = port
    }
    opensBrowser = invocation.has("open")
    self.console = console
    report = PreviewReport(console: console, isVerbose: invocation.has("verbose"))
  }

  func run() -> Int32 {
    if let problem = HTTPLibrary.problem {
      console.write(PreviewReport.text(ofMissingLibrary: problem), to: .error)
      return CommandLineTool.ExitCode.contentErrors
    }
    signal(SIGPIPE, SIG_IGN)
    // Blocked before any thread is made, so that this one alone hears of them.
    let signals = EndSignals()
    let socket: ListeningSocket
    do { socket = try ListeningSocket.open(host: options.host, port: options.port) } catch {
      console.write(PreviewReport.text(of: error), to: .error)
      return CommandLineTool.ExitCode.contentErrors
    }
    guard let server = PreviewServer(options, on: socket, report: report.tell) else {
      console.write("error: the system has no room for a server\n", to: .error)
      return CommandLineTool.ExitCode.contentErrors
    }
    report.announce(options, port: server.port)
    let work = WorkThread { server.run() }
    if opensBrowser { Browser.open(report.address(of: options, port: server.port)) }
    signals.wait()
    server.stop()
    work?.join()
    console.write("\n")
    return CommandLineTool.ExitCode.fine
  }
}

/// The signals that end the preview: Ctrl-C, the end of the terminal, and a polite request.
private struct EndSignals {
  private var set = sigset_t()

  init() {
    sigemptyset(&set)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, number) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  func wait() {
    var set = set
    var number: Int32 = 0
    while sigwait(&set, &number) != 0 {}
    // A second Ctrl-C ends at once, should something hang.
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}
