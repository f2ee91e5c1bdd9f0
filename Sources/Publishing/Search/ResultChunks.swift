import Diagnostics
import Recipes

/// What a result shows of each recipe, in files of a few recipes each.
///
/// A file is a list of recipes in alphabetical order, each a list of its title, its id, how long it
/// takes in a few letters (empty where that is unknown), and its language where that is not the
/// site's. What is empty at the end of a list is left out.
struct ResultChunks {
  /// The files, as JSON.
  let chunks: [[UInt8]]

  /// Describes all recipes of a site.
  init(of site: PublishedSite, size: Int) {
    let order = site.plan.alphabetical
    let times = TimeWords(site.words)
    chunks = stride(from: 0, to: order.count, by: size).map { start in
      var json = JSONWriter()
      json.array { json in
        for position in order[start..<min(start + size, order.count)] {
          ResultChunks.write(site.cookbook.recipes[position], times, to: &json)
        }
      }
      return json.bytes
    }
  }

  private static func write(
    _ recipe: RecipeSummary, _ times: TimeWords, to json: inout JSONWriter
  ) {
    let time = times.brief(recipe.times)
    json.array { json in
      json.string(recipe.title)
      json.string(recipe.id)
      if time != nil || recipe.language != nil { json.string(time ?? "") }
      if let language = recipe.language { json.string(language) }
    }
  }
}
