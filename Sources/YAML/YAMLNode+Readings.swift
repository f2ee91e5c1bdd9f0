extension YAMLNode {
  /// What the value is called in messages: `a text`, `a list`, `a map`, `nothing`.
  public var noun: String {
    switch value {
    case .null: "nothing"
    case .scalar: "a text"
    case .sequence: "a list"
    case .mapping: "a map"
    }
  }

  /// The text of a scalar, or `nil` for anything else.
  public var text: String? {
    guard case .scalar(let text, _) = value else { return nil }
    return text
  }

  /// The entries of a map, or `nil` for anything else.
  public var entries: [Entry]? {
    guard case .mapping(let entries) = value else { return nil }
    return entries
  }

  /// The items of a list, or `nil` for anything else.
  public var items: [YAMLNode]? {
    guard case .sequence(let items) = value else { return nil }
    return items
  }
}
