import Diagnostics

/// Reads one document, going on behind each fault.
struct DocumentReader {
  /// The most faults of syntax that are told of; the rest is likely to follow from them.
  static let mostFaults = 10

  private(set) var root: YAMLNode?
  private(set) var diagnostics: [Diagnostic] = []

  private let file: SourceFile
  private let lines: SourceLines
  private let range: SourceRange
  private var entries: [YAMLNode.Entry] = []

  init(_ file: SourceFile, in range: SourceRange) {
    self.file = file
    let upper = min(max(range.upper, 0), file.bytes.count)
    var lower = min(max(range.lower, 0), upper)
    if file.bytes[lower..<upper].starts(with: [0xEF, 0xBB, 0xBF]) { lower += 3 }
    self.range = SourceRange(lower, upper)
    lines = SourceLines(file.bytes, in: self.range)
  }

  mutating func read() {
    switch ByteCheck.check(file.bytes, in: range) {
    case .sound(let isASCII):
      root = SimpleDocument.read(file.bytes, in: range)
      if root == nil { readSegments(isASCII: isASCII) }
    case let finding: diagnostics.append(BadBytes.diagnostic(for: finding, in: file, range))
    }
  }

  /// Reads a document of any kind by libyaml.
  mutating func readSegments(isASCII: Bool) {
    var start: Int? = range.lower
    var faults = 0
    while let lower = start, faults < DocumentReader.mostFaults {
      start = readSegment(from: lower, isASCII: isASCII)
      faults += 1
    }
    finish()
  }

  /// Reads up to the next fault and gives the place to go on from.
  private mutating func readSegment(from lower: Int, isASCII: Bool) -> Int? {
    var builder = TreeBuilder(file.bytes)
    let fault = build(SourceRange(lower, range.upper), isASCII: isASCII, with: &builder)
    diagnostics += builder.references.map { References.diagnostic(at: $0, in: file, lines) }
    diagnostics += builder.duplicates.map { $0.diagnostic(in: file) }
    guard let fault else {
      take(builder.root)
      return nil
    }
    diagnostics.append(fault.diagnostic)
    let line = lines.line(at: fault.offset)
    entries += (builder.wholeEntries ?? []).filter { $0.value.range.upper <= line.lower }
    return fault.isLast ? nil : lines.nextKeyLine(after: line)
  }

  private func build(
    _ segment: SourceRange, isASCII: Bool, with builder: inout TreeBuilder
  ) -> Fault? {
    file.bytes[segment.lower..<segment.upper].withUnsafeBufferPointer { buffer in
      guard var events = EventStream(buffer, at: segment.lower, isASCII: isASCII) else {
        return Explanations(of: file, lines, after: builder).outOfMemory(at: segment)
      }
      do throws(SyntaxProblem) {
        while true {
          let event = try events.next()
          if case .end = event.kind { return nil }
          do throws(TreeBuilder.Refusal) {
            try builder.add(event)
          } catch {
            return Explanations(of: file, lines, after: builder).explain(error)
          }
        }
      } catch {
        return Explanations(of: file, lines, after: builder).explain(error)
      }
    }
  }

  /// Takes the value of the last segment: its entries go to those of the segments before.
  private mutating func take(_ value: YAMLNode?) {
    if entries.isEmpty { root = value }
    entries += value?.entries ?? []
  }

  private mutating func finish() {
    diagnostics += DuplicateKey.removeDuplicates(from: &entries).map { $0.diagnostic(in: file) }
    if let first = entries.first, let last = entries.last {
      let range = root?.range ?? SourceRange(first.keyRange.lower, last.value.range.upper)
      root = YAMLNode(.mapping(entries), range: range)
    }
    diagnostics.sort { ($0.location?.range.lower ?? 0) < ($1.location?.range.lower ?? 0) }
  }
}
