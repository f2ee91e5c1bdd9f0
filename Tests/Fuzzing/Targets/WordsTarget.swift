import Diagnostics
import Language

/// The words of a theme: a translation that is checked against the original.
enum WordsTarget: FuzzTarget {
  private static let original = """
    title: Recipes
    servings: { one: "{count} serving", other: "{count} servings" }
    by: by {name}

    """

  static func tryOut(_ bytes: [UInt8]) {
    let file = SourceFile(path: "words/de.yml", bytes: bytes)
    let library = WordsLibrary([
      WordsLibrary.Source(
        language: "en", file: SourceFile(path: "words/en.yml", text: original)),
      WordsLibrary.Source(language: "de", file: file),
    ])
    Findings.check(library.diagnostics, in: file)
    let words = library.words(for: "de")
    for key in words.keys { _ = words.text(key, count: 2, ["name": "Ann"]) }
  }
}
