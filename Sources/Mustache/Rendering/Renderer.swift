/// Runs a program for one page.
///
/// It keeps its own stacks, so that no data and no template, however
/// deeply nested, can exhaust the thread's.
struct Renderer: ~Copyable {
  /// How deep templates may bring each other in.
  static let deepest = 1000

  var output = Output(capacity: 1 << 16)
  private let program: Program
  private let positions: [String: Int]
  private(set) var context: [ContextFrame]
  private var loops: [Loop] = []
  private var calls: [Call] = []
  private(set) var indentation: [UInt8] = []
  /// The fillings of blocks that are in force: the last of a chain in `overrides`, -1 for none.
  private var overriding = -1
  private var overrides: [OverrideFrame] = []
  /// How much there was where lines are to be ended that begin after it.
  private var marks: [Int] = []

  /// A section that is being shown.
  private struct Loop {
    let values: [Value]
    var index: Int
    /// The operation that begins its content.
    let start: Int
  }

  /// A template or content of a block that is being shown.
  private struct Call {
    let next: Int
    let indentation: Int
    let overriding: Int
    let overrides: Int
    /// Where the output was, and what ends the last line if it then lacks an ending.
    let output: Int
    let lineEnding: Range<Int>
  }

  init(_ program: Program, _ positions: [String: Int], _ root: Value) {
    self.program = program
    self.positions = positions
    context = [ContextFrame(root)]
  }

  /// Runs from an operation to the end of its template; `false` where it is nested too deeply.
  mutating func run(from entry: Int) -> Bool {
    let program = program
    return program.operations.withUnsafeBufferPointer { operations in
      program.text.withUnsafeBufferPointer { text in
        run(from: entry, operations, text, program)
      }
    }
  }

  private mutating func run(
    from entry: Int, _ operations: UnsafeBufferPointer<Operation>,
    _ text: UnsafeBufferPointer<UInt8>, _ program: borrowing Program
  ) -> Bool {
    var next = entry
    while true {
      switch operations[next] {
      case .text(let lower, let upper, let startsLine):
        write(UnsafeBufferPointer(rebasing: text[Int(lower)..<Int(upper)]), startsLine)
        next += 1
      case .lineStart:
        if output.isAtLineStart { indent() }
        next += 1
      case .escaped(let operand):
        output.write(escaping: value(of: operand, program))
        next += 1
      case .unescaped(let operand):
        output.write(value(of: operand, program))
        next += 1
      case .section(let operand, let end):
        next = open(value(of: operand, program), at: next + 1) ? next + 1 : Int(end)
      case .inverted(let operand, let end):
        next = value(of: operand, program).isPresent ? Int(end) : next + 1
      case .endSection: next = endLoop() ?? next + 1
      case .call(let site):
        guard calls.count < Renderer.deepest else { return false }
        next = call(Int(site), program, returningTo: next + 1)
      case .block(let site):
        guard calls.count < Renderer.deepest else { return false }
        next = fill(program.blocks[Int(site)], program) ?? next + 1
      case .end:
        guard let call = calls.popLast() else { return true }
        next = end(call, text)
      case .indentation(let lower, let upper):
        if output.isAtLineStart {
          output.append(UnsafeBufferPointer(rebasing: text[Int(lower)..<Int(upper)]))
        }
        next += 1
      case .mark:
        marks.append(output.count)
        next += 1
      case .endLine(let lower, let upper):
        if output.count > marks.removeLast(), !output.isAtLineStart {
          output.append(UnsafeBufferPointer(rebasing: text[Int(lower)..<Int(upper)]))
        }
        next += 1
      }
    }
  }
}

extension Renderer {
  /// Begins a section over a value; `false` where the section is not shown.
  private mutating func open(_ value: Value, at start: Int) -> Bool {
    guard value.isPresent else { return false }
    guard case .list(let values) = value else {
      context.append(ContextFrame(value))
      loops.append(Loop(values: [], index: 0, start: start))
      return true
    }
    context.append(ContextFrame(values[0]))
    loops.append(Loop(values: values, index: 0, start: start))
    return true
  }

  /// Goes to the next value of a section: the operation to go on from, or `nil` at its end.
  private mutating func endLoop() -> Int? {
    let last = loops.count - 1
    let index = loops[last].index + 1
    guard index < loops[last].values.count else {
      loops.removeLast()
      context.removeLast()
      return nil
    }
    loops[last].index = index
    context[context.count - 1] = ContextFrame(loops[last].values[index])
    return loops[last].start
  }

  /// Runs another template; the operation to go on from.
  private mutating func call(
    _ index: Int, _ program: borrowing Program, returningTo next: Int
  ) -> Int {
    let site = program.calls[index]
    guard let entry = entry(of: site.target, program) else { return next }
    push(returningTo: next, lineEnding: 0..<0)
    indentation += program.text[site.indentation]
    if !site.overrides.isEmpty {
      overrides.append(OverrideFrame(site: index, outer: overriding))
      overriding = overrides.count - 1
    }
    return entry
  }

  private func entry(of target: CallSite.Target, _ program: borrowing Program) -> Int? {
    switch target {
    case .template(let position): return program.entries[position]
    case .missing: return nil
    case .named(let operand):
      guard case .text(let name) = value(of: operand, program) else { return nil }
      return positions[name].map { program.entries[$0] }
    }
  }

  /// Runs what fills a block, of all fillings in force the outermost; `nil` where there is none.
  private mutating func fill(_ site: BlockSite, _ program: borrowing Program) -> Int? {
    guard let found = program.filling(of: site, in: overrides, from: overriding) else { return nil }
    push(returningTo: site.end, lineEnding: site.lineEnding)
    indentation += program.text[site.indentation]
    overriding = found.outer
    return found.start
  }

  private mutating func push(returningTo next: Int, lineEnding: Range<Int>) {
    calls.append(
      Call(
        next: next, indentation: indentation.count, overriding: overriding,
        overrides: overrides.count, output: output.count, lineEnding: lineEnding))
  }

  private mutating func end(_ call: Call, _ text: UnsafeBufferPointer<UInt8>) -> Int {
    if !call.lineEnding.isEmpty, output.count > call.output, !output.isAtLineStart {
      output.append(UnsafeBufferPointer(rebasing: text[call.lineEnding]))
    }
    indentation.removeLast(indentation.count - call.indentation)
    overrides.removeLast(overrides.count - call.overrides)
    overriding = call.overriding
    return call.next
  }
}
