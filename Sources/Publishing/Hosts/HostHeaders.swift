import Navigation

/// What Netlify and Cloudflare Pages send along with each file: `_headers`.
enum HostHeaders {
  private static let noFrames = [
    "Content-Security-Policy: frame-ancestors 'none'", "X-Frame-Options: DENY",
  ]

  private static let always = [
    "Permissions-Policy: screen-wake-lock=(self), camera=(), microphone=(), geolocation=()",
    "Referrer-Policy: strict-origin-when-cross-origin", "X-Content-Type-Options: nosniff",
  ]

  /// - Parameter immutable: The paths of files whose names change with their content.
  static func file(of site: PublishedSite, immutable: [String]) -> PublishedFile {
    let hasEmbeds = site.plan.hasEmbeds
    var text = rule("/*", hasEmbeds ? always : always + noFrames)
    if hasEmbeds {
      for pattern in placesWithoutCards(of: site) { text += rule(pattern, noFrames) }
    }
    text += rule("/\(ServiceWorker.path)", ["Cache-Control: no-cache"])
    for path in immutable + SearchIndex.immutable {
      text += rule("/\(path)", ["Cache-Control: public, max-age=31536000, immutable"])
    }
    return PublishedFile(path: "_headers", text: text)
  }

  private static func rule(_ pattern: String, _ headers: [String]) -> String {
    "\(pattern)\n" + headers.map { "  \($0)\n" }.joined()
  }

  // Hosts add up the rules of all patterns that fit, and one takes nothing back from another: cards
  // may be framed only where every other place is named.
  private static func placesWithoutCards(of site: PublishedSite) -> [String] {
    let own = site.files.values.filter { $0.hasSuffix(".html") || $0.hasSuffix(".htm") }
    let former = RedirectPlan(of: site).redirects.map(\.output)
    let pages = site.plan.sharedRoutes.map(\.outputPath) + [ServiceWorker.page, "recipes/"]
    let places = Set((pages + own + former).map(place))
    return ["/"] + places.subtracting(["/embed/*"]).sorted()
  }

  private static func place(of path: String) -> String {
    let isInFolder = path.contains("/")
    return "/" + path.prefix { $0 != "/" } + (isInFolder ? "/*" : "")
  }
}
