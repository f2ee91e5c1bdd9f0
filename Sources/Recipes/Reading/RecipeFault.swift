import Diagnostics

/// The kinds of fault in a recipe.
public enum RecipeFault {
  /// No title.
  public static let noTitle = DiagnosticKind(
    "no-title", .warning, summary: "A recipe has no title; its file's name serves.",
    example: "a file that begins with its ingredients", remedy: "Begin the file with `# Title`.")
  /// Two titles.
  public static let twoTitles = DiagnosticKind(
    "two-titles", .warning,
    summary: "A recipe has two titles, as headings or in the front matter.",
    example: "# Apple Pie\n\n# Crust",
    remedy: "Keep one of them. Another recipe wants its own file, a part of this one `## Crust`.")
  /// No ingredients.
  public static let noIngredients = DiagnosticKind(
    "no-ingredients", .warning, summary: "A recipe has no list of ingredients.",
    example: "# Toast\n\nToast the bread.",
    remedy: "Put the ingredients into a list under `## Ingredients`.")
  /// No steps.
  public static let noSteps = DiagnosticKind(
    "no-steps", .warning, summary: "A recipe has no steps.",
    example: "# Toast\n\n## Ingredients\n\n- bread",
    remedy: "Write what to do under `## Method`, one numbered item for each step.")
  /// No yield.
  public static let noYield = DiagnosticKind(
    "no-yield", .note, summary: "A recipe does not say how much it makes.",
    example: "# Toast", remedy: "Write it in bold under the title: `**4 servings**`.")
  /// No photo.
  public static let noPhoto = DiagnosticKind(
    "no-photo", .note, summary: "A recipe has no photo; a plate is drawn in its place.",
    example: "# Toast", remedy: "Put a picture under the title: `![What it shows](toast.jpg)`.")
  /// No times.
  public static let noTimes = DiagnosticKind(
    "no-times", .note, summary: "A recipe does not say how long it takes.",
    example: "# Toast", remedy: "Write it in the front matter: `prep: 10 min`, `cook: 45 min`.")
  /// A picture without a description.
  public static let noDescription = DiagnosticKind(
    "no-description", .note,
    summary: "A picture has no description for those who cannot see it.",
    example: "![](pie.jpg)", remedy: "Say what it shows: `![A slice of pie](pie.jpg)`.")
  /// A time that is none.
  public static let badTime = DiagnosticKind(
    "bad-time", .warning, summary: "A length of time is not understood.",
    example: "prep: a while", remedy: "Write it like `45 min` or `1 h 30 min`.")
  /// A language tag that is none.
  public static let badLanguage = DiagnosticKind(
    "bad-language", .warning, summary: "A language tag is not understood.",
    example: "lang: english", remedy: "Write a tag such as `en`, `de` or `pt-BR`.")
  /// A number whose separator is doubtful.
  public static let doubtfulNumber = DiagnosticKind(
    "doubtful-number", .warning,
    summary: "A number may mean thousands or a decimal fraction.",
    example: "- 1.000 g flour", remedy: "Write the number without a separator: `1000 g`.")
  /// An amount that is not understood.
  public static let unclearAmount = DiagnosticKind(
    "unclear-amount", .warning,
    summary: "An ingredient begins with a number that is no amount, so it does not scale.",
    example: "- 1/0 cup flour", remedy: "Write the amount as a number: `½ cup flour`.")
  /// A line of tags that reads like a sentence.
  public static let sentenceAsTag = DiagnosticKind(
    "sentence-as-tag", .warning,
    summary: "A line all in italics is a line of tags, but it reads like a sentence.",
    example: "*A delicious dish from Naples.*",
    remedy: "Take the `*` away to make it a description.")
  /// A `format:` that is none.
  public static let unknownFormat = DiagnosticKind(
    "unknown-format", .warning, summary: "`format:` names a layout that Crumb does not know.",
    example: "format: recipemb", remedy: "Write `recipemd`, `sections`, `chowdown` or `nyum`.")
  /// Two places that say different things.
  public static let conflict = DiagnosticKind(
    "conflict", .warning,
    summary: "Front matter and text say different things of the same, and one does not count.",
    example: "servings: 4\n---\n\n**6 servings**", remedy: "Keep one of the two.")
  /// Something in a serving that is none, or its amount.
  public static let badNutrient = DiagnosticKind(
    "bad-nutrient", .warning,
    summary: "What a serving holds is not understood, or not how much of it.",
    example: "nutrition:\n  protein: lots", remedy: "Write it like `protein: 9 g`.")
  /// An ingredient that no step names.
  public static let unusedIngredient = DiagnosticKind(
    "unused-ingredient", .note, summary: "No step mentions an ingredient.",
    example: "- 1 egg", remedy: "Say in a step what to do with it, or take it out.")
  /// A step that names what is not listed.
  public static let unlistedIngredient = DiagnosticKind(
    "unlisted-ingredient", .note, summary: "A step names an ingredient that is not listed.",
    example: "1. Rub the pan with butter.",
    remedy: "Add it to the ingredients, or take it out of the step.")

  /// Every kind, for the reference.
  public static let all =
    [
      noTitle, twoTitles, noIngredients, noSteps, noYield, noPhoto, badTime, badLanguage,
      doubtfulNumber, unclearAmount, sentenceAsTag, unknownFormat, conflict, badNutrient,
      unusedIngredient, noTimes, noDescription, unlistedIngredient,
    ] + RecipeMDFault.all
}
