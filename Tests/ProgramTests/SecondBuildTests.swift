import Glibc
import TestSupport
import Testing

@Suite("A build after a build")
struct SecondBuildTests {
  private static let pie = "# Pie\n\n**2 pies**\n\n---\n\n- *1* egg\n\n---\n\nBake the egg.\n"
  private static var time: Regex<Substring> { #/, [0-9.]+ m?s.*/# }

  private let folder = TemporaryFolder()
  private var tool: CrumbTool { CrumbTool(in: folder) }

  /// A project that was built once and lay still for as long as it takes to be trusted.
  init() throws {
    folder.write("Content/pie.md", Self.pie)
    folder.write("Content/site.yml", "title: Pies\n")
    Self.wait()
    _ = try tool.run("build")
    Self.wait()
  }

  // Longer than two changes may bear the same time.
  private static func wait() { usleep(60_000) }

  /// What the line of result says was done.
  private func build(_ words: String...) throws -> String {
    Self.wait()
    let run = try tool.run(["build"] + words)
    #expect(run.code == 0)
    let line = run.output.split(separator: "\n").first ?? ""
    let what = line.split(separator: ": ").dropFirst().first ?? ""
    return String(what.replacing(Self.time, with: ""))
  }

  private var record: String {
    let names = folder.contents(of: ".crumb/builds").keys
    return ".crumb/builds/\(names.first { !$0.hasSuffix(".pages") } ?? "")"
  }

  private static let unchanged = "nothing changed"

  @Test("says at once that nothing changed, from what the last one took down")
  func unchanged() throws {
    // A record that is made up shows that it is what the answer comes from.
    let text = try #require(folder.text(record))
    var fields = text.split(separator: " ").map(String.init)
    fields[3] = "41"
    folder.write(record, fields.joined(separator: " "))
    Self.wait()
    #expect(try tool.run("build").output.hasPrefix("41 recipes, "))
  }

  @Test("builds without the folder of what was taken down, and when it holds something else")
  func withoutRecord() throws {
    folder.write(record, "crumb-build 0\nsomething else\n")
    #expect(try build() == Self.unchanged)
    #expect(rename("\(folder.path)/.crumb", "\(folder.path)/elsewhere") == 0)
    #expect(try build() == Self.unchanged)
  }

  @Test(
    "sees every change of what is read",
    arguments: [
      ("Content/pie.md", pie.replacing("egg", with: "fig")), ("Content/tart.md", pie),
      ("Content/site.yml", "title: Tarts\n"),
      ("Templates/assets/style.css", "body { margin: 0 }\n"),
    ])
  func sees(path: String, text: String) throws {
    folder.write(path, text)
    #expect(try build() != Self.unchanged)
    #expect(try build() == Self.unchanged)
  }

  @Test("sees a recipe that is gone, and options that make another site")
  func seesMore() throws {
    folder.write("Content/tart.md", Self.pie.replacing("Pie", with: "Tart"))
    _ = try build()
    unlink("\(folder.path)/Content/tart.md")
    #expect(try build() != Self.unchanged)
    #expect(try build() == Self.unchanged)
    #expect(try build("--url", "https://example.org/") != Self.unchanged)
  }

  @Test("writes again what somebody changed or took away in the site")
  func mends() throws {
    let page = try #require(folder.text("Site/recipes/pie/index.html"))
    folder.write("Site/recipes/pie/index.html", page.replacing("egg", with: "fig"))
    #expect(try build() == "1 files written")
    #expect(folder.text("Site/recipes/pie/index.html") == page)
    unlink("\(folder.path)/Site/recipes/pie/index.html")
    #expect(try build() == "1 files written")
  }

  @Test("tells a warning each time")
  func warns() throws {
    folder.write("Content/pie.md", Self.pie + "\nSee [the tart](tart.md).\n")
    for _ in 1...3 {
      Self.wait()
      let run = try tool.run("build")
      #expect(run.error.contains("`tart.md` leads nowhere"))
    }
  }

  @Test("equals a fresh one byte for byte through random edits", arguments: [UInt64(3), 29])
  func randomEdits(seed: UInt64) throws {
    var edits = RandomEdits(seed: seed, in: folder)
    for round in 1...40 {
      let edit = edits.edit()
      Self.wait()
      let run = try tool.run("build")
      guard round % 4 == 0, run.code == 0 else { continue }
      #expect(try pages(of: "Site") == fresh("Fresh-\(round)"), "\(edit)")
    }
  }

  @Test("equals a fresh one through edits in a long list of recipes that lead to one another")
  func longList() throws {
    let all = 90
    func text(_ number: Int, title: Int) -> String {
      """
      ---
      tags: [tag-\(number % 7)\(number % 3 == 0 ? ", third" : "")]
      ---

      # Recipe \(title)

      **\(number % 5 + 1) pies**

      ---

      - *1 cup* thing \(number % 11)
      - *2* [part](recipe-\((number * 7 + 1) % all).md)

      ---

      Do \(title), see [another](recipe-\((number * 5 + 2) % all).md).
      """
    }
    for number in 0..<all {
      folder.write("Content/recipe-\(number).md", text(number, title: number))
    }
    _ = try build()
    for (round, number) in [3, 44, 71, 44, 88].enumerated() {
      let edited = text(number, title: round * 31 + 200 * (round % 2))
      let texts = [
        edited, edited.replacing("pies", with: "tarts"), edited.replacing("tag-", with: "mark-"),
        edited.replacing("thing", with: "salt"), edited.replacing("# Recipe", with: "# A"),
      ]
      folder.write("Content/recipe-\(number).md", texts[round])
      _ = try build()
      #expect(try pages(of: "Site") == fresh("Fresh-\(round)"), "\(number)")
    }
  }

  /// The pages of a build that knows nothing of earlier ones.
  private func fresh(_ output: String) throws -> [String: [UInt8]] {
    #expect(rename("\(folder.path)/.crumb", "\(folder.path)/kept") == 0)
    defer { _ = rename("\(folder.path)/kept", "\(folder.path)/.crumb") }
    _ = try tool.run("build", "--output", output)
    _ = rename("\(folder.path)/.crumb", "\(folder.path)/kept-\(output)")
    return pages(of: output)
  }

  private func pages(of name: String) -> [String: [UInt8]] {
    folder.contents(of: name).filter { !$0.key.hasPrefix(".crumb") }
  }
}
