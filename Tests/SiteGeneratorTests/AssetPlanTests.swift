import TestSupport
import Testing

@testable import SiteGenerator

@Suite("Where files beside recipes go")
struct AssetPlanTests {
  private func outputs(_ files: [String: String]) -> [String: String] {
    let project = TestProject(
      Dictionary(uniqueKeysWithValues: files.map { ("Content/\($0)", $1) }))
    return project.build().prepare().site?.assets.outputs ?? [:]
  }

  @Test("a file with a recipe's name goes beside its page, numbers after the name too")
  func namesakes() {
    let outputs = outputs([
      "a/pie.md": "# Pie\n", "a/pie.jpg": "", "a/pie-01.jpg": "", "a/pie.2.jpg": "",
      "a/pies.jpg": "", "b/pie.jpg": "", "a/tart.md": "# Tart\n",
    ])
    #expect(
      outputs == [
        "a/pie.jpg": "recipes/pie/pie.jpg", "a/pie-01.jpg": "recipes/pie/pie-01.jpg",
        "a/pie.2.jpg": "recipes/pie/pie.2.jpg", "a/pies.jpg": "a/pies.jpg",
        "b/pie.jpg": "b/pie.jpg",
      ])
  }

  @Test("a folder of a recipe's own goes with it whole")
  func bundles() {
    let outputs = outputs([
      "a/pie/pie.md": "# Pie\n", "a/pie/steps/one.jpg": "", "a/pie/notes.txt": "",
    ])
    #expect(
      outputs == [
        "a/pie/steps/one.jpg": "recipes/pie/steps/one.jpg",
        "a/pie/notes.txt": "recipes/pie/notes.txt",
      ])
  }

  @Test("a file that a recipe names from its folder goes beside its page, the first by id has it")
  func named() {
    let outputs = outputs([
      "a/tart.md": "# Tart\n\n![t](photo.jpg)\n", "a/pie.md": "# Pie\n\n![p](photo.jpg)\n",
      "a/photo.jpg": "", "shared/salt.jpg": "", "a/salt.md": "# Salt\n\n![s](../shared/salt.jpg)\n",
    ])
    #expect(
      outputs == ["a/photo.jpg": "recipes/pie/photo.jpg", "shared/salt.jpg": "shared/salt.jpg"])
  }
}
