/// The words of one language that amounts are made of, all in lower case.
///
/// Several words of a spelling are parted by single spaces; points and hyphens between and after
/// them do not count.
struct KitchenWords: Sendable {
  /// Spellings of units, singular and plural, by the id of the unit; spellings parted by commas.
  var units: [(id: String, spellings: String)] = []
  /// Numbers in words.
  var numbers: [(word: String, numerator: Int, denominator: Int)] = []
  /// Articles that count as one before a unit: `a cup`.
  var articles = ""
  /// What makes a number approximate: `about`.
  var approximations = ""
  /// What joins the ends of a range: `to`.
  var ranges = ""
  /// What adds two amounts: `plus`.
  var sums = ""
  /// What stands between amount and name: `of`.
  var links = ""
  /// Amounts without a number: `some`.
  var vague = ""
  /// What may stand between number and unit: `large`, `heaped`.
  var adjectives = ""
  /// What may stand before a name with a comma after it: `boneless, skinless chicken`.
  var descriptors = ""
  /// What says that an ingredient may be left out.
  var optional = ""
  /// The same where nothing follows: `if you like`.
  var optionalAtEnd = ""
  /// Notes that follow a name without a comma: `to taste`.
  var afterthoughts = ""
}
