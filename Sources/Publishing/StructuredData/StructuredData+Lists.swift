import Diagnostics
import Navigation
import Recipes

extension StructuredData {
  /// Writes the way from the root to a page as a BreadcrumbList.
  func writeBreadcrumb(of route: Route, to json: inout JSONWriter) {
    guard let url = site.facts.url else { return }
    let crumbs = Breadcrumb(of: route, in: site.cookbook).crumbs
    guard crumbs.count > 1 else { return }
    json.object { json in
      json.member("@type", "BreadcrumbList")
      json.member("itemListElement") { json in
        json.array { json in
          for (index, crumb) in crumbs.enumerated() {
            json.object {
              $0.member("@type", "ListItem")
              $0.member("position", index + 1)
              $0.member("name", name(of: crumb.label))
              $0.member("item", url + RelativeURL.encoded(crumb.route.folder))
            }
          }
        }
      }
    }
  }

  private func name(of label: Breadcrumb.Label) -> String {
    switch label {
    case .root: site.words.text("categories")
    case .category(let position): site.cookbook.categories[position].title
    case .recipe(let position): site.cookbook.recipes[position].title
    case .recipes: site.words.text("all-recipes")
    case .tag(let slug): site.plan.tag(slug)?.title ?? slug
    case .cook: site.words.text("step-by-step")
    case .today: site.words.text("today")
    case .saved: site.words.text("saved")
    case .shoppingList: site.words.text("shopping-list")
    }
  }

  /// Writes the recipes on one page of a list as an ItemList of addresses, as search engines want
  /// it of a page that leads to pages with details.
  func writeList(_ recipes: [Int]?, page: Int, to json: inout JSONWriter) {
    guard let url = site.facts.url, let recipes else { return }
    let shown = recipes.dropFirst((page - 1) * SitePlan.pageSize).prefix(SitePlan.pageSize)
    guard !shown.isEmpty else { return }
    json.object { json in
      json.member("@type", "ItemList")
      json.member("itemListElement") { json in
        json.array { json in
          for (index, position) in shown.enumerated() {
            let folder = Route.recipe(site.cookbook.recipes[position].id).folder
            json.object {
              $0.member("@type", "ListItem")
              $0.member("position", index + 1)
              $0.member("url", url + RelativeURL.encoded(folder))
            }
          }
        }
      }
    }
  }

  /// Writes the site with where it can be searched.
  func writeSite(to json: inout JSONWriter) {
    guard let url = site.facts.url else { return }
    json.object { json in
      json.member("@type", "WebSite")
      json.member("@id", url + "#website")
      json.member("url", url)
      json.member("name", site.facts.title)
      if let description = site.facts.description { json.member("description", description) }
      json.member("inLanguage", site.facts.language)
      json.member("potentialAction") { json in
        json.object { json in
          json.member("@type", "SearchAction")
          json.member("target") {
            $0.object {
              $0.member("@type", "EntryPoint")
              $0.member("urlTemplate", url + "recipes/?q={search_term_string}")
            }
          }
          json.member("query-input", "required name=search_term_string")
        }
      }
    }
  }
}
