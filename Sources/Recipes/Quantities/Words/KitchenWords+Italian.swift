extension KitchenWords {
  /// Italian.
  static let italian = KitchenWords(
    units: [
      ("gram", "grammo, grammi"), ("kilogram", "chilo, chilogrammo, chilogrammi"),
      ("decagram", "etto, etti"), ("litre", "litro, litri"), ("millilitre", "millilitri"),
      ("decilitre", "decilitro, decilitri"),
      ("metric-tablespoon", "cucchiaio, cucchiai, cucch"),
      ("metric-teaspoon", "cucchiaino, cucchiaini"),
      ("metric-cup", "tazza, tazze, tazzina, tazzine"),
      ("piece", "pezzo, pezzi"), ("clove", "spicchio, spicchi"), ("slice", "fetta, fette"),
      ("batch", "ricetta, ricette, dose, dosi"),
      ("bunch", "mazzo, mazzi, mazzetto"), ("head", "testa, cespo"),
      ("stalk", "gambo, gambi, costa, coste"),
      ("sprig", "rametto, rametti"), ("leaf", "foglia, foglie"), ("drop", "goccia, gocce"),
      ("cube", "dado, dadi, panetto, cubetto"),
      ("can", "lattina, barattolo, barattoli, scatola, scatole, scatoletta"),
      ("packet", "bustina, bustine, pacchetto, confezione, confezioni"),
      ("jar", "vasetto, vasetti"),
      ("bottle", "bottiglia, bottiglie"), ("glass", "bicchiere, bicchieri"),
      ("shot", "bicchierino, bicchierini"),
      ("pinch", "pizzico, pizzichi"),
      ("handful", "manciata, manciate"), ("splash", "filo, goccio, spruzzo, spruzzata"),
      ("knob", "noce"),
      ("ladle", "mestolo, mestoli"), ("fillet", "filetto, filetti"),
    ],
    numbers: [
      ("due", 2, 1), ("tre", 3, 1), ("quattro", 4, 1), ("cinque", 5, 1), ("sei", 6, 1),
      ("sette", 7, 1), ("otto", 8, 1), ("nove", 9, 1), ("dieci", 10, 1), ("mezzo", 1, 2),
      ("mezza", 1, 2), ("un quarto", 1, 4), ("uno", 1, 1), ("un mezzo", 1, 2),
    ],
    articles: "un, una, un'",
    approximations: "circa, all'incirca, quasi, almeno",
    ranges: "a, o",
    sums: "più, e",
    links: "di, del, della, dello, dei, degli, delle, d",
    vague: "un po', qualche, alcune, alcuni, un po' di, poco, q b, qb, quanto basta",
    adjectives: """
      grande, grandi, piccolo, piccola, piccoli, piccole, medio, media, medi, medie, colmo, colmi, \
      raso, rasi, abbondante, abbondanti, fresco, fresca, grosso, grossa
      """,
    optional: "facoltativo, facoltativa, opzionale, a piacere",
    afterthoughts: "q b, qb, quanto basta, a piacere, per servire, per friggere, per guarnire")
}
