import Glibc

/// Edits of a project by chance, the same for the same seed.
public struct RandomEdits {
  private var state: UInt64
  private let folder: TemporaryFolder
  private var files: [String] = []
  private var folders = ["Content", "Content/dessert", "Content/soup"]
  private var broken: Set<String> = []
  private var count = 0

  /// Begins edits of a project in a folder that has `Content/dessert` and `Content/soup`.
  public init(seed: UInt64, in folder: TemporaryFolder) {
    state = seed
    self.folder = folder
  }

  /// Makes one edit.
  ///
  /// - Returns: What was done, for the message of a test that fails.
  public mutating func edit() -> String {
    count += 1
    switch next(17) {
    case 0, 1, 2: return create()
    case 3, 4, 5: return change()
    case 6: return rename()
    case 7: return delete()
    case 8: return moveFolder()
    case 9: return damage()
    case 10, 11: return mend()
    case 12: return settings()
    case 13, 14, 15: return touchUp()
    default: return theme()
    }
  }

  /// Mends everything that is broken.
  public mutating func mendAll() {
    while !broken.isEmpty { _ = mend() }
    folder.write("Content/site.yml", "title: Sample\n")
    unlink("\(folder.path)/Templates/recipe.mustache")
  }

  private mutating func create() -> String {
    let place = "\(folders[next(folders.count)])/recipe-\(count).md"
    files.append(place)
    folder.write(place, text())
    return "create \(place)"
  }

  private mutating func change() -> String {
    guard let file = any() else { return create() }
    broken.remove(file)
    // As most editors save: a new file is put in the place of the old one.
    folder.write(file + ".new~", text())
    Glibc.rename("\(folder.path)/\(file).new~", "\(folder.path)/\(file)")
    return "change \(file)"
  }

  // The step alone, or the title alone: most of what was known of the site stays true.
  private mutating func touchUp() -> String {
    guard let file = any(), let bytes = folder.read(file) else { return create() }
    let mark = next(2) == 0 ? "1. Do" : "# Recipe"
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let number = next(100)
    folder.write(
      file, lines.map { $0.hasPrefix(mark) ? "\(mark) \(number)" : $0 }.joined(separator: "\n"))
    return "touch up \(file)"
  }

  private mutating func rename() -> String {
    guard let file = any() else { return create() }
    let name = file.split(separator: "/").dropLast().joined(separator: "/") + "/named-\(count).md"
    Glibc.rename("\(folder.path)/\(file)", "\(folder.path)/\(name)")
    files.removeAll { $0 == file }
    files.append(name)
    if broken.remove(file) != nil { broken.insert(name) }
    return "rename \(file) to \(name)"
  }

  private mutating func delete() -> String {
    guard let file = any() else { return create() }
    unlink("\(folder.path)/\(file)")
    files.removeAll { $0 == file }
    broken.remove(file)
    return "delete \(file)"
  }

  private mutating func moveFolder() -> String {
    guard folders.count > 1 else { return create() }
    let from = folders.remove(at: 1 + next(folders.count - 1))
    let to = "Content/folder-\(count)"
    folder.makeFolder(from)
    Glibc.rename("\(folder.path)/\(from)", "\(folder.path)/\(to)")
    let moved = { (path: String) in
      path.hasPrefix(from + "/") ? to + path.dropFirst(from.count) : path
    }
    files = files.map(moved)
    folders = folders.map(moved) + [to]
    broken = Set(broken.map(moved))
    return "move \(from) to \(to)"
  }

  private mutating func damage() -> String {
    guard let file = any() else { return create() }
    broken.insert(file)
    folder.write(file, next(2) == 0 ? "---\ntitle: [\n---\n# Broken\n" : "# \u{0}Broken\n")
    return "break \(file)"
  }

  private mutating func mend() -> String {
    guard let file = broken.sorted().first else { return change() }
    broken.remove(file)
    folder.write(file, text())
    return "mend \(file)"
  }

  private mutating func settings() -> String {
    if next(3) == 0 { folder.write("Content/notes-\(next(3)).txt", "note \(next(5))") }
    folder.write(
      "Content/site.yml", "title: Sample \(next(3))\nlanguage: \(["en", "de"][next(2)])\n")
    folder.write("\(folders[next(folders.count)])/README.md", "# Folder \(next(4))\n\nWords.\n")
    return "settings"
  }

  private mutating func theme() -> String {
    if next(2) == 0 {
      folder.write("Templates/assets/style.css", "body { margin: \(next(9))px }\n")
    } else if next(2) == 0 {
      let path = "\(Repository.root)/Templates/words/en.yml"
      let words = String(decoding: TemporaryFolder.read(path) ?? [], as: UTF8.self)
      folder.write(
        "Templates/words/en.yml",
        words.replacing("uncategorised: Uncategorised", with: "uncategorised: Rest \(next(2))")
          .replacing("recipes: Recipes", with: "recipes: Dishes \(next(9))"))
    } else if next(2) == 0 {
      folder.write("Templates/partials/imprint.mustache", "<footer>\(next(9))</footer>\n")
    } else {
      unlink("\(folder.path)/Templates/assets/style.css")
    }
    return "theme"
  }

  private mutating func text() -> String {
    let link = any().map { "\($0.split(separator: "/").last ?? "")" } ?? "none.md"
    return """
      ---
      tags: [tag-\(next(4))]
      related: [\(next(3) == 0 ? "Recipe \(next(40))" : "")]
      ---

      # Recipe \(next(40))

      Text \(next(1000)), see [another](\(link)).

      ## Ingredients

      - \(next(9) + 1) cups flour
      - 1 [part](\(link))

      ## Method

      1. Do \(next(100)).

      """
  }

  private mutating func any() -> String? { files.isEmpty ? nil : files[next(files.count)] }

  // SplitMix64.
  private mutating func next(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }
}
