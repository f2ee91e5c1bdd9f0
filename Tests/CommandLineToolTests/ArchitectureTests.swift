import TestSupport
import Testing

@Suite("The house: rooms, and what each may use")
struct ArchitectureTests {
  /// What each module uses directly; it may use what those use as well.
  static let rooms: [String: [String]] = [
    "Diagnostics": ["CICU"],
    "YAML": ["Diagnostics", "CYAML"],
    "Language": ["YAML", "CICU"],
    "Markdown": ["Diagnostics", "YAML", "CCmark"],
    "Mustache": ["Diagnostics"],
    "Recipes": ["Markdown", "Language"],
    "Navigation": ["Recipes"],
    "Pages": ["Navigation", "Mustache"],
    "Publishing": ["Navigation"],
    "Photos": ["Diagnostics", "CSystem"],
    "SiteGenerator": ["Pages", "Publishing", "Photos", "Theme"],
    "Preview": ["SiteGenerator", "CMicrohttpd"],
    "CommandLineTool": ["Preview"],
    "crumb": ["CommandLineTool"],
    "Benchmarks": ["SiteGenerator"],
  ]

  /// What every module may use: the language's own libraries, Foundation not among them.
  static let everywhere: Set<String> = ["Glibc", "Synchronization", "Swift"]

  static func allowed(_ module: String) -> Set<String> {
    var allowed = everywhere
    var left = rooms[module] ?? []
    while let next = left.popLast() {
      if allowed.insert(next).inserted { left += rooms[next] ?? [] }
    }
    return allowed
  }

  @Test("every module imports only what the table allows")
  func imports() {
    let product = SwiftSources.all.filter(\.isProduct)
    #expect(Set(product.map(\.module)).subtracting(Self.rooms.keys).sorted() == [])
    for module in Self.rooms.keys.sorted() {
      let allowed = Self.allowed(module)
      let wrong = product.filter { $0.module == module }.flatMap { file in
        file.imports.filter { !allowed.contains($0) }.map { "\(file.path) imports \($0)" }
      }
      #expect(wrong == [])
    }
  }

  @Test("the table has no circles")
  func circles() {
    for module in Self.rooms.keys { #expect(!Self.allowed(module).contains(module)) }
  }

  @Test("no file is longer than 400 lines, half of them shorter than 90")
  func lengths() throws {
    let files = SwiftSources.all
    #expect(files.filter { $0.lineCount > 400 }.map(\.path) == [])
    let counts = files.filter(\.isProduct).map(\.lineCount).sorted()
    #expect(counts[counts.count / 2] < 90)
  }

  @Test("no name says nothing of what is in it")
  func names() {
    let empty = ["Util", "Helper", "Common.swift", "Misc"]
    let named = SwiftSources.all.filter { file in
      empty.contains { file.path.split(separator: "/").last?.contains($0) ?? false }
    }
    #expect(
      named.filter(\.isProduct).map(\.path).filter {
        $0 != "Sources/Pages/PageSchemas+Common.swift"
      } == [])
  }

  @Test("the program itself is main.swift alone")
  func program() {
    #expect(
      SwiftSources.all.filter { $0.module == "crumb" }.map(\.path) == ["Sources/crumb/main.swift"])
  }
}
