import Recipes
import Testing

@testable import SiteGenerator

@Suite struct HistoryDatesTests {
  private let history = HistoryDates(
    log: Array(
      """
      \u{1}2026-03-01

      M\tdessert/pie.md
      R090\told.md\tnew name.md
      D\tgone.md
      \u{1}2026-02-01

      M\told.md
      \u{1}2026-01-01

      A\tdessert/pie.md
      A\told.md
      A\tgone.md
      """.utf8))

  @Test("A file came to be in its first commit and was changed in its last")
  func days() {
    #expect(
      history.filling(Dates(), of: "dessert/pie.md")
        == Dates(published: "2026-01-01", modified: "2026-03-01"))
  }

  @Test("A file that was renamed keeps its days")
  func renamed() {
    #expect(
      history.filling(Dates(), of: "new name.md")
        == Dates(published: "2026-01-01", modified: "2026-03-01"))
  }

  @Test("A file that was never committed has none")
  func unknown() {
    #expect(history.filling(Dates(), of: "draft.md") == Dates())
  }

  @Test("What the author says goes before, and no change comes before the publication")
  func own() {
    #expect(
      history.filling(Dates(published: "2020-05-05"), of: "dessert/pie.md")
        == Dates(published: "2020-05-05", modified: "2026-03-01"))
    #expect(
      history.filling(Dates(published: "2026-03-01"), of: "dessert/pie.md")
        == Dates(published: "2026-03-01"))
  }

  @Test(
    "Git is asked where a folder around the recipes is a checkout, or the environment names one")
  func checkout() {
    let project = TestProject(["Content/pie.md": "# Pie\n"])
    #expect(HistoryDates.checkout(of: project.project) == nil)
    project.folder.write(".git", "gitdir: elsewhere")
    #expect(HistoryDates.checkout(of: project.project)?.hasSuffix("/Content") == true)
  }
}
