import Testing

/// A text with a fault, what is said of it, and what is read all the same.
struct FaultCase: Sendable, CustomTestStringConvertible {
  let text: String
  let tree: String
  let report: String

  init(_ text: String, leaves tree: String, _ report: String) {
    self.text = text
    self.tree = tree
    self.report = report
  }

  var testDescription: String { text.debugDescription }
}
