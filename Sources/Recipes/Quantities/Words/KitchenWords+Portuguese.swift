extension KitchenWords {
  /// Portuguese of Portugal and Brazil.
  static let portuguese = KitchenWords(
    units: [
      ("gram", "grama, gramas"), ("kilogram", "quilo, quilos, quilograma"),
      ("litre", "litro, litros"),
      ("millilitre", "mililitro, mililitros"),
      (
        "metric-tablespoon",
        "colher de sopa, colheres de sopa, c de sopa, cs"
      ),
      (
        "metric-teaspoon",
        "colher de chá, colheres de chá, c de chá, colher de café, colheres de café, colher de sobremesa"
      ),
      ("spoon", "colher, colheres"),
      ("metric-cup", "xícara, xícaras, xicara, xicaras, chávena, chávenas"),
      ("metric-cup", "xícara de chá, xícaras de chá"),
      ("piece", "pedaço, pedaços, unidade, unidades"), ("clove", "dente, dentes"),
      ("slice", "fatia, fatias, rodela, rodelas"),
      ("batch", "receita, receitas"), ("bunch", "maço, maços, molho, molhos"),
      ("head", "cabeça, cabeças"), ("stalk", "talo, talos"), ("sprig", "ramo, ramos, raminho"),
      ("leaf", "folha, folhas"), ("drop", "gota, gotas"), ("cube", "tablete, cubo, cubos"),
      ("can", "lata, latas"), ("packet", "pacote, pacotes, saqueta, saquetas, envelope, envelopes"),
      ("jar", "frasco, frascos, pote"), ("bottle", "garrafa, garrafas"), ("glass", "copo, copos"),
      ("pinch", "pitada, pitadas"), ("handful", "punhado, punhados, mão cheia"), ("splash", "fio"),
      ("dozen", "dúzia"),
    ],
    numbers: [
      ("dois", 2, 1), ("duas", 2, 1), ("três", 3, 1), ("quatro", 4, 1), ("seis", 6, 1),
      ("sete", 7, 1), ("oito", 8, 1), ("dez", 10, 1), ("meio", 1, 2), ("meia", 1, 2),
    ],
    articles: "um, uma",
    approximations: "cerca de, aproximadamente, mais ou menos",
    ranges: "a, ou",
    sums: "mais, e",
    links: "de, do, da, dos, das",
    vague: "um pouco, pouco, alguns, algumas, a gosto, q b",
    adjectives: """
      grande, grandes, pequeno, pequena, pequenos, pequenas, médio, média, médios, médias, cheia, \
      cheias, rasa, rasas, fresco, fresca
      """,
    optional: "opcional, facultativo",
    afterthoughts: "a gosto, q b, para servir, para decorar, para untar, para polvilhar")
}
