import Diagnostics
import SiteGenerator

/// What the preview has to show: the last site without an error, and what is wrong since.
public struct PreviewState: Sendable {
  /// The last good site; `nil` where there was none yet.
  public var site: SiteDirectory?
  /// The errors that stand against the site as it is now; empty where there are none.
  public var errors: [Diagnostic]

  /// Makes a state.
  public init(site: SiteDirectory?, errors: [Diagnostic]) {
    self.site = site
    self.errors = errors
  }

  /// Whether the files have errors, so that what is on show is older than they are.
  public var isBroken: Bool { !errors.isEmpty }
}
