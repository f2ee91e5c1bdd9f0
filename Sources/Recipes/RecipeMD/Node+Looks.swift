import Markdown

extension Node {
  /// Whether it is a comment or white space, which readers do not see.
  var isInvisible: Bool {
    guard kind == .htmlBlock else { return false }
    let text = literal.utf8.drop { $0 <= 0x20 }
    return text.isEmpty || text.starts(with: "<!--".utf8)
  }

  /// Whether it is HTML that only ends what began elsewhere: `</details>`.
  var isClosingTag: Bool {
    let text = literal.utf8.drop { $0 <= 0x20 }
    return kind == .htmlBlock && text.starts(with: "</".utf8)
      && text.count { $0 == UInt8(ascii: "<") } == 1
  }

  /// Whether it is running text of blanks alone.
  var isBlank: Bool {
    kind == .softBreak || kind == .text && literal.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// The one piece of running text inside it, blanks beside it left out; `nil` where there are more.
  var onlyInline: Node? {
    var only: Node?
    for child in children where !child.isBlank {
      guard only == nil else { return nil }
      only = child
    }
    return only
  }
}
