/// One step of rendering; all templates of a library share one list of them.
enum Operation: Sendable {
  /// Copies bytes of the program's text; a new line in it is indented as the template is.
  case text(lower: Int32, upper: Int32, startsLine: Bool)
  /// Begins a line that does not begin with text.
  case lineStart
  /// Prints a value, escaped.
  case escaped(Operand)
  /// Prints a value as it is.
  case unescaped(Operand)
  /// Goes on for each value, else jumps to `end`.
  case section(Operand, end: Int32)
  /// Goes on where there is no value, else jumps to `end`.
  case inverted(Operand, end: Int32)
  /// Goes back for the next value of the innermost section, or on.
  case endSection
  /// Runs another template, which is described by a call site.
  case call(site: Int32)
  /// Runs what fills a block, else goes on with its own content.
  case block(site: Int32)
  /// Goes back to where the template or the content of a block was run.
  case end
  /// Copies bytes of the program's text where a line begins; of flat programs alone, as the next two.
  case indentation(lower: Int32, upper: Int32)
  /// Notes how much there is.
  case mark
  /// Ends the line, with bytes of the program's text, that was begun since the innermost mark.
  case endLine(lower: Int32, upper: Int32)
}

/// Which value an operation works on.
enum Operand: Sendable {
  /// The current value, `.`.
  case current
  /// A field of that name in the nearest record that has one.
  case field(Symbol)
  /// A dotted name: a position in the program's paths.
  case path(Int32)
}

/// A tag that runs another template.
struct CallSite: Sendable {
  /// Which one: known when the library is made, or named by a value.
  enum Target: Sendable {
    case template(Int)
    case named(Operand)
    case missing
  }

  let target: Target
  /// What is put before each line, in the program's text.
  let indentation: Range<Int>
  /// The blocks that it fills, each with its first operation.
  var overrides: [(name: Symbol, start: Int)] = []
}

/// A place in a template that others can fill.
struct BlockSite: Sendable {
  let name: Symbol
  /// The operation after the block's own content.
  var end = 0
  /// What is put before each line of what fills it, in the program's text.
  let indentation: Range<Int>
  /// What ends its last line, in the program's text; empty where the block is part of a line.
  let lineEnding: Range<Int>
}

/// All templates of a library as one list of operations.
struct Program: Sendable {
  var operations: [Operation] = []
  /// The literal text of all templates.
  var text: [UInt8] = []
  var paths: [[Symbol]] = []
  var calls: [CallSite] = []
  var blocks: [BlockSite] = []
  /// The first operation of each template, by its position in the library.
  var entries: [Int] = []
}
