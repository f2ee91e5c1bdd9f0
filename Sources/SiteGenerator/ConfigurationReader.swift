import Diagnostics
import Glibc
import Language
import Pages
import Recipes
import YAML

/// Reads site.yml, in which every fault is an error.
enum ConfigurationReader {
  /// What site.yml says, and what is wrong with it; no file is no fault.
  static func read(_ project: Project) -> (SiteConfiguration, [Diagnostic]) {
    let configuration = SiteConfiguration(title: project.name)
    let path = project.shown("site.yml")
    let bytes: [UInt8]
    do { bytes = try FileRead.bytes(of: path) } catch {
      return (configuration, error.code == ENOENT ? [] : [unreadable(path, error)])
    }
    return read(SourceFile(path: path, bytes: bytes), into: configuration)
  }

  /// Reads the text of a site.yml over what holds without one.
  static func read(
    _ file: SourceFile, into configuration: SiteConfiguration
  ) -> (SiteConfiguration, [Diagnostic]) {
    let (root, faults) = YAMLParser.parse(file, in: SourceRange(0, file.bytes.count))
    var configuration = configuration
    var map = YAMLMap(root, in: file, noun: "site.yml", severity: .error)
    readFacts(&map, &configuration.facts)
    configuration.facts.worksOffline =
      map.boolean("offline") ?? configuration.facts.worksOffline
    configuration.hasEmbeds = map.boolean("embed") ?? configuration.hasEmbeds
    configuration.pathDepth = map.integer("path_depth", in: 1...8) ?? configuration.pathDepth
    configuration.categories = categories(&map, language: configuration.facts.language)
    map.reportUnknownKeys()
    return (configuration, faults + map.diagnostics)
  }

  /// An address with a slash at its end.
  static func withSlash(_ url: String) -> String { url.hasSuffix("/") ? url : url + "/" }

  private static func readFacts(_ map: inout YAMLMap, _ facts: inout SiteFacts) {
    if let title = map.text("title")?.value, !title.isEmpty { facts.title = title }
    facts.author = map.text("author")?.value
    facts.description = map.text("description")?.value
    if let language = map.text("language") { readLanguage(language, &map, &facts) }
    if let url = map.text("url") { readURL(url, &map, &facts) }
    let names = Experience.allCases.map(\.rawValue)
    if let name = map.word("experience", among: names)?.value,
      let experience = Experience(rawValue: name)
    {
      facts.experience = experience
    }
  }

  private static func readLanguage(
    _ language: Positioned<String>, _ map: inout YAMLMap, _ facts: inout SiteFacts
  ) {
    guard let tag = LanguageTag.canonical(language.value) else {
      return map.report(
        RecipeFault.badLanguage, at: language.range, "`\(language.value)` is no language tag",
        help: "write a tag such as `en`, `de` or `pt-BR`")
    }
    facts.language = tag
  }

  private static func readURL(
    _ url: Positioned<String>, _ map: inout YAMLMap, _ facts: inout SiteFacts
  ) {
    guard url.value.hasPrefix("https://") || url.value.hasPrefix("http://"),
      !url.value.contains("?"), !url.value.contains("#"), !url.value.contains(" ")
    else {
      return map.report(
        GeneratorFault.badURL, at: url.range, "`\(url.value)` is no address of a site",
        help: "write it whole, such as `https://example.org/cookbook/`")
    }
    facts.url = withSlash(url.value)
  }

  private static func unreadable(_ path: String, _ error: FileError) -> Diagnostic {
    Diagnostic(
      GeneratorFault.unreadable, at: SourceFile(path: path, bytes: []).wholeFile,
      "`\(path)` cannot be read: \(error.reason)", help: "give yourself the right to read it")
  }
}
