import Foundation
import Testing

@testable import Navigation

@Suite("The saved state")
struct NavigationStateTests {
  @Test("a state is coded as ids and comes back the same")
  func roundTrip() throws {
    var model = NavigationModel(cookbook: Kitchen.pies)
    model.push("apple-pie")
    model.push("pie-crust")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(model.state)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"recipePathIds":["apple-pie","pie-crust"],"selectedCategory":"dessert"}"#)
    let state = try JSONDecoder().decode(NavigationState.self, from: data)
    #expect(NavigationModel(restoring: state, in: Kitchen.pies) == model)
  }

  @Test("no category is left out of the code")
  func nothingSelected() throws {
    let data = try JSONEncoder().encode(NavigationModel(cookbook: Kitchen.pies).state)
    #expect(String(decoding: data, as: UTF8.self) == #"{"recipePathIds":[]}"#)
  }

  static let restorations: [(String?, [String], String?, [String])] = [
    ("dessert", ["gone", "pie-crust"], "dessert", ["pie-crust"]),
    ("gone", ["gone"], nil, []),
    ("gone", ["caprese"], "salad/italian", ["caprese"]),
    ("salad", [], "salad", []),
    (nil, ["apple-pie"], "dessert", ["apple-pie"]),
    ("dessert", ["pie-crust", "gone", "filling", "pie-crust"], "dessert", ["pie-crust"]),
  ]

  @Test("unknown ids are dropped", arguments: restorations)
  func dropped(category: String?, path: [String], wanted: String?, left: [String]) {
    let state = NavigationState(selectedCategory: category, recipePathIds: path)
    let model = NavigationModel(restoring: state, in: Kitchen.pies)
    #expect(model.selectedCategory == wanted)
    #expect(model.recipePath == left)
  }

  @Test("the selected category is that of the recipe at the bottom of the path")
  func inconsistent() {
    let state = NavigationState(selectedCategory: "sandwich", recipePathIds: ["apple-pie"])
    let model = NavigationModel(restoring: state, in: Kitchen.pies)
    #expect(model.selectedCategory == "dessert")
    #expect(NavigationModel(showing: model.route, in: Kitchen.pies) == model)
  }
}
