import Diagnostics
import Preview
import SiteGenerator
import Synchronization

/// Tells on the terminal what a preview does, in few lines.
final class PreviewReport: Sendable {
  private let console: Console
  private let isVerbose: Bool
  private let wasBroken = Mutex<Bool?>(nil)
  /// How many names of files one line tells.
  private static let names = 3

  init(console: Console, isVerbose: Bool) {
    self.console = console
    self.isVerbose = isVerbose
  }

  /// The address to open.
  func address(of options: PreviewServer.Options, port: Int) -> String {
    let host = PreviewReport.isAny(options.host) ? "localhost" : options.host
    return "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/"
  }

  private static func isAny(_ host: String) -> Bool { ["0.0.0.0", "::"].contains(host) }

  /// Says where the preview is.
  func announce(_ options: PreviewServer.Options, port: Int) {
    if port != options.port, options.port != 0 {
      console.write("Port \(options.port) is taken, so this is on \(port).\n")
    }
    console.write("Preview: \(address(of: options, port: port))  (Ctrl-C ends it)\n")
    if !AllowedHosts(listeningOn: options.host).isLocal {
      if PreviewReport.isAny(options.host) {
        for address in NetworkAddresses.all {
          console.write("On your network: http://\(address):\(port)/\n")
        }
      }
      console.write(
        "WARNING: everybody on your network can read this preview; without `--host` only you can.\n",
        to: .error)
    }
  }

  /// Tells of an event.
  @Sendable func tell(_ event: PreviewServer.Event) {
    switch event {
    case .shown(let refresh, let duration): shown(refresh, Stopwatch.text(duration))
    case .watchingRefused:
      console.write(
        "The system allows no more watches of folders: the files are looked at twice a second.\n",
        to: .error)
    case .answered(let request, let status):
      guard isVerbose else { return }
      console.write("\(request.method) \(request.shownTarget) \(status)\n")
    }
  }

  private func shown(_ refresh: SiteSession.Refresh, _ time: String) {
    let findings = refresh.outcome.diagnostics
    let before = wasBroken.withLock { wasBroken in
      defer { wasBroken = findings.hasErrors }
      return wasBroken
    }
    FindingsReport(console: console).show(
      DiagnosticCollection(findings.filter { $0.severity > .note }))
    let what = before == nil ? read(refresh) : changed(refresh)
    if findings.hasErrors {
      let shown = before == nil ? "there is no site to show yet" : "the last good site stays"
      console.write("\(what): \(shown), \(time)\n")
    } else {
      console.write("\(what): \(before == true ? "mended, " : "")shown after \(time)\n")
    }
  }

  private func read(_ refresh: SiteSession.Refresh) -> String {
    let count = refresh.outcome.site?.plan.cookbook.recipes.count ?? 0
    return count == 1 ? "1 recipe" : "\(count) recipes"
  }

  private func changed(_ refresh: SiteSession.Refresh) -> String {
    let names = refresh.changed
    let more = names.count - PreviewReport.names
    let shown = names.prefix(PreviewReport.names).joined(separator: ", ")
    return more > 0 ? "\(shown) and \(more) more" : shown
  }

  /// What to say where libmicrohttpd cannot be opened.
  static func text(ofMissingLibrary reason: String) -> String {
    """
    error: the preview needs libmicrohttpd: \(reason)
    help: install the package libmicrohttpd12; all other commands work without it

    """
  }

  /// What to say where there is no socket to listen on.
  static func text(of failure: ListeningSocket.Failure) -> String {
    switch failure {
    case .unknownHost(let host):
      "error: `\(host)` is no address of this machine\nhelp: leave `--host` out, or name one\n"
    case .taken(let first, let last):
      "error: the ports from \(first) to \(last) are all taken\nhelp: name another: `--port 9000`\n"
    case .refused(let port, let reason):
      "error: port \(port) cannot be used: \(reason)\nhelp: name another: `--port 9000`\n"
    }
  }
}
