/// A word for a unit in the form for one and the form for many.
///
/// Abbreviations have one form for both, and so have all words of Turkish, Japanese and Chinese
/// after a number; they are not listed.
struct UnitForms: Sendable, Equatable {
  /// The form for one: `cup`.
  var one: String
  /// The form for many: `cups`.
  var many: String
  /// Whether the plural begins with two, as in French, and not right after one.
  var isFrench = false

  /// The form that goes with a number; parts of one take the singular.
  func form(for number: Rational) -> String {
    (isFrench ? number < Rational(2) : number <= Rational(1)) ? one : many
  }

  /// The word for a unit at the end of some bytes, which may begin with an adjective.
  static func word(
    in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> AmountText.UnitWord? {
    let start = bytes[range].lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? range.lowerBound
    let word = start..<range.upperBound
    guard !word.isEmpty, let forms = forms(of: String(decoding: bytes[word], as: UTF8.self))
    else { return nil }
    return AmountText.UnitWord(range: word, forms: forms)
  }

  /// The forms of a word as it is written, with its capital.
  static func forms(of text: String) -> UnitForms? {
    if let forms = table[text] { return forms }
    guard let first = text.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z"),
      let forms = table[text.lowercased()]
    else { return nil }
    return UnitForms(
      one: capitalised(forms.one), many: capitalised(forms.many), isFrench: forms.isFrench)
  }

  private static func capitalised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static let table: [String: UnitForms] = {
    var table: [String: UnitForms] = [:]
    for (list, isFrench) in [(words, false), (frenchWords, true)] {
      for pair in list.utf8.split(separator: UInt8(ascii: ",")) {
        let forms = pair.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
        guard forms.count == 2 else { continue }
        let entry = UnitForms(one: forms[0], many: forms[1], isFrench: isFrench)
        for form in forms where table[form] == nil { table[form] = entry }
      }
    }
    return table
  }()

  /// English, German, Spanish, Italian, Portuguese and Dutch.
  ///
  /// A word that two languages share stands with the first.
  private static let words = """
    cup cups,teaspoon teaspoons,tablespoon tablespoons,ounce ounces,pound pounds,lb lbs,pint pints,\
    quart quarts,gallon gallons,gram grams,kilogram kilograms,litre litres,liter liters,\
    millilitre millilitres,milliliter milliliters,inch inches,piece pieces,clove cloves,\
    slice slices,bunch bunches,head heads,stalk stalks,stick sticks,sprig sprigs,leaf leaves,\
    bulb bulbs,cube cubes,ear ears,rib ribs,strip strips,fillet fillets,sheet sheets,\
    rasher rashers,pod pods,drop drops,scoop scoops,ball balls,serving servings,portion portions,\
    wedge wedges,block blocks,loaf loaves,spoon spoons,spoonful spoonfuls,square squares,\
    strand strands,floret florets,shot shots,batch batches,recipe recipes,stem stems,can cans,\
    tin tins,packet packets,package packages,pack packs,pkg pkgs,sachet sachets,jar jars,\
    bottle bottles,box boxes,bag bags,carton cartons,tub tubs,tube tubes,glass glasses,mug mugs,\
    bowl bowls,container containers,envelope envelopes,punnet punnets,ladle ladles,pinch pinches,\
    dash dashes,handful handfuls,splash splashes,drizzle drizzles,bit bits,dollop dollops,\
    knob knobs,squeeze squeezes,twig twigs,part parts,cookie cookies,\
    Tasse Tassen,Zehe Zehen,Scheibe Scheiben,Dose Dosen,Packung Packungen,Flasche Flaschen,\
    Prise Prisen,Stange Stangen,Knolle Knollen,Kugel Kugeln,Platte Platten,Schote Schoten,\
    Portion Portionen,Stück Stücke,Zweig Zweige,Blatt Blätter,Kopf Köpfe,Glas Gläser,Tüte Tüten,\
    Paket Pakete,Tube Tuben,Schale Schalen,Kelle Kellen,Messerspitze Messerspitzen,\
    Stiel Stiele,Unze Unzen,Rippe Rippen,Laib Laibe,Teil Teile,Klecks Kleckse,\
    taza tazas,cucharada cucharadas,cucharadita cucharaditas,diente dientes,rebanada rebanadas,\
    rama ramas,hoja hojas,lata latas,paquete paquetes,vaso vasos,pizca pizcas,botella botellas,\
    manojo manojos,ración raciones,trozo trozos,gramo gramos,kilo kilos,litro litros,sobre sobres,\
    cucchiaio cucchiai,cucchiaino cucchiaini,tazza tazze,spicchio spicchi,fetta fette,\
    foglia foglie,pizzico pizzichi,bicchiere bicchieri,barattolo barattoli,bustina bustine,\
    mazzetto mazzetti,rametto rametti,porzione porzioni,grammo grammi,\
    xícara xícaras,chávena chávenas,colher colheres,dente dentes,fatia fatias,folha folhas,\
    copo copos,pitada pitadas,pacote pacotes,grama gramas,raminho raminhos,\
    eetlepel eetlepels,theelepel theelepels,kopje kopjes,teen tenen,teentje teentjes,\
    plak plakken,plakje plakjes,blik blikken,blikje blikjes,takje takjes,blaadje blaadjes,\
    snufje snufjes,zakje zakjes,fles flessen,pot potten,bosje bosjes
    """

  private static let frenchWords = """
    tasse tasses,gousse gousses,tranche tranches,feuille feuilles,branche branches,brin brins,\
    boîte boîtes,sachet sachets,verre verres,pincée pincées,botte bottes,cuillère cuillères,\
    cuillerée cuillerées,bouteille bouteilles,morceau morceaux,gramme grammes,poignée poignées,\
    tête têtes,noix noix,pot pots,personne personnes,part parts
    """
}
