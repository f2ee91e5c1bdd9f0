extension KitchenWords {
  /// English, with the signs of the metric system that every language shares.
  static let english = KitchenWords(
    units: measures + things,
    numbers: [
      ("one", 1, 1), ("two", 2, 1), ("three", 3, 1), ("four", 4, 1), ("five", 5, 1), ("six", 6, 1),
      ("seven", 7, 1), ("eight", 8, 1), ("nine", 9, 1), ("ten", 10, 1), ("eleven", 11, 1),
      ("twelve", 12, 1), ("half", 1, 2), ("one half", 1, 2), ("a half", 1, 2), ("quarter", 1, 4),
      ("one quarter", 1, 4), ("a quarter", 1, 4), ("three quarters", 3, 4), ("one third", 1, 3),
      ("a third", 1, 3), ("two thirds", 2, 3), ("one and a half", 3, 2), ("two and a half", 5, 2),
    ],
    articles: "a, an",
    approximations: """
      about, approx, approximately, around, roughly, ca, circa, c, nearly, almost, at least, up to, \
      just over, just under, max, min, scant, a scant, maybe, perhaps, another, an additional, \
      an extra, say, from, generous, a generous, heaping, heaped, level
      """,
    ranges: "to, or, through",
    sums: "plus, and",
    links: "of, of the, each, each of",
    vague: """
      some, a few, few, a little, a bit, a little bit, a lot, lots, plenty, enough, several, \
      a couple, a small amount
      """,
    adjectives: """
      large, small, medium, big, medium sized, large sized, small sized, med, lg, sm, heaped, \
      heaping, level, rounded, generous, full, thick, thin, whole, fresh, extra large, good, huge, \
      tiny, very small, very large, packed, scant, flat, overflowing, jumbo, mini, long, short, fat, \
      standard, regular, plump, round
      """,
    descriptors: """
      any, ripe, dried, ground, boneless, skinless, bone in, skin on, cold, warm, hot, raw, cooked, \
      freshly ground, low sodium, low fat, unsalted, organic, firm, soft, tender, canned, frozen, \
      peeled, lean, free range, unsweetened, seedless, young, crisp, sharp, clean, fine, \
      finely chopped, smooth, bottled, hard, plain, sweet, unpeeled, skin off, reduced sodium, \
      low salt, uncooked, sliced, diced, toasted, roasted, black, white, red, green, yellow
      """,
    optional: "optional, optionally",
    optionalAtEnd: "if desired, if you like, if liked, if you want, if using",
    afterthoughts: """
      to taste, as needed, for garnish, for serving, to serve, for dusting, for frying, for greasing, \
      for decoration, for topping, to garnish, for the pan, at room temperature, for brushing, \
      for sprinkling, or to taste, as desired, to your taste, according to taste, for drizzling, see note, see notes, see recipe, \
      plus more, plus extra
      """)

  private static let measures: [(id: String, spellings: String)] = [
    ("milligram", "mg, milligram, milligrams"),
    ("gram", "g, gr, grs, gm, gms, gram, grams, gramme, grammes"),
    ("decagram", "dag, dkg, deka"),
    ("kilogram", "kg, kgs, kilo, kilos, kilogram, kilograms, kilogramme"),
    ("ounce", "oz, ozs, ounce, ounces, unces"),
    ("pound", "lb, lbs, pound, pounds"),
    ("millilitre", "ml, mls, millilitre, millilitres, milliliter, milliliters, cc, mℓ, ㎖"),
    ("centilitre", "cl, centilitre, centilitres, centiliter, centiliters"),
    ("decilitre", "dl, decilitre, decilitres, deciliter, deciliters"),
    ("litre", "l, lt, ltr, litre, litres, liter, liters, ℓ"),
    (
      "teaspoon",
      "tsp, tsps, teaspoon, teaspoons, tea spoon, tea spoons, tps, teaspoonful, teaspoonfuls, teapsoon"
    ),
    (
      "tablespoon",
      """
      tbsp, tbsps, tbs, tb, tbls, tblsp, tblspn, tablespoon, tablespoons, table spoon, table spoons, \
      tablespoonful, tablespoonfuls
      """
    ),
    ("fluid-ounce", "fl oz, fluid ounce, fluid ounces, floz"),
    ("cup", "c, cup, cups, cupful, cupfuls"), ("metric-cup", "metric cup, metric cups"),
    ("pint", "pt, pts, pint, pints"), ("quart", "qt, qts, quart, quarts"),
    ("gallon", "gal, gallon, gallons"),
    ("millimetre", "mm, millimetre, millimetres, millimeter, millimeters"),
    ("centimetre", "cm, centimetre, centimetres, centimeter, centimeters"),
    ("inch", "inch, inches"),
  ]

  private static let things: [(id: String, spellings: String)] = [
    ("piece", "piece, pieces, pc, pcs, each, ea, unit, units"),
    ("clove", "clove, cloves"), ("slice", "slice, slices"),
    ("bunch", "bunch, bunches"), ("head", "head, heads"), ("stalk", "stalk, stalks"),
    ("stick", "stick, sticks"), ("sprig", "sprig, sprigs, twig, twigs"), ("leaf", "leaf, leaves"),
    ("bulb", "bulb, bulbs"), ("cube", "cube, cubes"), ("ear", "ear, ears"), ("rib", "rib, ribs"),
    ("strip", "strip, strips"), ("fillet", "fillet, fillets"), ("sheet", "sheet, sheets"),
    ("rasher", "rasher, rashers"), ("pod", "pod, pods"), ("drop", "drop, drops"),
    ("scoop", "scoop, scoops"), ("ball", "ball, balls"),
    ("portion", "serving, servings, portion, portions"), ("part", "part, parts"),
    ("wedge", "wedge, wedges"), ("block", "block, blocks"), ("loaf", "loaf, loaves"),
    ("dozen", "dozen, dozens"), ("spoon", "spoon, spoons, spoonful, spoonfuls"),
    ("square", "square, squares, bar, bars"), ("strand", "strand, strands"),
    ("floret", "floret, florets"),
    ("shot", "shot, shots"), ("batch", "batch, batches, recipe, recipes"), ("stem", "stem, stems"),
    ("can", "can, cans, tin, tins"),
    (
      "packet",
      "packet, packets, package, packages, pack, packs, pkg, pkgs, pkt, pck, pcks, sachet, sachets"
    ),
    ("jar", "jar, jars"), ("bottle", "bottle, bottles"), ("box", "box, boxes"),
    ("bag", "bag, bags"), ("carton", "carton, cartons"), ("tub", "tub, tubs"),
    ("tube", "tube, tubes"), ("glass", "glass, glasses"), ("mug", "mug, mugs"),
    ("bowl", "bowl, bowls"), ("container", "container, containers"),
    ("envelope", "envelope, envelopes"), ("punnet", "punnet, punnets"), ("ladle", "ladle, ladles"),
    ("pinch", "pinch, pinches"), ("dash", "dash, dashes"),
    ("handful", "handful, handfuls, handfull, hand full"), ("splash", "splash, splashes"),
    ("drizzle", "drizzle, drizzles"), ("bit", "bit, bits"),
    ("sprinkling", "sprinkle, sprinkling, sprinkles"), ("dollop", "dollop, dollops"),
    ("knob", "knob, knobs"), ("squeeze", "squeeze, squeezes, glug, glugs"),
    ("smidgen", "smidgen"), ("touch", "touch"),
  ]
}
