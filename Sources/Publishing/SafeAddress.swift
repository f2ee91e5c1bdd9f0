/// Which addresses elsewhere may be passed on to machines and readers.
enum SafeAddress {
  /// Whether an address is of a kind that cannot run anything where it is opened.
  static func isSafe(_ address: String) -> Bool {
    let scheme = address.prefix { $0 != ":" }.lowercased()
    return ["http", "https", "mailto", "tel"].contains(scheme)
      || address.utf8.starts(with: "//".utf8)
  }

  /// Whether a text is an address on the web and nothing else.
  static func isWebAddress(_ text: String) -> Bool {
    let isWeb = ["https://", "http://"].contains { text.utf8.starts(with: $0.utf8) }
    return isWeb && !text.utf8.contains { $0 <= 32 }
  }
}
