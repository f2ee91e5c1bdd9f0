import Diagnostics
import YAML

extension RecipeDraft {
  /// Reads what a serving holds: `nutrition:` as a map or a list, and `calories:` by itself.
  mutating func readNutrition(_ map: inout FrontMatterMap) {
    if let key = map.name(of: .nutrition) {
      if let node = map.values.node(key), node.entries != nil {
        readNutrients(of: node, &map.values)
      } else {
        readNutrients(listedIn: key, &map.values)
      }
    }
    if let calories = map.text(.calories) { add(.calories, calories, &map.values) }
    guard !recipe.nutrition.isEmpty else { return }
    let order = Nutrient.Kind.allCases
    recipe.nutrition = order.compactMap { kind in recipe.nutrition.first { $0.kind == kind } }
  }

  private mutating func readNutrients(of node: YAMLNode, _ map: inout YAMLMap) {
    var inner = map.inner(node, noun: "`nutrition`")
    for kind in Nutrient.Kind.allCases {
      let names = inner.keys.map(\.value).filter { Nutrient.Kind(named: $0) == kind }
      guard !names.isEmpty, let text = inner.text(inner.name(among: names)) else { continue }
      add(kind, text, &inner)
    }
    inner.reportUnknownKeys(alsoKnown: Set(Nutrient.Kind.allCases.map(\.rawValue)))
    map.absorb(inner)
  }

  // `- 30 g sugar` or `- sugar: 30 g` as one text; the longest name that ends the text counts.
  private mutating func readNutrients(listedIn key: String, _ map: inout YAMLMap) {
    for item in map.texts(key) {
      let words = item.value.split { $0 == " " || $0 == ":" }.map(String.init)
      guard let (kind, amount) = RecipeDraft.nutrient(words) else {
        map.report(
          RecipeFault.badNutrient, at: item.range,
          "`\(item.value)` names nothing that a serving is known to hold",
          help: "write it like `30 g sugar`")
        continue
      }
      add(kind, Positioned(amount, range: item.range), &map)
    }
  }

  private static func nutrient(_ words: [String]) -> (Nutrient.Kind, String)? {
    for start in words.indices {
      let (before, after) = (words[..<start], words[start...])
      if let kind = Nutrient.Kind(named: after.joined(separator: " ")) {
        return (kind, before.joined(separator: " "))
      }
      if start > 0, let kind = Nutrient.Kind(named: before.joined(separator: " ")) {
        return (kind, after.joined(separator: " "))
      }
    }
    return nil
  }

  private mutating func add(
    _ kind: Nutrient.Kind, _ text: Positioned<String>, _ map: inout YAMLMap
  ) {
    guard !recipe.nutrition.contains(where: { $0.kind == kind }) else {
      return map.report(
        RecipeFault.conflict, at: text.range, "`\(kind.rawValue)` is told twice",
        help: "the first one counts; remove one of them")
    }
    let digits = text.value.utf8.count { (48...57).contains($0) }
    guard digits > 0 || kind == .servingSize && !text.value.isEmpty else {
      return map.report(
        RecipeFault.badNutrient, at: text.range,
        "`\(kind.rawValue)` is `\(text.value)`, which is no amount",
        help: "write it like `\(kind == .calories ? "250 kcal" : "9 g")`")
    }
    let isBare = text.value.utf8.allSatisfy { (48...57).contains($0) || $0 == 0x2E || $0 == 0x2C }
    let unit = isBare ? kind.unitOfBareNumber.map { " \($0)" } ?? "" : ""
    recipe.nutrition.append(Nutrient(kind, amount: text.value + unit))
  }
}
