import Diagnostics

/// The JSON of `crumb export`: a recipe with all that was understood of it.
public enum RecipeJSON {
  /// A recipe as UTF-8 JSON; amounts are fractions as text, times ISO 8601, absent values null.
  public static func encode(_ recipe: Recipe, siteLanguage: String? = nil) -> [UInt8] {
    var json = JSONWriter(layout: .indented)
    json.object { json in
      json.member("id", recipe.id)
      json.member("title", recipe.title)
      json.member("description", recipe.summary.isEmpty ? nil : recipe.summary)
      json.member("language", recipe.language ?? siteLanguage)
      let category = recipe.category.joined(separator: "/")
      json.member("category", category.isEmpty ? nil : category)
      json.member("tags", recipe.tags)
      json.member("yields") { json in
        json.array { json in for yield in recipe.yields { write(yield, &json) } }
      }
      write(recipe.times, &json)
      json.member("ingredientGroups") { write(recipe.ingredientGroups, &$0) }
      json.member("parts") { json in
        json.array { json in for part in recipe.parts { write(part, &json) } }
      }
      json.member("related", recipe.related.map(\.target))
      json.member("author", recipe.author)
      json.member("source", recipe.source)
      json.member("image", recipe.photo?.target)
    }
    return json.bytes
  }

  private static func write(_ times: CookingTimes, _ json: inout JSONWriter) {
    json.member("times") { json in
      json.object { json in
        json.member("prep", times.preparation?.iso8601)
        json.member("cook", times.cooking?.iso8601)
        json.member("total", times.total?.iso8601)
      }
    }
  }

  private static func write(_ groups: [IngredientGroup], _ json: inout JSONWriter) {
    json.array { json in
      for group in groups {
        json.object { json in
          json.member("title", group.title)
          json.member("groups") { write(group.groups, &$0) }
          json.member("ingredients") { json in
            json.array { json in for ingredient in group.ingredients { write(ingredient, &json) } }
          }
        }
      }
    }
  }

  private static func write(_ ingredient: Ingredient, _ json: inout JSONWriter) {
    json.object { json in
      json.member("text", ingredient.text)
      json.member("amount") { write(ingredient.amount, &$0) }
      json.member("alternateAmount") { write(ingredient.alternateAmount, &$0) }
      json.member("name", ingredient.name)
      json.member("note", ingredient.note)
      json.member("optional", ingredient.isOptional)
      json.member("link", ingredient.link?.target)
    }
  }

  private static func write(_ amount: Amount?, _ json: inout JSONWriter) {
    guard let amount else { return json.null() }
    json.object { json in
      json.member("min", amount.min?.text)
      json.member("max", amount.max?.text)
      json.member("unit", amount.unit)
      json.member("text", amount.text)
    }
  }

  private static func write(_ part: Part, _ json: inout JSONWriter) {
    json.object { json in
      json.member("title", part.title)
      json.member("steps") { json in
        json.array { json in
          for step in part.steps {
            json.object { json in
              json.member("text", step.text)
              json.member("ingredients") { json in
                json.array { json in for index in step.ingredients { json.integer(index) } }
              }
              json.member("durations", step.durations.map(Durations.iso8601))
            }
          }
        }
      }
    }
  }
}
