extension KitchenWords {
  /// French.
  static let french = KitchenWords(
    units: [
      ("gram", "grammes"), ("kilogram", "kilogrammes"), ("pound", "livre, livres"),
      ("litre", "litre, litres"), ("centilitre", "centilitres"), ("millilitre", "millilitres"),
      (
        "metric-tablespoon",
        """
        cuillère à soupe, cuillères à soupe, cuillere a soupe, cuilleres a soupe, c à s, c a s, càs, \
        cas, cs, cuil à soupe, c à soupe, cuillerée à soupe, cuillerées à soupe
        """
      ),
      (
        "metric-teaspoon",
        """
        cuillère à café, cuillères à café, cuillere a cafe, cuilleres a cafe, c à c, c a c, càc, cac, \
        cc, cuil à café, c à café, cuillère à thé, cuillères à thé, c à thé
        """
      ),
      ("metric-cup", "tasse, tasses"), ("spoon", "cuillère, cuillères, cuillerée, cuillerées"),
      ("piece", "pièce, pièces, morceau, morceaux"), ("clove", "gousse, gousses"),
      ("slice", "tranche, tranches"),
      ("batch", "recette, recettes"), ("bunch", "botte, bottes, bouquet, bouquets"),
      ("head", "tête, têtes"), ("stalk", "branche, branches, tige, tiges"),
      ("sprig", "brin, brins"), ("leaf", "feuille, feuilles"), ("drop", "goutte, gouttes"),
      ("cube", "cube, cubes"), ("ball", "boule, boules"), ("can", "boîte, boîtes, conserve"),
      ("packet", "sachet, sachets, paquet, paquets"), ("jar", "pot, pots, bocal, bocaux"),
      ("bottle", "bouteille, bouteilles"), ("glass", "verre, verres"), ("tub", "barquette"),
      ("bowl", "bol, bols"), ("ladle", "louche, louches"), ("pinch", "pincée, pincées"),
      ("handful", "poignée, poignées"), ("splash", "trait, filet, filets"),
      ("knob", "noix, noisette"), ("dozen", "douzaine"), ("fillet", "filet"),
      ("shot", "petit verre"),
    ],
    numbers: [
      ("deux", 2, 1), ("trois", 3, 1), ("quatre", 4, 1), ("cinq", 5, 1), ("huit", 8, 1),
      ("neuf", 9, 1), ("dix", 10, 1), ("douze", 12, 1), ("demi", 1, 2), ("demie", 1, 2),
      ("un demi", 1, 2), ("une demi", 1, 2), ("la moitié", 1, 2),
    ],
    articles: "un, une",
    approximations: "environ, env, à peu près, presque, au moins",
    ranges: "à, ou",
    sums: "plus, et",
    links: "de, d, du, des, de la, de l",
    vague: "quelques, un peu, peu, beaucoup, plusieurs",
    adjectives: """
      grand, grande, grands, grandes, petit, petite, petits, petites, moyen, moyenne, moyens, \
      moyennes, gros, grosse, grosses, bonne, bon, belle, beau, rase, rases, bombée, fraîche, frais
      """,
    optional: "facultatif, facultative, optionnel, optionnelle, éventuellement, au choix",
    afterthoughts: "selon le goût, au goût, à volonté, pour servir, pour la garniture, pour décorer"
  )
}
