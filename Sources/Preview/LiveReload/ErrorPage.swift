import Diagnostics

/// Tells in the browser what is wrong with the files.
enum ErrorPage {
  /// A page of its own, for when there is no site yet.
  static func page(of state: PreviewState) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; \
    script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'">
        <title>\(title(of: state))</title>
        <link rel="stylesheet" href="/\(LiveReload.style)">
      </head>
      <body class="errors-page">
    \(fragment(of: state))  </body>
    </html>

    """
  }

  /// The errors alone, for a panel over the last good page; empty where there are none, and a word
  /// of patience before the first site.
  static func fragment(of state: PreviewState) -> String {
    guard state.isBroken else {
      return state.site == nil
        ? "<main class=\"errors\"><h1>\(title(of: state))</h1></main>\n" : ""
    }
    let close =
      state.site == nil
      ? "" : "<button type=\"button\" class=\"errors-close\">Show the last good page</button>\n"
    return """
      <main class="errors" role="alert">
      <h1>\(title(of: state))</h1>
      <p>Save the file when it is mended: this page goes away by itself.</p>
      \(close)\(HTMLReport.fragment(of: state.errors))</main>

      """
  }

  private static func title(of state: PreviewState) -> String {
    switch state.errors.count {
    case 0: "The recipes are being read"
    case 1: "One error stands in the way"
    default: "\(state.errors.count) errors stand in the way"
    }
  }
}
