import TestSupport

@testable import SiteGenerator

/// Follows every address of every page of a built site.
struct AddressCrawl {
  let site: BuiltSite
  private let ids: [String: Set<String>]

  init(of site: BuiltSite) {
    self.site = site
    var ids: [String: Set<String>] = [:]
    for route in site.prepared.plan.routes {
      ids[route.outputPath] = Set(site.page(route.outputPath)?.ids ?? [])
    }
    self.ids = ids
  }

  /// Addresses that lead to no file, or to a place that the page does not have.
  func deadAddresses() -> [String] {
    site.prepared.plan.routes.map(\.outputPath).flatMap { path -> [String] in
      guard let page = site.page(path) else { return ["\(path) is not there"] }
      return addresses(of: page).compactMap { fault($0, on: path) }
    }
  }

  /// Pages with unbalanced tags, or with one id twice.
  func malformedPages() -> [String] {
    site.prepared.plan.routes.map(\.outputPath).flatMap { path -> [String] in
      guard let page = site.page(path) else { return ["\(path) is not there"] }
      let twice = Dictionary(grouping: page.ids) { $0 }.filter { $1.count > 1 }.keys
      return page.faults.map { "\(path): \($0)" } + twice.sorted().map { "\(path): two #\($0)" }
    }
  }

  private func addresses(of page: HTMLPage) -> [String] {
    page.elements.flatMap { [$0["href"], $0["src"]].compactMap { $0 } }
  }

  private func fault(_ address: String, on path: String) -> String? {
    if SiteAddress.isExternal(address) { return nil }
    guard let place = SiteAddress(address, on: path, base: "/cookbook/") else {
      return "\(path): \(address) leads out of the site"
    }
    guard let known = ids[place.file] else {
      return site.hasFile(place.file) ? nil : "\(path): \(address) leads nowhere"
    }
    return place.fragment.isEmpty || known.contains(place.fragment)
      ? nil : "\(path): \(address) leads to no place of its page"
  }
}
