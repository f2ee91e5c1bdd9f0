/// What a new project begins with: recipes that lead to each other, in two ways of writing, and
/// all that publishes them.
enum StarterProject {
  /// The files of a project of a title.
  static func files(title: String) -> [StarterFile] {
    [
      StarterFile(path: "Content/site.yml", text: configuration(title: title)),
      StarterFile(path: "Content/dessert/README.md", text: dessert),
      StarterFile(path: "Content/dessert/plum-tart.md", text: plumTart),
      StarterFile(path: "Content/basics/sweet-pastry.md", text: sweetPastry),
      StarterFile(path: "Content/basics/vanilla-sugar.md", text: vanillaSugar),
      StarterFile(path: ".gitignore", text: "Site/\n.crumb/\n"),
      StarterFile(path: PublishingWorkflow.path, text: PublishingWorkflow.text),
    ]
  }

  private static func configuration(title: String) -> String {
    """
    title: \(quoted(title))
    language: en
    # Where the site will be, for search engines and feeds:
    # url: https://example.org/
    categories:
      - { id: dessert, title: Dessert }
      - { id: basics, title: Basics }

    """
  }

  // YAML 1.2 §7.3.1: between double quotes every text can be written.
  private static func quoted(_ text: String) -> String {
    let escaped = text.flatMap { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }
    return "\"\(String(escaped))\""
  }

  private static let dessert = """
    # Dessert

    What people keep room for.

    """

  private static let plumTart = """
    ---
    prep: 25 min
    cook: 40 min
    yields: 8 slices
    tags: [fruit, baking]
    related: [sweet-pastry]
    ---

    # Plum Tart

    Halved plums, packed tight and baked until their juice turns to jam.

    ## Ingredients

    - 1 recipe [sweet pastry](../basics/sweet-pastry.md)
    - 800 g plums
    - 2 tbsp vanilla sugar
    - 1 tbsp butter

    ## Method

    1. Heat the oven to 200 °C. Line a 26 cm tin with the pastry and prick the base.
    2. Halve the plums and stand them on the pastry, cut side up, as close as they will go.
    3. Sprinkle with the vanilla sugar and dot with the butter.
    4. Bake for 40 minutes, until the edge is deep gold.

    ## Tips

    Firm plums keep their shape. Very ripe ones want a spoonful of ground almonds underneath.

    """

  private static let sweetPastry = """
    # Sweet Pastry

    A short crust that rolls without tearing.

    *basics, baking*

    **1 tart of 26 cm**

    ---

    - *250 g* flour
    - *125 g* cold butter
    - *70 g* [vanilla sugar](vanilla-sugar.md)
    - *1* egg

    ---

    1. Rub the butter into the flour and the sugar until it looks like crumbs.
    2. Stir in the egg and press everything together.
    3. Wrap the dough and let it rest in the cold for 30 minutes.

    """

  private static let vanillaSugar = """
    # Vanilla Sugar

    *basics*

    **500 g**

    ---

    - *500 g* sugar
    - *2* vanilla pods

    ---

    1. Split the pods and bury them in the sugar.
    2. Close the jar and wait for two weeks.

    """
}
