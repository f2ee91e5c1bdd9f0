import Recipes

/// What a result shows of each recipe, in files of some hundreds of recipes each.
///
/// A line of a file is a recipe, in alphabetical order: how many letters of the title before begin its
/// own, the other letters, how long it takes in a few letters, its language where that is not the
/// site's, and its id where that is not made of its title's plain letters and digits; with tabs between
/// them, but for those at the end.
struct ResultChunks {
  /// The files, as text.
  let chunks: [[UInt8]]

  /// Describes all recipes of a site.
  init(of site: PublishedSite, size: Int) {
    let order = site.plan.alphabetical
    let times = TimeWords(site.words)
    chunks = stride(from: 0, to: order.count, by: size).map { start in
      var text: [UInt8] = []
      var last: [UInt8] = []
      for position in order[start..<min(start + size, order.count)] {
        let recipe = site.cookbook.recipes[position]
        let title = ResultChunks.line(recipe.title)
        ResultChunks.append(recipe, title, after: last, times, to: &text)
        last = title
      }
      return text
    }
  }

  private static func append(
    _ recipe: RecipeSummary, _ title: [UInt8], after last: [UInt8], _ times: TimeWords,
    to text: inout [UInt8]
  ) {
    // Only letters that a script counts as one each are taken from the title before.
    let shared = zip(title, last).prefix { $0 == $1 && $0 < 0x80 }.count
    let time = times.brief(recipe.times).map(line) ?? []
    let id = Array(recipe.id.description.utf8)
    var fields = [Array("\(shared)".utf8), Array(title[shared...]), time]
    fields.append(recipe.language.map(line) ?? [])
    fields.append(id == plainID(of: title) ? [] : id)
    while fields.last?.isEmpty == true { fields.removeLast() }
    if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
    text += fields.joined(separator: [UInt8(ascii: "\t")])
  }

  /// Text without the signs that end a field or a line.
  private static func line(_ text: String) -> [UInt8] {
    text.utf8.map { $0 < UInt8(ascii: " ") ? UInt8(ascii: " ") : $0 }
  }

  /// The plain letters and digits of a title, all other runs a hyphen each, as a script finds them.
  private static func plainID(of title: [UInt8]) -> [UInt8] {
    var id: [UInt8] = []
    for byte in title {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): id.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        id.append(byte)
      default: if id.last != UInt8(ascii: "-") { id.append(UInt8(ascii: "-")) }
      }
    }
    return id
  }
}
