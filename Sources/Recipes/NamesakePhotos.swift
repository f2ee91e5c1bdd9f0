import Diagnostics
import Markdown

/// Photos that belong to recipes by their names alone: `pie.jpg` or else `pie-00.jpg` beside
/// `pie.md` shows the dish, and `pie.2.jpg` its second step.
public struct NamesakePhotos: Sendable {
  fileprivate struct Own {
    var dish: (rank: Int, file: String)?
    var steps: [Int: String] = [:]
  }

  private var own: [String: Own] = [:]

  /// No photos at all.
  public init() {}

  /// Finds the photos of recipes, all given by their paths under Content.
  public init(recipes: [String], files: [String]) {
    let names = files.compactMap { PhotoFile($0) }
    guard !names.isEmpty else { return }
    let recipes = NamesakePhotos.byStem(recipes)
    for name in names.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      if let recipe = recipes[name.stem] {
        own[recipe, default: Own()].offer(name.path, rank: -1)
      } else if let numbered = name.numbered, let recipe = recipes[numbered.stem] {
        own[recipe, default: Own()].add(name.path, numbered)
      }
    }
  }

  /// Whether there are none at all.
  public var isEmpty: Bool { own.isEmpty }

  /// Whether a recipe has a photo of the dish by its name.
  public func hasDish(of path: String) -> Bool { own[path]?.dish != nil }

  /// The photo of the dish; `nil` where no file bears the recipe's name.
  ///
  /// - Parameters:
  ///   - alt: What the author says that it shows; the title serves where that is empty.
  public func dish(of path: String, title: String, alt: String) -> Photo? {
    own[path]?.dish.map {
      Photo(target: "/\($0.file)", alt: alt.isEmpty ? title : alt, range: SourceRange(at: 0))
    }
  }

  /// Gives a recipe the photos that its file names none of.
  public func fill(_ recipe: inout Recipe, at path: String) {
    guard let own = own[path] else { return }
    if recipe.photo == nil {
      recipe.photo = dish(of: path, title: recipe.title, alt: recipe.photoAlt)
    }
    guard !own.steps.isEmpty else { return }
    var number = 0
    for part in recipe.parts.indices {
      for step in recipe.parts[part].steps.indices {
        number += 1
        guard let file = own.steps[number], !recipe.parts[part].steps[step].hasPicture else {
          continue
        }
        recipe.parts[part].steps[step].photo = Photo(
          target: "/\(file)", alt: "", range: SourceRange(at: 0))
      }
    }
  }

  // A recipe in a folder of its own may be called after the folder or `index`.
  private static func byStem(_ paths: [String]) -> [String: String] {
    var stems: [String: String] = [:]
    for path in paths {
      guard let stem = ContentPath.stem(of: path) else { continue }
      stems[stem] = path
      if ContentPath.name(of: stem) == "index" {
        let folder = ContentPath.folder(of: path)
        let named = "\(folder)/\(ContentPath.name(of: folder))"
        if !folder.isEmpty, stems[named] == nil { stems[named] = path }
      }
    }
    return stems
  }
}

extension NamesakePhotos.Own {
  fileprivate mutating func offer(_ file: String, rank: Int) {
    if let dish, dish.rank <= rank { return }
    dish = (rank, file)
  }

  fileprivate mutating func add(_ file: String, _ numbered: PhotoFile.Numbered) {
    if numbered.isStep, numbered.number > 0 {
      if steps[numbered.number] == nil { steps[numbered.number] = file }
    } else {
      offer(file, rank: numbered.number)
    }
  }
}

/// The path of a photo taken apart: `dessert/pie.2.jpg`.
struct PhotoFile {
  /// The path as it is.
  let path: String
  /// The path without the ending: `dessert/pie.2`.
  let stem: String

  /// A stem that ends in a number.
  struct Numbered {
    /// What stands before the number: `dessert/pie`.
    let stem: String
    /// The number.
    let number: Int
    /// Whether a full stop is before the number, as photos of steps have it.
    let isStep: Bool
  }

  /// Takes a path apart; `nil` where its ending is none of a photo's.
  init?(_ path: String) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")),
      PhotoFile.endings.contains(path[path.utf8.index(after: dot)...].lowercased())
    else { return nil }
    self.path = path
    stem = String(path[..<dot])
  }

  /// The stem before a number; `nil` where it ends in none.
  var numbered: Numbered? {
    let digits = stem.utf8.reversed().prefix { (48...57).contains($0) }.count
    let rest = stem.utf8.dropLast(digits)
    guard digits > 0, let mark = rest.last, let number = Int(stem.utf8.suffix(digits).text),
      mark == UInt8(ascii: ".") || mark == UInt8(ascii: "-")
    else { return nil }
    return Numbered(
      stem: rest.dropLast().text, number: number, isStep: mark == UInt8(ascii: "."))
  }

  private static let endings: Set<String> = ["avif", "gif", "jpeg", "jpg", "png", "webp"]
}

extension Substring.UTF8View {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
