/// Runs a program without values and takes down what it would do, as a program without calls.
///
/// What is brought in stands in its place, indented as it has to be; what is known beforehand is
/// text.
struct Flattening {
  /// Whether the output is at the start of a line, as far as that is known beforehand.
  private enum Line { case start, middle, unknown }

  /// How deep templates may bring each other in, and how long the result may be.
  private static let deepest = 50, longest = 20_000

  private let source: Program
  private let constants: [Symbol: Value]
  private var made = Program()
  private var line = Line.start
  private var indentation: [UInt8] = []
  private var overriding = -1
  private var overrides: [OverrideFrame] = []
  private var depth = 0
  /// Whether nothing was met that is only known when values are there.
  private var isPossible = true
  /// Where text begins that waits to become one operation with what follows it.
  private var pending: Int?

  private init(_ source: Program, _ constants: [Symbol: Value]) {
    self.source = source
    self.constants = constants
    made.paths = source.paths
  }

  /// The flat program of a template that begins at an operation; `nil` where there can be none.
  static func program(
    of source: Program, from entry: Int, _ constants: [Symbol: Value]
  ) -> Program? {
    var flattening = Flattening(source, constants)
    flattening.run(from: entry)
    flattening.emit(.end)
    return flattening.isPossible ? flattening.made : nil
  }

  /// Goes through operations to the end of a template or up to one of them.
  private mutating func run(from start: Int, to end: Int = .max) {
    var next = start
    while next < end, isPossible {
      switch source.operations[next] {
      case .text(let lower, let upper, let startsLine):
        add(source.text[Int(lower)..<Int(upper)], startsLine)
      case .lineStart: startLine()
      case .escaped(let operand): show(operand, isEscaped: true)
      case .unescaped(let operand): show(operand, isEscaped: false)
      case .section(let operand, let after):
        section(operand, next + 1..<Int(after) - 1)
        next = Int(after) - 1
      case .inverted(let operand, let after):
        inverted(operand, next + 1..<Int(after))
        next = Int(after) - 1
      case .call(let site): call(Int(site))
      case .block(let site):
        if fill(source.blocks[Int(site)]) { next = source.blocks[Int(site)].end - 1 }
      case .end: return
      case .endSection, .indentation, .mark, .endLine: break
      }
      next += 1
      isPossible = isPossible && made.operations.count < Flattening.longest
    }
  }
}

extension Flattening {
  private mutating func section(_ operand: Operand, _ body: Range<Int>) {
    if let value = constant(operand), !value.isPresent { return }
    emit(.endSection)
    let start = made.operations.count - 1
    line = .unknown
    run(from: body.lowerBound, to: body.upperBound)
    emit(.endSection)
    made.operations[start] = .section(operand, end: Int32(made.operations.count))
    line = .unknown
  }

  private mutating func inverted(_ operand: Operand, _ body: Range<Int>) {
    if let value = constant(operand) {
      if !value.isPresent { run(from: body.lowerBound, to: body.upperBound) }
      return
    }
    emit(.endSection)
    let start = made.operations.count - 1
    run(from: body.lowerBound, to: body.upperBound)
    flush()
    made.operations[start] = .inverted(operand, end: Int32(made.operations.count))
    line = .unknown
  }

  private mutating func call(_ index: Int) {
    let site = source.calls[index]
    switch site.target {
    case .missing: return
    case .named: isPossible = false
    case .template(let position):
      inside(site.indentation) { flattening in
        if !site.overrides.isEmpty {
          flattening.overrides.append(OverrideFrame(site: index, outer: flattening.overriding))
          flattening.overriding = flattening.overrides.count - 1
        }
        flattening.run(from: flattening.source.entries[position])
      }
    }
  }

  /// Puts in what fills a block, of all fillings in force the outermost; `false` for none.
  private mutating func fill(_ site: BlockSite) -> Bool {
    guard let found = source.filling(of: site, in: overrides, from: overriding) else {
      return false
    }
    let ending = site.lineEnding
    if !ending.isEmpty { emit(.mark) }
    inside(site.indentation) { flattening in
      flattening.overriding = found.outer
      flattening.run(from: found.start)
    }
    if !ending.isEmpty {
      let (lower, upper) = copy(source.text[ending])
      emit(.endLine(lower: lower, upper: upper))
      line = .unknown
    }
    return true
  }

  private mutating func inside(
    _ indentation: Range<Int>, _ body: (inout Flattening) -> Void
  ) {
    guard depth < Flattening.deepest else {
      isPossible = false
      return
    }
    let outer = (self.indentation, overriding, overrides)
    depth += 1
    self.indentation += source.text[indentation]
    body(&self)
    depth -= 1
    (self.indentation, overriding, overrides) = outer
  }
}

extension Flattening {
  private func constant(_ operand: Operand) -> Value? {
    switch operand {
    case .current: return nil
    case .field(let symbol): return constants[symbol]
    case .path(let index):
      let path = source.paths[Int(index)]
      return path.first.flatMap { constants[$0] }?.value(along: path.dropFirst())
    }
  }

  private mutating func show(_ operand: Operand, isEscaped: Bool) {
    guard let value = constant(operand) else {
      emit(isEscaped ? .escaped(operand) : .unescaped(operand))
      line = .unknown
      return
    }
    var output = Output(capacity: 64)
    isEscaped ? output.write(escaping: value) : output.write(value)
    var bytes: [UInt8] = []
    output.move(to: &bytes)
    put(bytes[...])
  }

  private mutating func add(_ text: ArraySlice<UInt8>, _ startsLine: Bool) {
    guard let first = text.first else { return }
    if startsLine, !first.isLineEnding { startLine() }
    var rest = text
    while let newline = rest.firstIndex(of: .newline) {
      put(rest[...newline])
      rest = rest[(newline + 1)...]
      if let first = rest.first, !first.isLineEnding { put(indentation[...]) }
    }
    put(rest)
  }

  private mutating func startLine() {
    guard !indentation.isEmpty, line != .middle else { return }
    guard line == .unknown else { return put(indentation[...]) }
    let (lower, upper) = copy(indentation[...])
    emit(.indentation(lower: lower, upper: upper))
    line = .middle
  }

  private mutating func put(_ bytes: ArraySlice<UInt8>) {
    guard let last = bytes.last else { return }
    if pending == nil { pending = made.text.count }
    made.text += bytes
    line = last == .newline ? .start : .middle
  }

  /// Adds bytes to the program's text that are part of an operation of their own.
  private mutating func copy(_ bytes: ArraySlice<UInt8>) -> (lower: Int32, upper: Int32) {
    flush()
    let lower = made.text.count
    made.text += bytes
    return (Int32(lower), Int32(made.text.count))
  }

  private mutating func emit(_ operation: Operation) {
    flush()
    made.operations.append(operation)
  }

  private mutating func flush() {
    guard let lower = pending else { return }
    pending = nil
    made.operations.append(
      .text(lower: Int32(lower), upper: Int32(made.text.count), startsLine: false))
  }
}
