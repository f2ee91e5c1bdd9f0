import Glibc
import Recipes
import TestSupport
import Testing

@testable import SiteGenerator

@Suite("Pages that the last build left")
struct KeptPagesTests {
  private static let pie = "# Pie\n\n**2 pies**\n\n---\n\n- *1* egg\n\n---\n\nBake the egg.\n"
  private static let tart = pie.replacing("Pie", with: "Tart")

  private let project = TestProject([
    "Content/pie.md": pie, "Content/tart.md": tart, "Content/site.yml": "title: Pies\n",
  ])

  // Longer than two changes may bear the same time.
  private static func wait() { usleep(60_000) }

  /// A build, taken down as `crumb build` does.
  init() throws {
    Self.wait()
    let inputs = try #require(BuildInputs(of: project.build().options))
    let site = try #require(project.build().prepare().site)
    let written = project.build().write(site)
    LastBuild.note(written, of: site, notes: 0, reading: inputs, project.build().options)
    Self.wait()
  }

  /// Of which recipes the pages could be kept now.
  private var kept: [String]? {
    let build = project.build()
    guard let inputs = BuildInputs(of: build.options), let site = build.prepare().site else {
      return nil
    }
    return KeptPages(of: build.options, reading: inputs, for: site).map { kept in
      ["pie.md", "tart.md"].filter { kept.hold($0, site.source.store.hash(of: $0)) }
    }
  }

  @Test("are right for all recipes where nothing changed")
  func unchanged() { #expect(kept == ["pie.md", "tart.md"]) }

  @Test("are right for all recipes but the one whose text changed")
  func text() {
    project.folder.write("Content/pie.md", Self.pie.replacing("Bake", with: "Boil"))
    #expect(kept == ["tart.md"])
  }

  @Test(
    "are right for none where what is around the texts changed",
    arguments: [
      ("Content/pie.md", pie.replacing("# Pie", with: "# Cake")),
      ("Content/pie.md", pie.replacing("egg", with: "fig")),
      ("Content/pie.md", pie + "\nSee [the tart](tart.md).\n"),
      ("Content/cake.md", pie), ("Content/site.yml", "title: Tarts\n"),
      ("Content/pie.jpg", "no photo"), ("Templates/assets/style.css", "body { margin: 0 }\n"),
      ("Site/recipes/tart/index.html", "somebody's"),
    ])
  func surroundings(path: String, text: String) {
    project.folder.write(path, text)
    Self.wait()
    #expect(kept == nil)
  }

  @Test("are left as they are, and the page of a changed text is written")
  func written() throws {
    project.folder.write("Content/pie.md", Self.pie.replacing("Bake", with: "Boil"))
    Self.wait()
    let build = project.build()
    let inputs = try #require(BuildInputs(of: build.options))
    let site = try #require(build.prepare().site)
    let kept = KeptPages(of: build.options, reading: inputs, for: site)
    let written = build.write(site, keeping: kept)
    let fresh = TestProject([
      "Content/pie.md": Self.pie.replacing("Bake", with: "Boil"), "Content/tart.md": Self.tart,
      "Content/site.yml": "title: Pies\n",
    ])
    let whole = fresh.write()
    #expect(written.files == whole?.files)
    #expect(project.folder.contents(of: "Site") == fresh.folder.contents(of: "Site"))
  }
}
