import Testing

@testable import Recipes

@Suite struct StepMarksTests {
  static func html(
    _ step: String, _ ingredients: String = "- ½ cup butter\n- 2 eggs\n- 1 l milk"
  )
    -> String
  {
    let recipe = Reading("# T\n\n---\n\n\(ingredients)\n\n---\n\n1. \(step)\n").recipe
    let html = recipe.steps.first?.body.html ?? []
    return String(decoding: html, as: UTF8.self)
      .replacing("<p>", with: "").replacing("</p>", with: "").trimmed
  }

  @Test(
    "lengths of time are marked, a range by its lower end",
    arguments: [
      ("Bake 30 minutes.", "Bake <time datetime=\"PT30M\">30 minutes</time>."),
      (
        "Bake 35 to 40 minutes more.",
        "Bake <time datetime=\"PT35M\">35 to 40 minutes</time> more."
      ),
      ("Rest an hour.", "Rest <time datetime=\"PT1H\">an hour</time>."),
      ("Cook 1 h 20 min.", "Cook <time datetime=\"PT1H20M\">1 h 20 min</time>."),
      ("`5 minutes`", "<code>5 minutes</code>"),
    ])
  func times(step: String, html: String) { #expect(Self.html(step) == html) }

  @Test(
    "temperatures are marked, with the other scale where the author does not give it",
    arguments: [
      ("Heat to 350°F.", "Heat to <data value=\"350 °F\" data-also=\"180 °C\">350°F</data>."),
      ("Auf 180 °C.", "Auf <data value=\"180 °C\" data-also=\"350 °F\">180 °C</data>."),
      ("Auf 200 Grad.", "Auf <data value=\"200 °C\" data-also=\"400 °F\">200 Grad</data>."),
      (
        "Bei 180–200 °C.",
        "Bei <data value=\"180–200 °C\" data-also=\"350–400 °F\">180–200 °C</data>."
      ),
      ("To 165F.", "To <data value=\"165 °F\" data-also=\"74 °C\">165F</data>."),
      ("180℃", "<data value=\"180 °C\" data-also=\"350 °F\">180℃</data>"),
      (
        "At 425 °F (220 °C).",
        "At <data value=\"425 °F\">425 °F</data> (<data value=\"220 °C\">220 °C</data>)."
      ),
      (
        "Heat to gas mark 4.",
        "Heat to gas mark <data value=\"gas 4\" data-also=\"180 °C, 350 °F\">4</data>."
      ),
      ("Vitamin 12C", "Vitamin 12C"),
    ])
  func temperatures(step: String, html: String) { #expect(Self.html(step) == html) }

  @Test(
    "amounts of ingredients are marked, and no others",
    arguments: [
      ("Add 2 eggs.", "Add <data value=\"2\">2</data> eggs."),
      (
        "Melt ¼ cup of the cold butter.",
        "Melt <span data-measure=\"metric 56.5 g\"><data value=\"1/4\">¼</data> "
          + "<span data-more=\"cups\">cup</span></span> of the cold butter."
      ),
      (
        "Pour in 500 ml milk.",
        "Pour in <span data-measure=\"us 500 ml\"><data value=\"500\">500</data> ml</span> milk."
      ),
      ("Cut into 8 pieces.", "Cut into 8 pieces."),
      ("Butter a 9 inch pan.", "Butter a 9 inch pan."),
      ("Use 2 pans, eggs last.", "Use 2 pans, eggs last."),
      ("Take ¼ cup of batter.", "Take ¼ cup of batter."),
    ])
  func amounts(step: String, html: String) { #expect(Self.html(step) == html) }

  @Test("links stay where they are")
  func links() throws {
    let recipe = Reading(
      "# T\n\n---\n\n- 2 eggs\n\n---\n\n1. Wait 5 min, [see 3](x.md) for 2 eggs.\n"
    )
    .recipe
    let body = try #require(recipe.steps.first?.body)
    let slot = try #require(body.slots.first)
    #expect(String(decoding: body.html[slot.offset...].prefix(5), as: UTF8.self) == "see 3")
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
