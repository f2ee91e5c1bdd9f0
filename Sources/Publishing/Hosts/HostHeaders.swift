/// What Netlify and Cloudflare Pages send along with each file: `_headers`.
enum HostHeaders {
  /// - Parameter immutable: The paths of files whose names change with their content.
  static func file(immutable: [String]) -> PublishedFile {
    var text = """
      /*
        Content-Security-Policy: frame-ancestors 'none'
        Permissions-Policy: screen-wake-lock=(self), camera=(), microphone=(), geolocation=()
        Referrer-Policy: strict-origin-when-cross-origin
        X-Content-Type-Options: nosniff
        X-Frame-Options: DENY

      """
    text += "/\(ServiceWorker.path)\n  Cache-Control: no-cache\n"
    for path in immutable + SearchIndex.immutable {
      text += "/\(path)\n  Cache-Control: public, max-age=31536000, immutable\n"
    }
    return PublishedFile(path: "_headers", text: text)
  }
}
