import Navigation
import Testing

@testable import Pages

@Suite struct RecipePageTests {
  let site = SampleSite.pies

  @Test func `the line under the title keeps the links of the description`() {
    #expect(
      site.html(.recipe("apple-pie")).contains(
        "<p class=\"lead p-summary\">Thinly sliced apples, a <em>little</em> spice and a "
          + "<a href=\"pie-crust/\" data-recipe=\"pie-crust\">crust</a>.</p>"))
  }

  @Test func `facts say what it makes and how long it takes`() {
    let facts = site.html(.recipe("apple-pie")).between("<dl class=\"facts\">", "</dl>")
    #expect(
      facts.contains(
        "<dt>Makes</dt>\n                <dd><span class=\"p-yield\"><data value=\"8\">8</data> "
          + "<span data-one=\"serving\">servings</span></span></dd>"))
    #expect(facts.contains("<time datetime=\"PT40M\">40 min</time>"))
    #expect(facts.contains("<time class=\"dt-duration\" datetime=\"PT1H40M\">1 h 40 min</time>"))
  }

  @Test func `what a serving holds is told after the method`() {
    let site = SampleSite([("a.md", "---\ncalories: 250\n---\n# A\n")])
    let html = site.html(.recipe("a")).between("id=\"nutrition-facts\">", "</section>")
    #expect(html.hasPrefix("Nutrition per serving</h2>"))
    #expect(html.contains("<dt>Energy</dt>"))
    #expect(html.contains("<dd class=\"p-nutrition\">250 kcal</dd>"))
    #expect(!self.site.html(.recipe("apple-pie")).contains("nutrition"))
  }

  @Test func `ingredients have their amounts and links that push`() {
    let html = site.html(.recipe("apple-pie"))
    #expect(
      html.contains(
        "<b data-measure=\"metric 148.5 g\" data-also=\"150 g\"><data value=\"3/4\">¾</data> "
          + "<span data-more=\"cups\">cup</span></b> white sugar</span>"))
    #expect(
      html.contains(
        "<b><data value=\"1\">1</data> <span data-more=\"recipes\">recipe</span></b> "
          + "<a href=\"pie-crust/\" data-recipe=\"pie-crust\">pastry</a>"))
  }

  @Test func `steps are numbered anchors`() {
    let html = site.html(.recipe("apple-pie"))
    #expect(html.contains("<ol start=\"1\">"))
    #expect(html.contains("<li id=\"step-2\">"))
  }

  @Test func `what a recipe uses is pushed on the path, and popped to where it is on it`() {
    let related = { (route: Route) in
      site.html(route).between("data-related=\"uses\"", "</ul>")
        .split(separator: "href=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }
    #expect(
      related(.recipe("apple-pie")) == ["pie-crust/", "fruit-pie-filling/", "coban-salatasi/"])
    #expect(
      related(.recipe(NavigationPath(["apple-pie", "pie-crust"]))) == ["fruit-pie-filling/"])
    #expect(related(.recipe(SampleSite.path)) == ["../"])
  }

  @Test func `what it is used in are the others' own pages`() {
    let used = site.html(.recipe(SampleSite.path)).between("data-related=\"used-in\"", "</ul>")
    #expect(used.contains("href=\"../../\" data-recipe=\"apple-pie\""))
    #expect(used.contains("href=\"../../../pie-crust/\" data-recipe=\"pie-crust\""))
  }

  @Test func `links in the text lead to recipes, elsewhere, or are text`() {
    let story = site.html(.recipe("apple-pie")).between("<div class=\"story\">", "</div>")
    #expect(
      story.contains("<a href=\"coban-salatasi/\" data-recipe=\"coban-salatasi\">the salad</a>"))
    #expect(story.contains("<a href=\"https://example.org/\" rel=\"noopener\">a site</a>"))
    #expect(story.contains("<span class=\"dead-link\" title=\"gone.md\">none</span>."))
    #expect(story.contains("<h2 id=\"tips\">Tips</h2>"))
  }

  @Test func `a recipe without steps has no way to cook mode`() {
    let site = SampleSite([("a.md", "# Salt\n\n---\n\n- salt\n")])
    #expect(!site.html(.recipe("a")).contains("cook/"))
    #expect(!site.html(.recipe("a")).contains("id=\"method\""))
  }

  @Test func `a photo is shown first of all, and tiles show it too`() {
    let site = SampleSite(
      [("pie.md", "# Pie\n\n![A \"pie\"](pie.jpg)\n")],
      files: ["pie.jpg": "recipes/pie/pie.jpg"])
    #expect(
      site.html(.recipe("pie")).contains(
        "<img class=\"hero u-photo\" src=\"pie.jpg\" alt=\"A &quot;pie&quot;\""))
    #expect(site.html(.root).contains("src=\"recipes/pie/pie.jpg\" alt=\"\""))
    #expect(!site.html(.root).contains("plate-"))
  }

  @Test func `further paragraphs of an ingredient stand after its line`() {
    let site = SampleSite([("a.md", "# A\n\n---\n\n- *1 cup* flour\n\n  Sifted twice.\n")])
    #expect(
      site.html(.recipe("a")).contains(
        "<span data-more=\"cups\">cup</span></b> flour</span></label>\n<p>Sifted twice.</p>"))
  }

  @Test func `a link in the ingredients asks for as much as they need`() {
    let site = SampleSite([
      ("a.md", "# A\n\n---\n\n- 200 g [dough](dough.md)\n- 3 recipes [pesto](pesto.md#more)\n"),
      ("dough.md", "# Dough\n\n**4 portions, 1 kg**\n\n---\n\n- 600 g flour\n"),
      ("pesto.md", "# Pesto\n\n---\n\n- 1 bunch basil\n"),
    ])
    let html = site.html(.recipe("a"))
    #expect(html.contains("href=\"dough/?x=1/5\""))
    #expect(html.contains("href=\"pesto/?x=3"))
  }
}
