import Glibc
import Recipes
import TestSupport
import Testing

@testable import SiteGenerator

@Suite("What earlier builds read")
struct KeptReadingsTests {
  private static let pie = "# Pie\n\n**2 pies**\n\n---\n\n- *1* egg\n\n---\n\nBake the egg.\n"

  private let sample = TestProject(["Content/pie.md": pie, "Content/a/tart.md": pie])

  private var options: SiteBuild.Options {
    var options = sample.build().options
    options.project.kept = "\(sample.folder.path)/kept"
    options.countsAdvice = true
    return options
  }

  init() { read() }

  private func read() { _ = SiteBuild(options).prepare() }

  /// Of which recipes the reading is kept, of the text that their files have now.
  private var kept: [String] {
    guard let kept = KeptReadings(of: options.project) else { return [] }
    return ["pie.md", "a/tart.md", "b/cake.md"].filter { path in
      guard let bytes = sample.folder.read("Content/\(path)") else { return false }
      let text = KeptText(
        hash: ContentHash(of: bytes), size: bytes.count, isAlone: true)
      return kept.reading(of: path, text) != nil
    }
  }

  private var file: String {
    "kept/readings/\(sample.folder.contents(of: "kept/readings").keys.first ?? "")"
  }

  @Test("is there for every recipe, and gives what reading it anew gives")
  func same() throws {
    #expect(kept == ["pie.md", "a/tart.md"])
    let kept = try #require(KeptReadings(of: options.project))
    var source = RecipeSource(
      project: options.project, paths: ["a/tart.md", "pie.md"], takesDrafts: false)
    source.countsAdvice = true
    for path in ["pie.md", "a/tart.md"] {
      source.kept = nil
      let fresh = source.read(path)
      source.kept = kept
      let again = source.read(path)
      #expect(fresh.notes == again.notes)
      #expect(fresh.notesNoPhoto == again.notesNoPhoto)
      #expect(fresh.hash == again.hash)
      #expect(fresh.terms == again.terms)
      #expect(again.diagnostics.isEmpty)
      guard case .recipe(let old) = fresh.content, case .recipe(let new) = again.content else {
        Issue.record("\(path) is no recipe")
        return
      }
      var (first, second): ([UInt8], [UInt8]) = ([], [])
      old.pack(into: &first)
      new.pack(into: &second)
      #expect(first == second)
    }
  }

  @Test("is not taken for another text, and is there again when the file was read")
  func changed() {
    sample.folder.write("Content/pie.md", Self.pie.replacing("egg", with: "fig"))
    #expect(kept == ["a/tart.md"])
    read()
    #expect(kept == ["pie.md", "a/tart.md"])
  }

  @Test("is not taken where another file came into a recipe's folder, which may change its id")
  func alone() throws {
    let kept = try #require(KeptReadings(of: options.project))
    let bytes = Array(Self.pie.utf8)
    var text = KeptText(hash: ContentHash(of: bytes), size: bytes.count, isAlone: true)
    #expect(kept.reading(of: "a/tart.md", text) != nil)
    text.isAlone = false
    #expect(kept.reading(of: "a/tart.md", text) == nil)
  }

  @Test("is let go with the recipe")
  func gone() {
    unlink("\(sample.folder.path)/Content/a/tart.md")
    read()
    sample.folder.write("Content/a/tart.md", Self.pie)
    #expect(kept == ["pie.md"])
  }

  @Test("stays as it is where nothing changed, and is not there where the folder cannot be made")
  func untouched() {
    let stamp = FileStamp(of: "\(sample.folder.path)/\(file)")
    read()
    #expect(FileStamp(of: "\(sample.folder.path)/\(file)") == stamp)
    sample.folder.write("file", "no folder")
    var options = options
    options.project.kept = "\(sample.folder.path)/file"
    #expect(SiteBuild(options).prepare().site != nil)
  }

  @Test(
    "leaves out drafts, introductions and files with a fault, which is told each time",
    arguments: [
      "---\ndraft: true\n---\n" + pie, "Only words.\n", "---\ntitle: [\n---\n" + pie,
      pie + "\n[x](javascript:alert)\n",
    ])
  func leftOut(text: String) {
    let path = text.hasPrefix("Only") ? "b/README.md" : "b/cake.md"
    sample.folder.write("Content/\(path)", text)
    let first = SiteBuild(options).prepare()
    let second = SiteBuild(options).prepare()
    #expect(kept == ["pie.md", "a/tart.md"])
    #expect(Array(first.diagnostics) == Array(second.diagnostics))
    #expect(first.notes == second.notes)
  }

  @Test("is nothing where the head or the list is damaged or cut short, or another program made it")
  func damagedList() {
    let whole = sample.folder.read(file) ?? []
    for place in [0, 20, whole.count - 1] {
      sample.folder.write(file, bytes: Self.damaged(whole, at: place))
      #expect(kept == [])
    }
    for count in [0, 7, 40, whole.count - 1] {
      sample.folder.write(file, bytes: Array(whole[..<count]))
      #expect(kept == [])
    }
    read()
    #expect(kept == ["pie.md", "a/tart.md"])
  }

  @Test("is never something else, whichever byte is damaged")
  func damaged() {
    let whole = sample.folder.read(file) ?? []
    for place in stride(from: 0, to: whole.count, by: 13) {
      sample.folder.write(file, bytes: Self.damaged(whole, at: place))
      let site = SiteBuild(options).prepare().site
      #expect(site?.plan.cookbook.recipes.map(\.title) == ["Pie", "Pie"])
      #expect(site?.source.recipe(at: "pie.md")?.steps.map(\.text) == ["Bake the egg."])
    }
  }

  private static func damaged(_ bytes: [UInt8], at place: Int) -> [UInt8] {
    var bytes = bytes
    bytes[place] ^= 1
    return bytes
  }

  @Test("is read by two builds at once, of which one alone adds to it")
  func together() {
    var first = KeptReadings(of: options.project)
    #expect(first != nil)
    sample.folder.write("Content/pie.md", Self.pie.replacing("egg", with: "fig"))
    read()
    #expect(kept == ["a/tart.md"])
    first = nil
    read()
    #expect(kept == ["pie.md", "a/tart.md"])
  }

  @Test("grows no further than to twice of what is kept")
  func growth() {
    let words = String(repeating: "Stir and stir again. ", count: 20_000)
    for round in 1...12 {
      sample.folder.write("Content/pie.md", Self.pie + "\(round) \(words)")
      read()
      #expect(sample.folder.read(file)?.count ?? 0 < 6 << 20)
    }
    read()
    #expect(kept == ["pie.md", "a/tart.md"])
  }

  @Test("gives the pages of a recipe what reading it anew gives them")
  func recipes() throws {
    for path in ["pie.md", "a/tart.md"] {
      let kept = try #require(SiteBuild(options).prepare().site?.source.recipe(at: path))
      let fresh = try #require(sample.build().prepare().site?.source.recipe(at: path))
      var bare = fresh
      bare.descriptionSource = nil
      bare.instructionsSource = nil
      for index in bare.ingredientGroups.indices {
        bare.ingredientGroups[index].titleSource = nil
      }
      #expect(kept == bare)
    }
  }
}
