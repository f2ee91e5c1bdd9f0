/// What a cup of an ingredient weighs.
///
/// The weights are those that King Arthur Baking publishes in its ingredient weight chart
/// (kingarthurbaking.com/learn/ingredient-weight-chart) for American cups of 237 ml, filled by spoon
/// and levelled. Only ingredients that are on it are weighed, under the names that they have there
/// and those that they have elsewhere: ground almonds are almond flour, sultanas raisins, muscovado
/// is brown sugar; margarine, of which a stick weighs what one of butter does, counts as butter. All
/// others stay volumes.
enum Density {
  /// The grams in a cup of what a name says; `nil` where the chart does not have it.
  static func gramsPerCup(of name: String) -> Rational? {
    key(of: Array(name.utf8)).flatMap { table[$0] }.map { Rational($0) }
  }

  /// The words of a name that say what it is, in one hash.
  private static func key(of name: [UInt8]) -> UInt64? {
    let words = NameStems.words(of: name, plurals: .english).map(\.hash)
      .filter { !idle.contains($0) }
    guard !words.isEmpty, words.count <= 4 else { return nil }
    return words.reduce(Lexicon.start) { ($0 ^ $1) &* 0x100_0000_01b3 }
  }

  private static let table: [UInt64: Int] = {
    var table: [UInt64: Int] = [:]
    for line in weights.utf8.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
      guard parts.count == 2, let grams = Int(Substring(parts[0])) else { continue }
      for name in parts[1].split(separator: UInt8(ascii: ",")) {
        if let key = key(of: Array(name)) { table[key] = grams }
      }
    }
    return table
  }()

  /// Words that change nothing about the weight of a cup.
  private static let idle = Set(
    NameStems.words(
      of: Array(
        """
        all purpose plain white unbleached bleached unsalted salted cold softened soft melted room \
        temperature fine organic granulated pure light dark \
        old fashioned large good quality level packed firmly lightly real strong of the your \
        clear mild runny natural dutch processed process semisweet bittersweet full fat
        """.utf8), plurals: .english
    ).map(\.hash))

  private static let weights = """
    120 flour,bread flour,cake flour
    113 whole wheat flour,wholemeal flour,self raising flour,self rising flour
    106 rye flour
    142 rice flour
    96 almond flour,ground almonds
    84 almond meal
    128 coconut flour
    138 cornmeal
    163 semolina,semolina flour
    112 cornstarch,cornflour,corn starch
    152 potato starch
    198 sugar
    190 superfine sugar,caster sugar,castor sugar,golden caster sugar
    180 raw sugar,turbinado sugar
    220 demerara sugar
    213 brown sugar,muscovado sugar
    113 powdered sugar,icing sugar,confectioners sugar,confectioner's sugar
    336 honey,raw honey
    312 maple syrup,corn syrup
    340 molasses
    226 butter,margarine
    184 shortening,vegetable shortening
    226 lard
    84 cocoa,cocoa powder,unsweetened cocoa,unsweetened cocoa powder
    170 chocolate chips,chopped chocolate,chocolate chunks
    89 oats,rolled oats
    227 cream cheese,sour cream,yogurt,yoghurt,greek yogurt,greek yoghurt,ricotta,ricotta cheese,mascarpone
    113 grated cheddar,cheddar cheese,grated cheese,shredded cheese,shredded cheddar cheese
    113 mozzarella,shredded mozzarella,grated mozzarella,mozzarella cheese
    100 parmesan,grated parmesan,parmesan cheese,grated parmesan cheese
    270 peanut butter
    113 walnuts,chopped walnuts
    128 whole walnuts
    114 pecans,chopped pecans
    142 almonds,whole almonds,raw almonds,peanuts,hazelnuts
    86 sliced almonds,flaked almonds
    149 raisins,sultanas
    114 dried cranberries
    85 shredded coconut,sweetened coconut,sweetened shredded coconut,desiccated coconut
    53 unsweetened shredded coconut,unsweetened coconut
    50 panko
    112 dry breadcrumbs,dried breadcrumbs,dry bread crumbs,dried bread crumbs
    99 graham cracker crumbs
    198 long grain rice,rice
    140 blueberries
    """
}
