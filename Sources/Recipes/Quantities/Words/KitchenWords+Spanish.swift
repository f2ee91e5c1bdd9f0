extension KitchenWords {
  /// Spanish of Spain and America.
  static let spanish = KitchenWords(
    units: [
      ("gram", "gramo, gramos, grs"), ("kilogram", "kilogramo, kilogramos"),
      ("pound", "libra, libras"), ("ounce", "onza, onzas"), ("litre", "litro, litros"),
      ("millilitre", "mililitro, mililitros"), ("centilitre", "centilitro, centilitros"),
      (
        "metric-tablespoon",
        "cucharada, cucharadas, cda, cdas, cuchara sopera, cucharadas soperas, cs"
      ),
      (
        "metric-teaspoon",
        "cucharadita, cucharaditas, cdta, cdtas, cdita, cditas, cucharada de postre, cdtas"
      ),
      ("metric-cup", "taza, tazas, tza"),
      ("piece", "pieza, piezas, trozo, trozos, unidad, unidades, ud, uds"),
      ("clove", "diente, dientes"),
      ("slice", "rebanada, rebanadas, loncha, lonchas, rodaja, rodajas"),
      ("batch", "receta, recetas"),
      ("bunch", "manojo, manojos, ramo"), ("head", "cabeza, cabezas"),
      ("stalk", "tallo, tallos, rama, ramas"),
      ("sprig", "ramita, ramitas"), ("leaf", "hoja, hojas"), ("drop", "gota, gotas"),
      ("cube", "cubo, cubos, pastilla"), ("can", "lata, latas, bote, botes"),
      ("packet", "paquete, paquetes, sobre, sobres"), ("jar", "frasco, frascos, tarro"),
      ("bottle", "botella, botellas"), ("glass", "vaso, vasos, copa, copas"),
      ("pinch", "pizca, pizcas"),
      ("handful", "puñado, puñados"), ("splash", "chorro, chorrito"), ("dozen", "docena"),
      ("strip", "tira, tiras"), ("fillet", "filete, filetes"),
    ],
    numbers: [
      ("dos", 2, 1), ("tres", 3, 1), ("cuatro", 4, 1), ("cinco", 5, 1), ("seis", 6, 1),
      ("siete", 7, 1), ("ocho", 8, 1), ("nueve", 9, 1), ("diez", 10, 1), ("doce", 12, 1),
      ("medio", 1, 2), ("media", 1, 2), ("un cuarto", 1, 4), ("tres cuartos", 3, 4),
      ("uno", 1, 1), ("una y media", 3, 2), ("uno y medio", 3, 2),
    ],
    articles: "un, una",
    approximations: "aproximadamente, aprox, unos, unas, alrededor de, casi, más o menos",
    ranges: "a, o",
    sums: "más, y",
    links: "de, del, de la",
    vague: "un poco, poco, algo, algunos, algunas, varios, varias, al gusto",
    adjectives: """
      grande, grandes, pequeño, pequeña, pequeños, pequeñas, mediano, mediana, medianos, medianas, \
      colmada, colmadas, rasa, rasas, gruesa, gruesas, fresco, fresca
      """,
    optional: "opcional, opcionales",
    afterthoughts: "al gusto, a gusto, para servir, para decorar, para freír, para espolvorear")
}
