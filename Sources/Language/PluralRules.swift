import CICU

/// The classes of number that a language tells apart in its words (CLDR's plural categories).
public enum PluralCategory: String, Sendable, CaseIterable, Comparable {
  /// No thing, in languages with a form for it.
  case zero
  /// One thing, or what counts like it.
  case one
  /// Two things.
  case two
  /// A few.
  case few
  /// Many.
  case many
  /// All other numbers; every language has it.
  case other

  /// Orders the categories as CLDR lists them.
  public static func < (a: PluralCategory, b: PluralCategory) -> Bool { a.place < b.place }

  private var place: Int { PluralCategory.allCases.firstIndex(of: self) ?? 0 }
}

/// Which form of a word a number takes in a language.
public final class PluralRules: @unchecked Sendable {
  // ICU promises that rules may be shared by threads: nothing changes them.
  private let rules: UnsafeMutableRawPointer?
  /// The categories that the language has, `other` among them.
  public let categories: Set<PluralCategory>
  /// The categories that small whole numbers take, and `other`: the forms that a word needs.
  public let needed: Set<PluralCategory>

  /// Makes the rules of a language, given as a BCP 47 tag; an unknown one has `other` alone.
  public init(language: String) {
    let rules = crumb_plurals_open(language)
    self.rules = rules
    categories = rules.map { PluralRules.set(ofBits: crumb_plurals_categories($0)) } ?? [.other]
    needed = Set(
      (Array(0...30) + Array(100...103)).map {
        PluralRules.category(of: "\($0)", digits: 0, by: rules)
      }
    )
    .union([.other])
  }

  deinit {
    if let rules { crumb_plurals_close(rules) }
  }

  /// The category of a whole number.
  public func category(of number: Int) -> PluralCategory {
    PluralRules.category(of: String(number), digits: 0, by: rules)
  }

  /// The category of a number as it is shown, with a point before its fraction.
  ///
  /// One with a fraction of zeros may differ from a whole one. What is no number is `other`.
  public func category(of decimal: String) -> PluralCategory {
    let parts = decimal.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }
    guard areDigits, parts.count <= 2 else { return .other }
    return PluralRules.category(
      of: decimal, digits: parts.count == 2 ? parts[1].count : 0, by: rules)
  }

  private static func category(
    of decimal: String, digits: Int, by rules: UnsafeMutableRawPointer?
  ) -> PluralCategory {
    guard let rules else { return .other }
    return PluralCategory.allCases[Int(crumb_plurals_select(rules, decimal, Int32(digits)))]
  }

  private static func set(ofBits bits: Int32) -> Set<PluralCategory> {
    Set(PluralCategory.allCases.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element))
  }
}
