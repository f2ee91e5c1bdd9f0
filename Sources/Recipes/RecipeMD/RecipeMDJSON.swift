import Diagnostics

/// The JSON that RecipeMD defines for recipes.
public enum RecipeMDJSON {
  /// A recipe as UTF-8 JSON with the members of RecipeMD 2.4.
  public static func encode(_ recipe: Recipe) -> [UInt8] {
    var json = JSONWriter(layout: .indented)
    json.object { json in
      json.member("title", recipe.title)
      json.member("description", recipe.descriptionSource)
      json.member("yields") { json in
        json.array { json in for yield in recipe.yields { write(yield, &json) } }
      }
      json.member("tags", recipe.tags)
      let ungrouped = recipe.ingredientGroups.first.flatMap { $0.title == nil ? $0 : nil }
      write(
        ungrouped?.ingredients ?? [],
        recipe.ingredientGroups.filter { $0.title != nil }, &json)
      json.member("instructions", recipe.instructionsSource)
    }
    return json.bytes
  }

  private static func write(
    _ ingredients: [Ingredient], _ groups: [IngredientGroup], _ json: inout JSONWriter
  ) {
    json.member("ingredients") { json in
      json.array { json in for ingredient in ingredients { write(ingredient, &json) } }
    }
    json.member("ingredient_groups") { json in
      json.array { json in
        for group in groups {
          json.object { json in
            json.member("title", group.titleSource ?? group.title)
            write(group.ingredients, group.groups, &json)
          }
        }
      }
    }
  }

  private static func write(_ ingredient: Ingredient, _ json: inout JSONWriter) {
    json.object { json in
      json.member("name", ingredient.link == nil ? ingredient.nameSource : ingredient.name)
      json.member("amount") { json in
        if let amount = ingredient.amount { write(amount, &json) } else { json.null() }
      }
      json.member("link", ingredient.link.map { PercentEncoding.encode($0.target) })
    }
  }

  private static func write(_ amount: Amount, _ json: inout JSONWriter) {
    let read = RecipeMDAmount(amount.text)
    guard let factor = read?.factor ?? amount.min else { return json.null() }
    json.object { json in
      json.member("factor", factor.exactDecimalText)
      json.member("unit", read == nil ? amount.unit : read?.unit)
    }
  }
}

/// Percent-encoding of link targets, as RFC 3986 wants it.
enum PercentEncoding {
  /// Encodes what may not stand in an address; what is encoded already stays.
  static func encode(_ target: String) -> String {
    var bytes: [UInt8] = []
    for byte in target.utf8 {
      if byte > 0x20, byte < 0x7F, !forbidden.contains(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)
  private static let forbidden = Set("\"<>\\^`{|}".utf8)
}
