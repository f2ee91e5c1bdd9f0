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
  /// The number of the text that is read, in the graph of inclusions.
  var state = 0

  /// A tag that brought in a template.
  struct Inclusion {
    let tag: Place
    let sentence: String
  }

  /// A stretch of a template.
  struct Place: Hashable {
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
