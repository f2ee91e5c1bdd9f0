import Diagnostics

extension YAMLMap {
  /// The text of a key; numbers and words such as `yes` read as they are written.
  public mutating func text(_ key: String) -> Positioned<String>? {
    guard let node = node(key) else { return nil }
    return text(of: node, key)
  }

  private mutating func text(of node: YAMLNode, _ key: String) -> Positioned<String>? {
    if let text = node.text {
      return Positioned(CommaSeparatedText.trimmed(text), range: node.range)
    }
    if node.value != .null { reportWrongType(node, key, wanted: "a text") }
    return nil
  }

  /// The texts of a key: a list of texts, or one text whose commas part them.
  ///
  /// Blanks around a text do not count, and empty texts are passed over.
  public mutating func texts(_ key: String) -> [Positioned<String>] {
    guard let node = node(key) else { return [] }
    switch node.value {
    case .null: return []
    case .scalar(let text, _): return CommaSeparatedText.parts(of: text, at: node.range, in: file)
    case .mapping:
      reportWrongType(node, key, wanted: "a list of texts")
      return []
    case .sequence(let items):
      return items.compactMap { item in
        if let text = item.text { return Positioned(text, range: item.range) }
        if item.value != .null {
          reportWrongType(item, key, wanted: "a text", place: "an item of `\(key)`")
        }
        return nil
      }
    }
  }

  /// Whether a key says yes: `true`, `yes` or `on`, or `false`, `no` or `off`, in any case.
  public mutating func boolean(_ key: String) -> Bool? {
    guard let text = text(key) else { return nil }
    switch text.value.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default:
      report(
        YAMLFault.wrongType, at: text.range,
        "`\(key)` is `\(text.value)`, which is neither `true` nor `false`",
        help: "write `true` or `false`")
      return nil
    }
  }

  /// The whole number of a key, which must be one of `allowed`.
  public mutating func integer(_ key: String, in allowed: ClosedRange<Int>) -> Int? {
    guard let text = text(key) else { return nil }
    if let number = Int(text.value), allowed.contains(number) { return number }
    report(
      YAMLFault.wrongType, at: text.range,
      "`\(key)` is `\(text.value)`, which is no whole number from \(allowed.lowerBound) to "
        + "\(allowed.upperBound)",
      help: "write such a number")
    return nil
  }

  /// The word of a key, which must be one of `allowed`.
  public mutating func word(_ key: String, among allowed: [String]) -> Positioned<String>? {
    guard let text = text(key) else { return nil }
    if allowed.contains(text.value) { return text }
    let near = NearMiss.best(for: text.value, among: allowed)
    let all = allowed.map { "`\($0)`" }.joined(separator: ", ")
    report(
      YAMLFault.wrongType, at: text.range, "`\(key)` is `\(text.value)`, which is none of \(all)",
      help: near == nil ? "write one of them" : nil,
      fixes: near.map { [.meant($0, path: file.path, range: text.range)] } ?? [])
    return nil
  }

  /// The date of a key: `2026-11-30`, whatever time of day follows.
  public mutating func date(_ key: String) -> Positioned<CalendarDate>? {
    guard let text = text(key) else { return nil }
    if let date = CalendarDate(iso8601: text.value) { return Positioned(date, range: text.range) }
    report(
      YAMLFault.badDate, at: text.range, "`\(key)` is `\(text.value)`, which is no date",
      help: "write year-month-day, such as `2026-11-30`")
    return nil
  }

  /// The items of a key that must be a list; one value that is no list is a list of one.
  public mutating func items(_ key: String) -> [YAMLNode] {
    guard let node = node(key), node.value != .null else { return [] }
    return node.items ?? [node]
  }

  /// The map of a key; an absent one has no entries.
  public mutating func map(_ key: String) -> YAMLMap {
    let node = node(key)
    return inner(node, noun: "`\(key)`")
  }

  private mutating func reportWrongType(
    _ node: YAMLNode, _ key: String, wanted: String, place: String? = nil
  ) {
    report(
      YAMLFault.wrongType, at: node.range,
      "\(place ?? "`\(key)`") is \(node.noun), where \(wanted) is wanted",
      help: wanted == "a text" ? "write plain text there" : "write `\(key): [one, two]`")
  }
}
