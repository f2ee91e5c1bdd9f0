import Diagnostics

/// The places of a block's source where targets of links and pictures stand, in order.
///
/// libcmark's inline columns are wrong after code that spans lines and in lines that continue a
/// block, so the targets are looked for by their text.
struct LinkTargets {
  private struct Candidate {
    let range: SourceRange
    /// The target without escapes and entities, where it has some.
    let decoded: [UInt8]?
    var isTaken = false
  }

  /// How far a target is looked for on either side of the one before: a picture inside a link
  /// comes later in the tree, and before it in the source.
  private static let window = 64

  private let bytes: [UInt8]
  private var candidates: [Candidate] = []
  private var next = 0

  /// Collects the targets in parentheses and the addresses in angle brackets.
  init(of range: SourceRange, in bytes: [UInt8]) {
    self.bytes = bytes
    collect(in: range) { scanner in
      scanner.targetInParentheses() ?? scanner.address()
    }
  }

  /// Collects the targets of the definitions `[name]: target`.
  init(ofDefinitionsIn range: SourceRange, in bytes: [UInt8]) {
    self.bytes = bytes
    collect(in: range) { $0.targetOfDefinition() }
  }

  private mutating func collect(
    in range: SourceRange, _ target: (inout TargetScanner) -> SourceRange?
  ) {
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = TargetScanner(buffer, range)
      while scanner.findBracket() {
        guard let range = target(&scanner) else { continue }
        candidates.append(
          Candidate(range: range, decoded: LinkTargets.decoded(buffer[range.lower..<range.upper])))
      }
    }
  }

  /// The place of the next target of this text that was not taken yet.
  mutating func take(_ target: UnsafeBufferPointer<UInt8>) -> SourceRange? {
    let nearby =
      max(0, next - LinkTargets.window)..<min(candidates.count, next + LinkTargets.window)
    guard let index = nearby.first(where: { !candidates[$0].isTaken && matches($0, target) })
    else { return nil }
    candidates[index].isTaken = true
    next = max(next, index + 1)
    return candidates[index].range
  }

  /// The place of the first target of this text.
  func first(_ target: UnsafeBufferPointer<UInt8>) -> SourceRange? {
    candidates.indices.prefix(2_000).first { matches($0, target) }.map { candidates[$0].range }
  }

  private func matches(_ index: Int, _ target: UnsafeBufferPointer<UInt8>) -> Bool {
    let candidate = candidates[index]
    if let decoded = candidate.decoded { return target.elementsEqual(decoded) }
    let raw = bytes[candidate.range.lower..<candidate.range.upper]
    if raw.count == target.count { return target.elementsEqual(raw) }
    let mail: StaticString = "mailto:"
    return target.count == raw.count + mail.utf8CodeUnitCount
      && target.suffix(raw.count).elementsEqual(raw)
  }

  /// Lets libcmark itself undo escapes and entities, in the rare target that has them.
  private static func decoded(_ raw: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
    guard raw.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") }) else {
      return nil
    }
    let link = Array("[a](<".utf8) + raw + Array(">)".utf8)
    let tree = link.withUnsafeBytes { Tree(parsing: $0) }
    defer { tree.free() }
    guard let node = tree.root.firstChild?.firstChild, node.kind == .link else { return nil }
    return Array(node.target)
  }
}
