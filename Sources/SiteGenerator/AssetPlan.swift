import Recipes

/// Where the files under Content that are no recipes go: beside the page of the recipe that they
/// belong to, else to the path that they have under Content.
struct AssetPlan: Sendable {
  /// The path in the site of each file, by its path under Content.
  private(set) var outputs: [String: String] = [:]

  /// Plans the files of a cookbook.
  ///
  /// A file belongs to a recipe that has a folder of its own and holds it, that refers to it from
  /// the same folder, or whose name it bears (`pie.jpg`, `pie.1.jpg`, `pie-00.jpg`). Of several
  /// recipes the first by id has it, and the others' pages refer to it there.
  init(files: [String], result: CookbookBuilder.Result) {
    guard !files.isEmpty else { return }
    let recipes = result.cookbook.recipes
    let bundles = AssetPlan.positions(result.bundles)
    let stems = AssetPlan.positions(recipes.map { ContentPath.stem(of: $0.sourcePath) })
    let named = AssetPlan.named(in: result)
    for file in files {
      if let (bundle, position) = AssetPlan.bundle(of: file, bundles) {
        let rest = file.utf8.dropFirst(bundle.utf8.count + 1)
        outputs[file] = "recipes/\(recipes[position].id)/\(String(decoding: rest, as: UTF8.self))"
      } else if let position = named[file] ?? AssetPlan.namesake(of: file, stems) {
        outputs[file] = "recipes/\(recipes[position].id)/\(ContentPath.name(of: file))"
      } else {
        outputs[file] = file
      }
    }
  }

  private static func positions(_ paths: [String?]) -> [String: Int] {
    var positions: [String: Int] = [:]
    for (position, path) in paths.enumerated() {
      if let path, positions[path] == nil { positions[path] = position }
    }
    return positions
  }

  private static func named(in result: CookbookBuilder.Result) -> [String: Int] {
    var named: [String: Int] = [:]
    for (position, recipe) in result.cookbook.recipes.enumerated() {
      let folder = ContentPath.folder(of: recipe.sourcePath)
      for link in result.references[position] {
        let place = result.index.resolve(link.reference.target, from: recipe.sourcePath)
        if case .file(let path) = place, ContentPath.folder(of: path) == folder, named[path] == nil
        {
          named[path] = position
        }
      }
    }
    return named
  }

  private static func bundle(of file: String, _ bundles: [String: Int]) -> (String, Int)? {
    var folder = ContentPath.folder(of: file)
    while !folder.isEmpty {
      if let position = bundles[folder] { return (folder, position) }
      folder = ContentPath.folder(of: folder)
    }
    return nil
  }

  private static func namesake(of file: String, _ stems: [String: Int]) -> Int? {
    guard let dot = file.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let stem = file[..<dot]
    if let position = stems[String(stem)] { return position }
    let digits = stem.utf8.reversed().prefix { (48...57).contains($0) }.count
    guard digits > 0 else { return nil }
    let rest = stem.utf8.dropLast(digits)
    guard let mark = rest.last, mark == UInt8(ascii: ".") || mark == UInt8(ascii: "-") else {
      return nil
    }
    return stems[String(decoding: rest.dropLast(), as: UTF8.self)]
  }
}
