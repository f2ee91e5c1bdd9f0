import Recipes

extension Feed {
  /// The feed as Atom (RFC 4287).
  var atom: [UInt8] {
    var xml = XMLWriter()
    let attributes: [XMLWriter.Attribute] = [
      ("xmlns", "http://www.w3.org/2005/Atom"), ("xml:lang", site.facts.language),
    ]
    xml.element("feed", attributes) { xml in
      xml.element("title", text: site.facts.title)
      if let description = site.facts.description { xml.element("subtitle", text: description) }
      xml.element("id", text: url)
      xml.element(
        "link", [("rel", "self"), ("type", "application/atom+xml"), ("href", url + "feed.xml")])
      xml.element("link", [("rel", "alternate"), ("type", "text/html"), ("href", url)])
      xml.element("updated", text: Feed.moment(entries.map(\.updated).max() ?? ""))
      xml.element("author") { $0.element("name", text: site.facts.author ?? site.facts.title) }
      xml.element("generator", text: "Crumb")
      for entry in entries { write(entry, to: &xml) }
    }
    return xml.bytes
  }

  private func write(_ entry: Entry, to xml: inout XMLWriter) {
    let language = entry.recipe.language.map { [(name: "xml:lang" as StaticString, value: $0)] }
    xml.element("entry", language ?? []) { xml in
      xml.element("title", text: entry.recipe.title)
      xml.element("id", text: entry.address)
      xml.element("link", [("rel", "alternate"), ("type", "text/html"), ("href", entry.address)])
      xml.element("published", text: Feed.moment(entry.published))
      xml.element("updated", text: Feed.moment(entry.updated))
      if let author = entry.recipe.author {
        xml.element("author") { $0.element("name", text: author) }
      }
      for tag in entry.recipe.tags { xml.element("category", [("term", tag)]) }
      if !entry.recipe.summary.isEmpty { xml.element("summary", text: entry.recipe.summary) }
      xml.element("content", [("type", "html")], text: entry.content)
    }
  }

  /// The start of a day as RFC 3339 writes it; feeds have no days.
  static func moment(_ day: String) -> String { day + "T00:00:00Z" }
}
