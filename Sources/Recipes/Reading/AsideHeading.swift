/// Headings that announce remarks rather than steps.
enum AsideHeading {
  /// Whether a heading announces tips, notes, a story or the like.
  static func isOne(_ text: String) -> Bool {
    let words = text.lowercased().unicodeScalars.split { !$0.properties.isAlphabetic }
      .map { String(String.UnicodeScalarView($0)) }
    return words.contains { self.words.contains($0) }
  }

  private static let words: Set<String> = [
    "tip", "tips", "note", "notes", "story", "storage", "variation", "variations", "background",
    "history", "source", "sources", "faq", "nutrition", "equipment", "credits", "substitutions",
    "suggestions", "hint", "hints", "about", "remarks",
    "tipp", "tipps", "notiz", "notizen", "hinweis", "hinweise", "anmerkung", "anmerkungen",
    "variante", "varianten", "geschichte", "quelle", "aufbewahrung", "nährwerte",
    "astuce", "astuces", "conseils", "remarques", "variantes", "histoire",
    "consejos", "notas", "trucos", "variaciones", "consigli", "note", "varianti", "dicas",
    "opmerkingen", "püf", "notlar", "öneriler", "コツ", "ポイント", "メモ", "附加内容", "小贴士",
    "备注", "提示",
  ]
}
