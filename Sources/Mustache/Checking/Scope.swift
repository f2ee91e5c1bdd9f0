import Diagnostics

/// Where a check is: the template that is read, what it can see, and how the check came there.
struct Scope {
  /// The position of the template whose text is read.
  var template: Int
  var context: ShapeContext
  /// The fillings of blocks that are in force, outermost first.
  var fillings: [Filling] = []
  /// The tags that brought in the template, outermost first.
  var inclusions: [Inclusion] = []
  /// The templates that are certain to be brought in by each other up to here, outermost first.
  var certain: [Step] = []

  /// A template that another brought in, not inside a section over data.
  struct Step {
    let template: Int
    /// The tag; nothing for the template that a page begins with.
    let tag: Place?
  }

  /// A tag that brought in a template.
  struct Inclusion {
    let tag: Place
    let sentence: String
  }

  /// A stretch of a template.
  struct Place {
    let template: Int
    let range: SourceRange
  }

  /// The blocks that one parent tag fills and that nothing around it has filled.
  struct Filling {
    let tag: Place
    let blocks: [String: BlockNode]
    /// The scope of the parent tag.
    let inclusions: [Inclusion]
    let context: ShapeContext
  }

  /// Equal for scopes in which the same nodes have the same faults.
  func key(_ start: Int) -> Key {
    Key(
      template: template, start: start, context: context.key,
      fillings: fillings.flatMap { [$0.tag.template, $0.tag.range.lower] })
  }

  struct Key: Hashable {
    let template: Int
    let start: Int
    let context: [String]
    let fillings: [Int]
  }
}
