import CICU

/// Facts about languages, which are given as BCP 47 tags such as `en` or `pt-BR`.
public enum LanguageTag {
  /// The canonical form of a tag (`en-us` is `en-US`), or `nil` where it is malformed.
  public static func canonical(_ tag: String) -> String? {
    text { crumb_tag_canonical(tag, $0, $1) }
  }

  /// Whether a tag is well formed and its language and region are registered ones.
  ///
  /// `english` and `xx` are well formed and known to nobody.
  public static func isKnown(_ tag: String) -> Bool { crumb_tag_is_known(tag) != 0 }

  /// The tag, then the same with ever fewer subtags: `zh-Hant-TW`, `zh-Hant`, `zh`.
  public static func withParents(_ tag: String) -> [String] {
    let parts = tag.split(separator: "-")
    return (1...max(1, parts.count)).reversed().map { parts.prefix($0).joined(separator: "-") }
  }

  /// The name of a language in itself, as a list would show it: `Deutsch`, `Português (Brasil)`;
  /// the tag where it has none.
  public static func ownName(of tag: String) -> String {
    text { crumb_tag_own_name(tag, $0, $1) } ?? tag
  }

  private static func text(_ write: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
      let length = Int(write(buffer.baseAddress, Int32(buffer.count)))
      guard (0...buffer.count).contains(length) else { return nil }
      return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}

/// The direction in which a language is written, named as HTML's `dir` names it.
public enum WritingDirection: String, Sendable {
  /// From left to right.
  case leftToRight = "ltr"
  /// From right to left.
  case rightToLeft = "rtl"

  /// The direction of the script that a language is most likely written in; left to right where
  /// the tag is malformed or unknown.
  public init(of tag: String) {
    self = crumb_tag_is_right_to_left(tag) != 0 ? .rightToLeft : .leftToRight
  }
}
