import Diagnostics
import Testing

@testable import SiteGenerator

@Suite("Ingredients that name a recipe without a link")
struct UnlinkedRecipeTests {
  private static let crust = "# Pâte Brisée\n\n## Ingredients\n\n- flour\n\n## Method\n\n1. Mix.\n"

  private func notes(_ project: TestProject) -> [Diagnostic] {
    project.build().prepare().diagnostics.filter { $0.id == "unlinked-recipe" }
  }

  @Test("give a note with the link, which a correction writes")
  func note() {
    let project = TestProject([
      "Content/basics/pâte brisée.md": Self.crust,
      "Content/pie.md":
        "# Pie\n\n## Ingredients\n\n- apples\n- 1 recipe *fresh* pate brisées (cold)\n\n## Method\n\n1. Bake.\n",
    ])
    let notes = notes(project)
    #expect(
      project.text(of: notes) == """
        Content/pie.md:6:20: note: `pate brisées` is a recipe of this cookbook, and this line does not lead to it [unlinked-recipe]
        6 | - 1 recipe *fresh* pate brisées (cold)
          |                    ^^^^^^^^^^^^
          = fix: write `[pate brisées](basics/pâte%20brisée.md)`
        6 + - 1 recipe *fresh* [pate brisées](basics/pâte%20brisée.md) (cold)

        """)
    for (path, fixes) in FixApplier.certainFixes(of: DiagnosticCollection(notes)) {
      let bytes = (try? FileRead.bytes(of: path)) ?? []
      project.folder.write(
        "Content/pie.md", String(decoding: FixApplier.apply(fixes, to: bytes).bytes, as: UTF8.self))
    }
    let site = project.build().prepare().site
    #expect(site?.plan.cookbook["pie"]?.uses == [0])
    #expect(self.notes(project).isEmpty)
  }

  @Test("give advice alone where a link cannot stand")
  func adviceAlone() {
    let project = TestProject([
      "Content/pate-brisee.md": Self.crust,
      "Content/pie.md":
        "---\ntitle: Pie\nlayout: recipe\ningredients:\n- 1 recipe pâte brisée\ndirections:\n- Bake.\n---\n",
      "Content/tart.md":
        "# Tart\n\n## Ingredients\n\n- 1 recipe pâte *brisée*\n\n## Method\n\n1. Bake.\n",
    ])
    #expect(
      project.text(of: notes(project)) == """
        Content/pie.md:5:12: note: `pâte brisée` is a recipe of this cookbook, and this line does not lead to it [unlinked-recipe]
        5 | - 1 recipe pâte brisée
          |            ^^^^^^^^^^^
          = help: name it in the front matter: `related: [pate-brisee]`

        Content/tart.md:5:12: note: `pâte *brisée` is a recipe of this cookbook, and this line does not lead to it [unlinked-recipe]
        5 | - 1 recipe pâte *brisée*
          |            ^^^^^^^^^^^^
          = help: name it in the front matter: `related: [pate-brisee]`

        """)
  }
}
