extension KitchenWords {
  /// Dutch.
  static let dutch = KitchenWords(
    units: [
      ("gram", "gram"), ("decagram", "ons"), ("metric-pound", "pond"), ("litre", "liter"),
      ("metric-tablespoon", "eetlepel, eetlepels, el, eetl"),
      ("metric-teaspoon", "theelepel, theelepels, tl, theel, koffielepel, koffielepels"),
      ("metric-cup", "kop, koppen, kopje, kopjes"), ("piece", "stuk, stuks, stukje, stukjes, st"),
      ("clove", "teen, tenen, teentje, teentjes"),
      ("slice", "plak, plakken, plakje, plakjes, sneetje, sneetjes, snee, sneden"),
      ("batch", "recept, recepten"),
      ("bunch", "bos, bosje, bosjes"), ("head", "krop, stronk"), ("stalk", "stengel, stengels"),
      ("sprig", "takje, takjes"), ("leaf", "blad, blaadje, blaadjes, bladeren"),
      ("drop", "druppel, druppels"),
      ("cube", "blokje, blokjes"), ("can", "blik, blikken, blikje, blikjes"),
      ("packet", "pak, pakje, pakjes, zak, zakje, zakjes"), ("jar", "pot, potje, potjes"),
      ("bottle", "fles, flessen"), ("glass", "glas, glazen"), ("tub", "bakje, bakjes, beker"),
      ("pinch", "snufje, snuf, snufjes, mespunt, mespuntje"), ("handful", "handje, handjes, hand"),
      ("splash", "scheut, scheutje"), ("ball", "bol, bolletje"), ("knob", "klontje"),
    ],
    numbers: [
      ("één", 1, 1), ("twee", 2, 1), ("drie", 3, 1), ("vijf", 5, 1), ("zes", 6, 1), ("zeven", 7, 1),
      ("tien", 10, 1), ("twaalf", 12, 1), ("halve", 1, 2), ("een halve", 1, 2),
      ("anderhalve", 3, 2),
      ("anderhalf", 3, 2), ("een half", 1, 2),
    ],
    articles: "een",
    approximations: "ongeveer, circa, ca, plm, ruim, krap, bijna",
    ranges: "tot, of, à",
    sums: "plus, en",
    links: "van",
    vague: "wat, een beetje, beetje, enkele, een paar, een weinig, flink wat",
    adjectives:
      "grote, groot, kleine, klein, middelgrote, volle, afgestreken, flinke, dikke, dunne, verse",
    optional: "optioneel, eventueel, naar wens",
    afterthoughts: "naar smaak, om te serveren, voor de garnering, om in te bakken")
}
