import Markdown
import Mustache
import Recipes

/// A step of a recipe.
struct NumberedStep: Sendable {
  let view: RecipeView
  let step: Step
  /// Its number, counted from 1 through all parts.
  let number: Int

  static let schema = Schema<NumberedStep>(
    "step",
    [
      Field("number", .text, "The step's number, counted from 1 through all parts.") {
        .text("\($0.number)")
      },
      Field("title", .text, "The step's name: `Step 3`.") {
        .text($0.view.page.words.text("step", ["number": "\($0.number)"]))
      },
      Field("body", .html, "What to do.") { .html($0.view.fragments.html($0.step.body)) },
      Field("line", .html, "What to do, up to the end of its first paragraph.") {
        .html($0.view.fragments.html($0.parts.line))
      },
      Field("more", .html, "The paragraphs and lists that follow.") {
        .html($0.view.fragments.html($0.parts.more))
      },
      Field(
        "photo", .optional(.record(Picture.schema.shape)), "A photo that bears the step's number."
      ) { step in
        .optional(
          Picture(step.step.photo, of: step.view.fragments.sourcePath, on: step.view.page)
        ) { Picture.schema.record($0) }
      },
    ])

  private var parts: (line: Fragment, more: Fragment) { step.body.splitAtParagraph() }
}

/// The steps of one part.
struct StepList: Sendable {
  let steps: [NumberedStep]

  static let schema = Schema<StepList>(
    "step-list",
    [
      Field("start", .text, "The number of the first step.") {
        .text("\($0.steps.first?.number ?? 1)")
      },
      Field("steps", .list(.record(NumberedStep.schema.shape)), "The steps in order.") {
        NumberedStep.schema.list($0.steps)
      },
    ])
}

/// Steps under one heading.
struct MethodPart: Sendable {
  let view: RecipeView
  let part: Part
  let steps: [NumberedStep]

  static let schema = Schema<MethodPart>(
    "part",
    [
      Field("heading", .optional(.html), "The heading of the part, with its links.") {
        $0.part.title == nil ? .null : .html($0.view.fragments.html($0.part.label))
      },
      Field("id", .text, "The anchor of the heading.") { .text($0.part.anchor) },
      Field(
        "list", .optional(.record(StepList.schema.shape)),
        "The steps of the part; absent where it has none."
      ) { $0.steps.isEmpty ? .null : StepList.schema.record(StepList(steps: $0.steps)) },
    ])
}

/// What to do, in parts.
struct Method: Sendable {
  let parts: [MethodPart]

  static let schema = Schema<Method>(
    "method",
    [
      Field("parts", .list(.record(MethodPart.schema.shape)), "The parts in their order.") {
        MethodPart.schema.list($0.parts)
      }
    ])

  /// The method of a recipe; `nil` where it tells none.
  init?(of view: RecipeView) {
    var parts: [MethodPart] = []
    var number = 0
    for part in view.recipe.parts {
      let steps = part.steps.enumerated().map {
        NumberedStep(view: view, step: $1, number: number + $0 + 1)
      }
      number += steps.count
      parts.append(MethodPart(view: view, part: part, steps: steps))
    }
    guard !parts.isEmpty else { return nil }
    self.parts = parts
  }
}
