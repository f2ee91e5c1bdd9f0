import Glibc
import SiteGenerator
import TestSupport
import Testing

@testable import Preview

@Suite("Watching", .serialized)
struct FolderWatchTests {
  private let sample = SampleProject()
  private var root: String { sample.folder.path }

  private func shows(_ preview: RunningPreview, _ text: String, at target: String) -> Bool {
    preview.wait { preview.get(target).contains(text) }
  }

  @Test("saves of every kind are seen", arguments: [false, true])
  func saves(polls: Bool) throws {
    let preview = try #require(RunningPreview(sample, polls: polls))
    defer { preview.stop() }
    let page = "/recipes/pie-crust/"
    let file = "Content/dessert/pie-crust.md"
    sample.folder.write(file, SampleProject.recipe("Pie Crust", step: "Written over."))
    #expect(shows(preview, "Written over.", at: page))
    sample.folder.write(
      "Content/dessert/.new.swp", SampleProject.recipe("Pie Crust", step: "Renamed over."))
    rename("\(root)/Content/dessert/.new.swp", "\(root)/\(file)")
    #expect(shows(preview, "Renamed over.", at: page))
    sample.folder.write("Content/new/deep/soup.md", SampleProject.recipe("Soup"))
    #expect(shows(preview, "Soup", at: "/recipes/soup/"))
    sample.folder.write("Content/new/deep/soup.md", SampleProject.recipe("Soup", step: "Stir."))
    #expect(shows(preview, "Stir.", at: "/recipes/soup/"))
    rename("\(root)/Content/new", "\(root)/Content/moved")
    #expect(preview.wait { preview.get("/categories/moved/deep/").hasPrefix("HTTP/1.1 200") })
    sample.folder.write("Content/moved/deep/soup.md", SampleProject.recipe("Soup", step: "Wait."))
    #expect(shows(preview, "Wait.", at: "/recipes/soup/"))
    unlink("\(root)/Content/moved/deep/soup.md")
    #expect(preview.wait { preview.get("/recipes/soup/").hasPrefix("HTTP/1.1 404") })
    let shown = preview.get(page)
    sample.folder.write("Templates/assets/style.css", "body { margin: 0 }\n")
    #expect(preview.wait { preview.get(page) != shown && preview.last?.isStyleOnly == true })
  }

  @Test("a thousand files at once are looked at together")
  func burst() throws {
    let preview = try #require(RunningPreview(sample))
    defer { preview.stop() }
    for number in 0..<1000 {
      sample.folder.write(
        "Content/soup/soup-\(number).md", SampleProject.recipe("Soup \(number)"))
    }
    #expect(preview.wait { preview.get("/recipes/soup-999/").hasPrefix("HTTP/1.1 200") })
    #expect(preview.count <= 6)
  }

  @Test("swap files, touches and the site's own folder are heard of without a look to show")
  func nothingToShow() throws {
    let preview = try #require(RunningPreview(sample))
    defer { preview.stop() }
    sample.folder.write("Content/dessert/.pie.md.swp", "swap")
    sample.folder.write("Site/index.html", "built")
    utimes("\(root)/Content/dessert/apple-pie.md", nil)
    sample.folder.write("Content/notes.txt", "Changed")
    #expect(preview.wait { preview.count > 1 })
    #expect(preview.last?.changed == ["\(sample.project.content)/notes.txt"])
    #expect(preview.count == 2)
  }
}
