extension KitchenWords {
  /// Turkish.
  static let turkish = KitchenWords(
    units: [
      ("gram", "gram, gr"), ("kilogram", "kilogram, kilo"), ("litre", "litre, lt"),
      ("millilitre", "mililitre"),
      ("metric-tablespoon", "yemek kaşığı, çorba kaşığı, yk, y k"),
      ("metric-teaspoon", "tatlı kaşığı, çay kaşığı, tk, çk"), ("spoon", "kaşık"),
      ("japanese-cup", "su bardağı, sb"), ("glass", "çay bardağı, bardak, kahve fincanı, fincan"),
      ("piece", "adet, tane, parça"), ("clove", "diş"), ("slice", "dilim"), ("bunch", "demet, bağ"),
      ("head", "baş"), ("stalk", "sap"), ("sprig", "dal"), ("leaf", "yaprak"), ("drop", "damla"),
      ("can", "kutu, konserve"), ("packet", "paket, poşet"), ("jar", "kavanoz"), ("bottle", "şişe"),
      ("bowl", "kase"), ("pinch", "tutam, çimdik"), ("handful", "avuç"), ("ladle", "kepçe"),
      ("cube", "küp"),
    ],
    numbers: [
      ("bir", 1, 1), ("iki", 2, 1), ("üç", 3, 1), ("dört", 4, 1), ("beş", 5, 1), ("altı", 6, 1),
      ("yedi", 7, 1), ("sekiz", 8, 1), ("dokuz", 9, 1), ("yarım", 1, 2), ("bir buçuk", 3, 2),
      ("çeyrek", 1, 4),
    ],
    approximations: "yaklaşık, aşağı yukarı, takriben",
    ranges: "ila, veya, ya da",
    sums: "artı, ve",
    vague: "biraz, bir miktar, birkaç, bir kaç, az, bol, aldığı kadar, yeteri kadar, göz kararı",
    adjectives:
      "büyük, küçük, orta boy, orta, tepeleme, silme, dolu, orta büyüklükte, iri, ince, kalın",
    optional: "isteğe bağlı, arzuya göre, istenirse",
    afterthoughts: "aldığı kadar, damak tadına göre, üzeri için, servis için")
}
