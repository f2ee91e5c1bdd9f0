import Diagnostics
import Testing

@testable import Recipes

@Suite("Values that are packed into bytes")
struct PackingTests {
  private static func packed(_ value: some Packable) -> [UInt8] {
    var bytes: [UInt8] = []
    value.pack(into: &bytes)
    return bytes
  }

  private static func unpacked<Value: Packable>(_ bytes: [UInt8]) throws(PackedFault) -> Value {
    var packed = PackedBytes(bytes)
    return try Value(unpacking: &packed)
  }

  @Test(
    "are the same numbers when they are taken out",
    arguments: [0, 1, -1, 63, 64, -64, -65, 300, -300, .max, .min])
  func numbers(number: Int) throws {
    #expect(try Self.unpacked(Self.packed(number)) == number)
    #expect(try Self.unpacked(Self.packed(UInt(bitPattern: number))) == UInt(bitPattern: number))
  }

  @Test("take one byte where they are small")
  func small() {
    #expect(Self.packed(UInt(127)).count == 1)
    #expect(Self.packed(-64).count == 1)
    #expect(Self.packed(UInt(128)).count == 2)
  }

  @Test("are the same texts, lists and absences when they are taken out")
  func others() throws {
    let texts = ["", "Crème brûlée", "麻婆豆腐", String(repeating: "x", count: 1000)]
    #expect(try Self.unpacked(Self.packed(texts)) == texts)
    #expect(try Self.unpacked(Self.packed([nil, Rational(3, 4)])) == [nil, Rational(3, 4)])
  }

  private static let recipe: Recipe = {
    Reading(
      """
      ---
      title: Pie
      tags: [sweet]
      lang: de
      prep: 10 min
      cook: a while
      image: pie.jpg
      image_alt: A pie
      date: 2026-11-30
      updated: 2026-12-01
      aliases: /old/
      related: [tart]
      author: Anna
      source: https://example.org/pie
      cuisine: French
      difficulty: easy
      calories: 200
      category: [Sweet, Pies]
      ---

      See [the crust](crust.md) and ![a](b.png).

      **2-3 pies, 500 g**

      ## Zutaten

      - 1 ½ cups flour (120 g), sifted
      - [dough](dough.md) (optional)

      ### Belag

      - 2 apples

      ## Zubereitung

      1. Mix the flour.

         ![a pan](pan.jpg "Pan")
      2. Bake for 20 to 30 minutes.

      ## Tipps

      Eat.
      """
    ).recipe
  }()

  private static let entry = CookbookEntry(
    summary: RecipeSummary(of: recipe, sourcePath: "cakes/pie.md"), category: ["Cakes"],
    bundle: "cakes", references: recipe.references, anchors: recipe.anchors,
    words: RecipeWords(of: recipe), idRange: SourceRange(4, 9))

  @Test("are the same entry of a cookbook when they are taken out")
  func entry() throws {
    let entry = Self.entry
    #expect(entry.summary.times.cooking?.text == "a while")
    #expect(entry.references.count > 4)
    let taken: CookbookEntry = try Self.unpacked(Self.packed(entry))
    #expect(taken.summary == entry.summary)
    #expect(taken.category == entry.category)
    #expect(taken.bundle == entry.bundle)
    #expect(taken.references == entry.references)
    #expect(taken.anchors == entry.anchors)
    #expect(taken.words == entry.words)
    #expect(taken.idRange == entry.idRange)
  }

  @Test("are the same recipe but for its author's Markdown when they are taken out")
  func recipe() throws {
    var recipe = Self.recipe
    recipe.parts[0].steps[0].photo = Photo(target: "1.jpg", alt: "One", range: SourceRange(3, 4))
    #expect(Self.blankFields(of: recipe) == [])
    let taken: Recipe = try Self.unpacked(Self.packed(recipe))
    recipe.descriptionSource = nil
    recipe.instructionsSource = nil
    recipe.ingredientGroups = recipe.ingredientGroups.map(Self.withoutSources)
    #expect(taken == recipe)
  }

  // A field that is blank here would be left out without being missed.
  private static func blankFields(of recipe: Recipe) -> [String] {
    Mirror(reflecting: recipe).children.compactMap { label, value in
      let inner = Mirror(reflecting: value)
      let isBlank =
        inner.displayStyle == .optional && inner.children.isEmpty
        || inner.displayStyle == .collection && inner.children.isEmpty || value as? String == ""
      return isBlank ? label : nil
    }
  }

  private static func withoutSources(_ group: IngredientGroup) -> IngredientGroup {
    var group = group
    group.titleSource = nil
    for index in group.ingredients.indices {
      group.ingredients[index].nameSource = group.ingredients[index].name
    }
    group.groups = group.groups.map(withoutSources)
    return group
  }

  @Test("are refused where the bytes end too soon, and never crash where they are damaged")
  func damaged() {
    let bytes = Self.packed(Self.entry)
    for count in bytes.indices {
      #expect(throws: PackedFault()) {
        let _: CookbookEntry = try Self.unpacked(Array(bytes[..<count]))
      }
    }
    for place in bytes.indices {
      for byte in [0, 0x7F, 0x80, 0xFF] as [UInt8] {
        var bytes = bytes
        bytes[place] = byte
        let _: CookbookEntry? = try? Self.unpacked(bytes)
      }
    }
  }
}
