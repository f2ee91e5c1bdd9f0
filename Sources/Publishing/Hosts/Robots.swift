/// What crawlers may read: everything, and where the map is (RFC 9309).
enum Robots {
  static func file(of site: PublishedSite) -> PublishedFile {
    let map = site.facts.url.map { "\nSitemap: \($0)sitemap.xml\n" } ?? ""
    return PublishedFile(path: "robots.txt", text: "User-agent: *\nAllow: /\n\(map)")
  }
}
