import Diagnostics
import SiteGenerator
import Synchronization

/// What is on show: the state that requests are answered from, and the pages that listen for
/// changes of it.
final class Stage: Sendable {
  /// The pages that listen.
  let feed = EventFeed()
  private let current = Mutex(PreviewState(site: nil, errors: []))

  /// The state that requests are answered from.
  var state: PreviewState { current.withLock { $0 } }

  init() { feed.greet(with: News(isBroken: false).event) }

  /// Shows what a look at the project found, and tells the pages once it can be asked for.
  func show(_ refresh: SiteSession.Refresh) {
    let errors = refresh.outcome.diagnostics.filter { $0.severity == .error }
    let site = errors.isEmpty ? refresh.outcome.site.map { SiteDirectory($0) } : nil
    let wasBroken = current.withLock { state in
      let wasBroken = state.isBroken
      state.errors = errors
      if let site { state.site = site }
      return wasBroken
    }
    feed.greet(with: News(isBroken: !errors.isEmpty).event)
    feed.publish(
      News(
        isBroken: !errors.isEmpty,
        isStyleOnly: refresh.isStyleOnly && errors.isEmpty && !wasBroken,
        files: refresh.files
      ).event)
  }
}
