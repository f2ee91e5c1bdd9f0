/// How much of one thing a serving holds.
public struct Nutrient: Sendable, Equatable {
  /// What it holds.
  public var kind: Kind
  /// How much, in the author's words: `9 g`.
  public var amount: String

  /// Makes a nutrient.
  public init(_ kind: Kind, amount: String) {
    self.kind = kind
    self.amount = amount
  }

  /// What a serving can hold, in the order in which pages tell it.
  ///
  /// The raw value is the canonical key, and the key of the theme's word for it.
  public enum Kind: String, CaseIterable, Sendable {
    case servingSize = "serving-size"
    case calories, fat
    case saturatedFat = "saturated-fat"
    case unsaturatedFat = "unsaturated-fat"
    case transFat = "trans-fat"
    case carbohydrates, sugar, fiber, protein, salt, sodium, cholesterol
  }
}

extension Nutrient.Kind {
  /// The kind that a key names, however it is spelled: `saturatedFatContent`, `saturated_fat`.
  init?(named name: String) {
    var key = name.lowercased().filter { $0 != " " && $0 != "_" && $0 != "-" }
    if key.hasSuffix("content") { key.removeLast("content".count) }
    switch key {
    case "servingsize", "serving", "perserving": self = .servingSize
    case "calories", "calorie", "kcal", "energy": self = .calories
    case "fat", "totalfat": self = .fat
    case "saturatedfat", "saturates", "saturatedfats": self = .saturatedFat
    case "unsaturatedfat", "unsaturatedfats": self = .unsaturatedFat
    case "transfat", "transfats": self = .transFat
    case "carbohydrates", "carbohydrate", "carbs", "totalcarbohydrate": self = .carbohydrates
    case "sugar", "sugars": self = .sugar
    case "fiber", "fibre", "dietaryfiber", "dietaryfibre": self = .fiber
    case "protein", "proteins": self = .protein
    case "salt": self = .salt
    case "sodium": self = .sodium
    case "cholesterol": self = .cholesterol
    default: return nil
    }
  }

  /// What a number alone counts; labels on food give these units.
  var unitOfBareNumber: String? {
    switch self {
    case .servingSize: nil
    case .calories: "kcal"
    case .sodium, .cholesterol: "mg"
    default: "g"
    }
  }

  /// The property of schema.org's NutritionInformation; `nil` for salt, which has none.
  public var property: String? {
    switch self {
    case .servingSize: "servingSize"
    case .calories: "calories"
    case .fat: "fatContent"
    case .saturatedFat: "saturatedFatContent"
    case .unsaturatedFat: "unsaturatedFatContent"
    case .transFat: "transFatContent"
    case .carbohydrates: "carbohydrateContent"
    case .sugar: "sugarContent"
    case .fiber: "fiberContent"
    case .protein: "proteinContent"
    case .salt: nil
    case .sodium: "sodiumContent"
    case .cholesterol: "cholesterolContent"
    }
  }
}
