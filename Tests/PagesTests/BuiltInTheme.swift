import Diagnostics
import Language
import Mustache
import TestSupport

/// The theme of this package, read from its folder.
enum BuiltInTheme {
  static let templates: TemplateLibrary = TemplateLibrary(
    (names + partials).map { (path: "\($0).mustache", file: file("\($0).mustache")) })

  static let words = WordsLibrary(
    ["de", "en", "es", "fr", "it", "ja", "nl", "pt", "tr", "zh"].map {
      WordsLibrary.Source(language: $0, file: file("words/\($0).yml"))
    })

  private static let names = [
    "layout", "root", "category", "recipe", "cook", "embed", "recipes", "tag", "today", "saved",
    "shopping-list", "not-found", "offline", "controls",
  ]
  private static let partials = [
    "amount", "bar", "breadcrumb", "column", "column-row", "experience-picker", "facts", "hero",
    "icon-categories", "icon-recipes", "icon-saved", "icon-share",
    "icon-shopping", "icon-sidebar", "icon-today", "imprint", "ingredients", "method",
    "nutrition", "pager", "picture", "resume", "search", "servings", "sidebar", "sidebar-row",
    "step-photo", "tile",
  ].map { "partials/\($0)" }

  private static func file(_ path: String) -> SourceFile {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return SourceFile(
      path: "Templates/\(path)", bytes: TemporaryFolder.read("\(root)/Templates/\(path)") ?? [])
  }
}
