import Recipes
import Testing

@testable import Navigation

@Suite("The recipes that take turns as today's")
struct RecipesOfTheDayTests {
  private func soups(_ numbers: Range<Int>, steps: Int = 1) -> [Kitchen.Dish] {
    numbers.map { .init(id: "soup-\($0 + 1000)", steps: steps) }
  }

  private func turns(_ dishes: [Kitchen.Dish]) -> [RecipeID] {
    let cookbook = Kitchen.cookbook(dishes)
    return RecipesOfTheDay.turns(of: cookbook).map { cookbook.recipes[$0].id }
  }

  @Test("each recipe has one turn, and as many as a leap year has days take turns")
  func once() {
    let ids = soups(0..<50).map(\.id)
    #expect(Set(turns(soups(0..<50))) == Set(ids))
    #expect(turns(soups(0..<50)).count == 50)
    #expect(turns(soups(0..<1000)).count == 366)
  }

  @Test("names that follow each other do not have turns that do")
  func mixed() {
    let numbers = turns(soups(0..<300)).compactMap { Int($0.suffix(4)) }
    let neighbours = zip(numbers, numbers.dropFirst()).count { abs($0 - $1) == 1 }
    #expect(neighbours < 10)
  }

  @Test("a new recipe leaves the order of the others as it was")
  func steady() {
    let before = turns(soups(0..<50))
    let after = turns(soups(0..<51))
    #expect(after.filter { $0 != "soup-1050" } == before)
  }

  @Test("a recipe without steps has a turn only where none has steps")
  func steps() {
    #expect(turns(soups(0..<2, steps: 0) + soups(2..<3)) == ["soup-1002"])
    #expect(turns(soups(0..<2, steps: 0)).count == 2)
    #expect(turns([]).isEmpty)
  }
}
