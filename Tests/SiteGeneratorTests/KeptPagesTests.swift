import Glibc
import Recipes
import TestSupport
import Testing

@testable import SiteGenerator

@Suite("Pages that the last build left")
struct KeptPagesTests {
  private static let pie = "# Pie\n\n**2 pies**\n\n---\n\n- *1* egg\n\n---\n\nBake the egg.\n"
  private static let tart = pie.replacing("Pie", with: "Tart")
  // In another category, far from the two.
  private static let soup = "# Soup\n\n---\n\n- *1 l* water\n\n---\n\nBoil.\n"

  private let project = TestProject([
    "Content/pie.md": pie, "Content/tart.md": tart, "Content/soups/soup.md": soup,
    "Content/site.yml": "title: Pies\n",
  ])

  // Longer than two changes may bear the same time.
  private static func wait() { usleep(60_000) }

  /// A build, taken down as `crumb build` does.
  init() throws {
    Self.wait()
    let state = try #require(ProjectState(of: project.build().options))
    let site = try #require(project.build().prepare().site)
    let written = project.build().write(site, from: state)
    LastBuild.note(written, of: site, notes: 0, from: state, project.build().options)
    Self.wait()
  }

  /// Of which recipes the pages could be kept now.
  private var kept: [RecipeID] {
    let build = project.build()
    guard let state = ProjectState(of: build.options), let site = build.prepare().site else {
      return []
    }
    let fingerprints = PageFingerprints(of: site, jobs: 2)
    let kept = KeptPages(of: build.options, from: state, site: fingerprints.site)
    let recipes = site.plan.cookbook.recipes
    return recipes.indices.compactMap { position in
      guard let text = site.source.facts.hash(of: recipes[position].sourcePath),
        kept?.hold(recipes[position].id, fingerprints.pages(ofRecipe: position, text: text)) == true
      else { return nil }
      return recipes[position].id
    }
  }

  @Test("are right for all recipes where nothing changed")
  func unchanged() { #expect(kept == ["pie", "soup", "tart"]) }

  @Test(
    "are right for the recipes that show nothing of what changed",
    arguments: [
      (pie.replacing("Bake", with: "Boil"), ["soup", "tart"]),
      (pie.replacing("# Pie", with: "# Cake"), ["soup"]),
      (pie.replacing("2 pies", with: "3 pies"), ["soup"]),
      (pie + "\nSee [the soup](soups/soup.md).\n", []),
    ])
  func text(text: String, right: [RecipeID]) {
    project.folder.write("Content/pie.md", text)
    Self.wait()
    #expect(kept == right)
  }

  @Test(
    "are right for none where what is around the recipes changed",
    arguments: [
      ("Content/pie.md", "---\nslug: cake\n---\n" + pie), ("Content/cake.md", pie),
      ("Content/pie.md", "---\ncategory: Cakes\n---\n" + pie),
      ("Content/soups/README.md", "# Soups and broths\n"),
      ("Content/site.yml", "title: Tarts\n"), ("Content/pie.jpg", "no photo"),
      ("Templates/assets/style.css", "body { margin: 0 }\n"),
      ("Site/recipes/tart/index.html", "somebody's"),
    ])
  func surroundings(path: String, text: String) {
    project.folder.write(path, text)
    Self.wait()
    #expect(kept == [])
  }

  @Test(
    "are right for none where another build changed the site meanwhile, though it was killed",
    arguments: [true, false])
  func meanwhile(isKilled: Bool) throws {
    project.folder.write("Content/pie.md", Self.pie.replacing("Bake", with: "Boil"))
    Self.wait()
    let build = project.build()
    let state = try #require(ProjectState(of: build.options))
    let site = try #require(build.prepare().site)
    let fingerprint = PageFingerprints(of: site, jobs: 2).site
    #expect(KeptPages(of: build.options, from: state, site: fingerprint) != nil)
    if isKilled {
      project.folder.write("Site/\(SiteWriter.mark)", "")
    } else {
      project.write()
    }
    #expect(KeptPages(of: build.options, from: state, site: fingerprint) == nil)
  }

  @Test("are left as they are, and the page of a changed text is written")
  func written() throws {
    project.folder.write("Content/pie.md", Self.pie.replacing("Bake", with: "Boil"))
    Self.wait()
    let build = project.build()
    let state = try #require(ProjectState(of: build.options))
    let site = try #require(build.prepare().site)
    let written = build.write(site, from: state)
    let fresh = TestProject([
      "Content/pie.md": Self.pie.replacing("Bake", with: "Boil"), "Content/tart.md": Self.tart,
      "Content/soups/soup.md": Self.soup, "Content/site.yml": "title: Pies\n",
    ])
    let whole = fresh.write()
    #expect(written.files == whole?.files)
    #expect(project.folder.contents(of: "Site") == fresh.folder.contents(of: "Site"))
  }
}
