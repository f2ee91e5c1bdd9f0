/// What the theme says in one place, in one form or in a form for each class of number.
struct Word: Sendable, Equatable {
  /// The forms; a word that is not counted has `other` alone.
  let forms: [PluralCategory: Phrase]
  /// Whether its author gave forms by number.
  var isCounted: Bool { only == nil }
  /// The form of a word that is not counted, which nearly all are.
  private let only: Phrase?

  /// A word with one form.
  init(_ phrase: Phrase) {
    forms = [.other: phrase]
    only = phrase
  }

  /// A word with forms by number.
  init(forms: [PluralCategory: Phrase]) {
    self.forms = forms
    only = nil
  }

  /// The form for a class of number, or the nearest that there is.
  func form(for category: PluralCategory) -> Phrase? {
    only ?? forms[category] ?? forms[.other]
      ?? PluralCategory.allCases.lazy.compactMap { forms[$0] }.last
  }

  /// The places to fill in, in whatever form.
  var placeholders: Set<String> {
    forms.values.reduce(into: []) { $0.formUnion($1.placeholders) }
  }
}
