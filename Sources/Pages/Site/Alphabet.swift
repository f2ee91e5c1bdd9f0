import Language
import Navigation
import Synchronization

/// All recipes of a site under the letters that their titles begin with.
///
/// It is worked out when the first page asks for it, and once for all of them.
final class Alphabet: Sendable {
  /// A letter with its recipes.
  struct Letter: Sendable {
    let title: String
    /// How many recipes stand before it in the list.
    var start = 0
    var recipes: [Int] = []

    /// Those of its recipes whose places in the list are in a range.
    func recipes(of places: Range<Int>) -> [Int] {
      Array(recipes[places.clamped(to: start..<start + recipes.count).shifted(by: -start)])
    }
  }

  private let plan: SitePlan
  private let made = Mutex<[Letter]?>(nil)

  init(of plan: SitePlan) { self.plan = plan }

  /// The letters in locale order.
  var letters: [Letter] {
    made.withLock { made in
      let letters = made ?? Alphabet.letters(of: plan)
      made = letters
      return letters
    }
  }

  private static func letters(of plan: SitePlan) -> [Letter] {
    var letters: [Letter] = []
    var places: [String: Int] = [:]
    for position in plan.alphabetical {
      let title = letter(of: plan.cookbook.recipes[position].title)
      let place = places[title] ?? letters.count
      if place == letters.count {
        places[title] = place
        letters.append(Letter(title: title))
      }
      letters[place].recipes.append(position)
    }
    for index in letters.indices.dropFirst() {
      letters[index].start = letters[index - 1].start + letters[index - 1].recipes.count
    }
    return letters
  }

  /// The letter that a title stands under: its first one without marks, `#` for what is none, and
  /// one sign for all the thousands of Han characters.
  private static func letter(of title: String) -> String {
    guard let scalar = Folding.folded(String(title.prefix(1))).unicodeScalars.first else {
      return "#"
    }
    if scalar.properties.isIdeographic { return "字" }
    return scalar.properties.isAlphabetic ? String(scalar).uppercased() : "#"
  }
}

extension Range<Int> {
  fileprivate func shifted(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
