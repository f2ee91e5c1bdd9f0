import Diagnostics
import Recipes

extension Feed {
  /// The feed as JSON Feed 1.1.
  var json: [UInt8] {
    var json = JSONWriter(layout: .indented)
    json.object { json in
      json.member("version", "https://jsonfeed.org/version/1.1")
      json.member("title", site.facts.title)
      json.member("home_page_url", url)
      json.member("feed_url", url + "feed.json")
      if let description = site.facts.description { json.member("description", description) }
      json.member("language", site.facts.language)
      Feed.write(author: site.facts.author, to: &json)
      json.member("items") { json in
        json.array { json in
          for entry in entries { write(entry, to: &json) }
        }
      }
    }
    return json.bytes + "\n".utf8
  }

  private func write(_ entry: Entry, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", entry.address)
      json.member("url", entry.address)
      json.member("title", entry.recipe.title)
      json.member("content_html", String(decoding: entry.content, as: UTF8.self))
      if !entry.recipe.summary.isEmpty { json.member("summary", entry.recipe.summary) }
      if let photo = entry.recipe.photo,
        let image = site.address(ofFile: photo.target, from: entry.summary.sourcePath)
      {
        json.member("image", image)
      }
      json.member("date_published", Feed.moment(entry.published))
      json.member("date_modified", Feed.moment(entry.updated))
      Feed.write(author: entry.recipe.author, to: &json)
      if !entry.recipe.tags.isEmpty { json.member("tags", entry.recipe.tags) }
      if let language = entry.recipe.language { json.member("language", language) }
    }
  }

  private static func write(author: String?, to json: inout JSONWriter) {
    guard let author else { return }
    json.member("authors") { json in
      json.array { json in
        json.object { $0.member("name", author) }
      }
    }
  }
}
