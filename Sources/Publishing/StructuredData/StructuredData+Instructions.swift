import Diagnostics
import Markdown
import Navigation
import Recipes

extension StructuredData {
  /// Writes the method: steps, those under a heading in a section.
  func writeInstructions(
    of recipe: Recipe, _ summary: RecipeSummary, page: String?, to json: inout JSONWriter
  ) {
    guard recipe.parts.contains(where: { !$0.steps.isEmpty }) else { return }
    json.member("recipeInstructions") { json in
      json.array { json in
        var number = 0
        for part in recipe.parts where !part.steps.isEmpty {
          let first = number + 1
          number += part.steps.count
          guard let title = part.title else {
            write(part.steps, from: first, summary, page: page, to: &json)
            continue
          }
          json.object { json in
            json.member("@type", "HowToSection")
            json.member("name", title)
            json.member("itemListElement") { json in
              json.array { write(part.steps, from: first, summary, page: page, to: &$0) }
            }
          }
        }
      }
    }
  }

  private func write(
    _ steps: [Step], from first: Int, _ summary: RecipeSummary, page: String?,
    to json: inout JSONWriter
  ) {
    for (offset, step) in steps.enumerated() {
      json.object { json in
        json.member("@type", "HowToStep")
        if let name = StepName.of(step.text) { json.member("name", name) }
        json.member("text", step.text)
        if let page { json.member("url", "\(page)#step-\(first + offset)") }
        if let image = image(of: step, summary) { json.member("image", image) }
      }
    }
  }

  private func image(of step: Step, _ summary: RecipeSummary) -> String? {
    for slot in step.body.slots {
      guard case .image = slot.kind else { continue }
      return site.address(ofFile: slot.target, from: summary.sourcePath)
    }
    return step.photo.flatMap { site.address(ofFile: $0.target, from: summary.sourcePath) }
  }
}
