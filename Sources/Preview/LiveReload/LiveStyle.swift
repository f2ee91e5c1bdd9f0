/// How errors look in the browser.
enum LiveStyle {
  /// Served as `/.crumb/live.css`, for the page of errors and for the panel over a page.
  static let text = """
    :host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; }
    :host, .errors-page { color: #1f1a17; background: #fffaf5; }
    .errors-page { margin: 0; }
    .errors {
      max-width: 60rem; margin: 0 auto; padding: 1.5rem;
      font: 1rem/1.5 system-ui, sans-serif;
    }
    .errors h1 { margin: 0 0 .25rem; font-size: 1.5rem; }
    .errors h2 { margin: 0 0 .5rem; font-size: 1rem; font-weight: 600; }
    .diagnostic {
      margin: 1rem 0; padding: 1rem; border-inline-start: .3rem solid #b3261e;
      background: #fff; overflow-x: auto;
    }
    .diagnostic-place { font-family: ui-monospace, monospace; cursor: copy; text-decoration: underline; }
    .diagnostic-severity { color: #b3261e; }
    .diagnostic-id { opacity: .7; font-weight: 400; }
    .diagnostic p { margin: .5rem 0 0; }
    .code-frame { margin: .5rem 0; font: .9rem/1.5 ui-monospace, monospace; }
    .code-frame-number { display: inline-block; min-width: 3ch; text-align: end; opacity: .6; }
    .code-frame-context { opacity: .7; }
    .code-frame mark { color: inherit; background: #ffd7d3; outline: 1px solid #b3261e; }
    .errors-close {
      font: inherit; padding: .5rem 1rem; border: 1px solid currentColor; border-radius: .4rem;
      color: inherit; background: transparent; cursor: pointer;
    }
    @media (prefers-color-scheme: dark) {
      :host, .errors-page { color: #f3ece6; background: #1d1916; }
      .diagnostic { background: #2a2521; border-color: #ff8a80; }
      .diagnostic-severity { color: #ff8a80; }
      .code-frame mark { background: #5c1f1a; outline-color: #ff8a80; }
    }

    """
}
