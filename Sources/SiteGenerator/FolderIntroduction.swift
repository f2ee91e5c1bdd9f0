import Diagnostics
import Markdown
import Recipes
import YAML

/// What the README of a folder says of the category that the folder is.
struct FolderIntroduction: Sendable {
  /// The category, its title and introduction.
  let declaration: CategoryDeclaration
  /// The links and pictures of the text.
  let references: [LinkReference]
  /// The fragments that links may name in it.
  let anchors: PageAnchors
  /// The path of the file from Content.
  let path: String

  /// What is wrong with its front matter.
  let diagnostics: [Diagnostic]

  /// Reads a README: its first heading is the title, the rest the introduction; front matter may
  /// give the title, and the `order` among categories that site.yml does not list.
  init(_ document: MarkdownDocument, path: String) {
    self.path = path
    let folder = ContentPath.folder(of: path)
    let blocks = Array(document.root.children)
    let heading = blocks.first { $0.kind == .heading && $0.headingLevel == 1 }
    var writer = FragmentWriter(document)
    let body = writer.blocks(blocks.filter { $0 != heading })
    references = body.slots.map { slot in
      LinkReference(
        Reference(target: slot.target, range: slot.range),
        role: slot.kind == .link ? .link : .image)
    }
    anchors = PageAnchors(names: writer.anchors.ids.sorted())
    var map = YAMLMap(document.frontMatter, in: document.file, noun: "the front matter")
    let title = map.text("title")?.value
    declaration = CategoryDeclaration(
      id: CategoryDeclaration.id(ofFolder: folder), title: title ?? heading?.plainText,
      introduction: body, introductionPath: path, folder: folder,
      order: map.integer(map.name(among: ["order", "weight"]), in: -9999...9999))
    diagnostics = map.diagnostics
  }
}
