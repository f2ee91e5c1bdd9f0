import Diagnostics

@testable import SiteGenerator

/// The settings of a site.
enum SiteTarget: FuzzTarget {
  static func tryOut(_ bytes: [UInt8]) {
    let file = SourceFile(path: "site.yml", bytes: bytes)
    let (site, faults) = ConfigurationReader.read(file, into: SiteConfiguration(title: "Book"))
    Findings.check(faults, in: file)
    precondition((1...8).contains(site.pathDepth) && !site.facts.title.isEmpty)
  }
}
