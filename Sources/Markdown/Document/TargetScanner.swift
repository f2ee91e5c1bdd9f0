import Diagnostics

/// Finds targets of links in source text, by the rules of CommonMark 0.30 §6.3 and §6.5.
struct TargetScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var index: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: SourceRange) {
    self.bytes = bytes
    index = range.lower
    end = range.upper
  }

  /// Goes behind the next `]` or `<`, and tells whether there is one.
  mutating func findBracket() -> Bool {
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "<") { return true }
    }
    return false
  }

  /// The target in `](target)`, behind the `]`.
  mutating func targetInParentheses() -> SourceRange? {
    guard bytes[index - 1] == UInt8(ascii: "]"), index < end, bytes[index] == UInt8(ascii: "(")
    else { return nil }
    index += 1
    return target()
  }

  /// The target in `[name]: target`, behind the `]`.
  mutating func targetOfDefinition() -> SourceRange? {
    guard bytes[index - 1] == UInt8(ascii: "]"), index < end, bytes[index] == UInt8(ascii: ":")
    else { return nil }
    index += 1
    return target()
  }

  /// The address in `<address>`, behind the `<`.
  mutating func address() -> SourceRange? {
    guard bytes[index - 1] == UInt8(ascii: "<") else { return nil }
    var last = index
    while last < end, bytes[last] > 0x20, bytes[last] != UInt8(ascii: "<"),
      bytes[last] != UInt8(ascii: ">")
    {
      last += 1
    }
    guard last > index, last < end, bytes[last] == UInt8(ascii: ">") else { return nil }
    defer { index = last }
    return SourceRange(index, last)
  }

  private mutating func target() -> SourceRange? {
    while index < end, bytes[index] <= 0x20 { index += 1 }
    guard index < end else { return nil }
    let isBracketed = bytes[index] == UInt8(ascii: "<")
    if isBracketed { index += 1 }
    let start = index
    let found = isBracketed ? bracketedEnd() : bareEnd()
    guard let found else {
      index = start
      return nil
    }
    index = found
    return SourceRange(start, found)
  }

  private func bracketedEnd() -> Int? {
    var last = index
    while last < end, bytes[last] != UInt8(ascii: ">") {
      if bytes[last] == UInt8(ascii: "\n") || bytes[last] == UInt8(ascii: "<") { return nil }
      last += bytes[last] == UInt8(ascii: "\\") ? 2 : 1
    }
    return last < end ? last : nil
  }

  private func bareEnd() -> Int? {
    var last = index
    var depth = 0
    while last < end, bytes[last] > 0x20 {
      switch bytes[last] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0 { return last }
        depth -= 1
      case UInt8(ascii: "\\"): if last + 1 < end, bytes[last + 1] > 0x20 { last += 1 }
      default: break
      }
      last += 1
    }
    return min(last, end)
  }
}
