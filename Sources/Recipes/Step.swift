import Diagnostics
import Markdown

/// Steps under one heading of the method.
public struct Part: Sendable, Equatable {
  /// The heading as plain text; `nil` for steps under none.
  public var title: String?
  /// The heading as HTML, links left open.
  public var label: Fragment
  /// The id of the heading on the recipe's page; empty where there is no heading.
  public var anchor = ""
  /// Its steps.
  public var steps: [Step]
  /// Makes a part.
  public init(title: String?, label: Fragment = Fragment(), steps: [Step] = []) {
    self.title = title
    self.label = label
    self.steps = steps
  }
}

/// One thing to do.
public struct Step: Sendable, Equatable {
  /// What to do as HTML blocks, links left open.
  public var body: Fragment
  /// What to do as plain text.
  public var text: String
  /// The ingredients that it uses, as positions in the recipe's flattened list.
  public var ingredients: [Int]
  /// The lengths of time that it names, in seconds, a range by its lower end.
  public var durations: [Int]
  /// A photo of it that its text does not show.
  public var photo: Photo?
  /// Its bytes in the file.
  public var range: SourceRange
  /// Makes a step.
  public init(
    body: Fragment, text: String, ingredients: [Int] = [], durations: [Int] = [],
    range: SourceRange
  ) {
    self.body = body
    self.text = text
    self.ingredients = ingredients
    self.durations = durations
    self.range = range
  }

  /// Whether its text shows a picture.
  var hasPicture: Bool {
    body.slots.contains { slot in
      if case .image = slot.kind { return true }
      return false
    }
  }
}
