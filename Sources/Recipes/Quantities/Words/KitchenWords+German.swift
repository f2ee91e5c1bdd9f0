extension KitchenWords {
  /// German, with the words of Austria and Switzerland.
  static let german = KitchenWords(
    units: measures + things,
    numbers: [
      ("eins", 1, 1), ("zwei", 2, 1), ("drei", 3, 1), ("vier", 4, 1), ("fünf", 5, 1),
      ("sechs", 6, 1), ("sieben", 7, 1), ("acht", 8, 1), ("neun", 9, 1), ("zehn", 10, 1),
      ("elf", 11, 1), ("zwölf", 12, 1), ("halbe", 1, 2), ("halber", 1, 2), ("halbes", 1, 2),
      ("ein halb", 1, 2), ("eine halbe", 1, 2), ("ein halber", 1, 2), ("ein halbes", 1, 2),
      ("einen halben", 1, 2), ("anderthalb", 3, 2), ("eineinhalb", 3, 2), ("zweieinhalb", 5, 2),
      ("dreiviertel", 3, 4), ("ein viertel", 1, 4), ("eine viertel", 1, 4),
    ],
    articles: "ein, eine, einen, einer",
    approximations: """
      etwa, ungefähr, ungef, rund, gut, knapp, knappe, ca, zirka, circa, mindestens, mind, \
      höchstens, maximal, max, evtl, eventuell, je, jeweils, gute, guter, insgesamt
      """,
    ranges: "bis, bis zu, oder, od",
    sums: "plus, und",
    links: "von, vom",
    vague: """
      etwas, ein wenig, wenig, ein bisschen, bisschen, ein paar, einige, einiges, mehrere, reichlich, \
      viel, nach bedarf, nach belieben, nach geschmack, genügend, n b
      """,
    adjectives: """
      große, großer, großes, großen, grosse, grosser, grosses, kleine, kleiner, kleines, kleinen, \
      mittlere, mittlerer, mittelgroße, mittelgroßer, mittelgroßes, mittelgrosse, gehäufte, \
      gehäufter, geh, gestrichene, gestrichener, gestr, volle, voller, dicke, dünne, ganze, ganzer, \
      ganzes, frische, frischer, frisches, reife, getrocknete, gemahlene, halbvolle, leicht gehäufte
      """,
    optional: "optional, fakultativ, wahlweise, nach wunsch, evtl, eventuell, ggf",
    afterthoughts: """
      nach geschmack, nach belieben, nach bedarf, zum bestreuen, zum braten, zum garnieren, \
      zum bestäuben, zum servieren, zum einfetten, für die form, zum abschmecken, zum bestreichen, \
      zum ausrollen, zum frittieren
      """)

  private static let measures: [(id: String, spellings: String)] = [
    ("gram", "gramm"), ("kilogram", "kilogramm"), ("decagram", "dekagramm"),
    ("metric-pound", "pfund, pfd"), ("ounce", "unze, unzen"),
    ("litre", "ltr"), ("millilitre", "milliliter"), ("centilitre", "zentiliter"),
    ("decilitre", "deziliter"),
    ("metric-teaspoon", "tl, teel, teelöffel, kaffeelöffel, kl"),
    ("metric-tablespoon", "el, essl, esslöffel, eßlöffel, suppenlöffel"),
    ("metric-cup", "tasse, tassen"), ("millimetre", "millimeter"),
    ("centimetre", "zentimeter"), ("inch", "zoll"),
  ]

  private static let things: [(id: String, spellings: String)] = [
    ("piece", "stück, stücke, stk, st, stck"), ("clove", "zehe, zehen, knoblauchzehe"),
    ("slice", "scheibe, scheiben, sch"), ("bunch", "bund, bd, büschel"),
    ("head", "kopf, köpfe"), ("stalk", "stange, stangen"),
    ("stem", "stängel, stengel, stiel, stiele"),
    ("sprig", "zweig, zweige, zweiglein"), ("leaf", "blatt, blätter, bl"),
    ("bulb", "knolle, knollen"),
    ("cube", "würfel"), ("ear", "kolben"), ("strip", "streifen"), ("fillet", "filet, filets"),
    ("sheet", "platte, platten"), ("pod", "schote, schoten"), ("drop", "tropfen"),
    ("ball", "kugel, kugeln"), ("portion", "portion, portionen, port"),
    ("batch", "rezept, rezepte, rezeptmenge"), ("part", "teil, teile"),
    ("block", "riegel"), ("loaf", "laib, laibe"), ("dozen", "dutzend, dtzd"),
    ("spoon", "löffel"), ("root", "wurzel"), ("floret", "röschen"), ("pair", "paar"),
    ("rib", "rippe, rippen"),
    ("can", "dose, dosen, konserve, ds"),
    (
      "packet",
      "packung, packungen, pck, pkt, päckchen, paket, pakete, pk, tüte, tüten, beutel, btl, tütchen, pckg, packg"
    ),
    ("jar", "glas, gläser, gl"), ("bottle", "flasche, flaschen, fl"), ("box", "schachtel, kiste"),
    ("bag", "sack, netz"), ("tub", "becher"), ("tube", "tube, tuben"),
    ("bowl", "schale, schalen, schüssel"), ("ladle", "kelle, kellen, schöpfkelle"),
    ("shot", "schnapsglas, stamperl"), ("basket", "körbchen"), ("mug", "häferl"),
    ("pinch", "prise, prisen, pr"), ("knife-tip", "messerspitze, messerspitzen, msp"),
    ("handful", "handvoll, hand voll, hände voll"), ("splash", "schuss, schuß, spritzer"),
    ("dash", "hauch"), ("dollop", "klecks, kleckse"), ("knob", "stich"), ("drizzle", "schluck"),
  ]
}
