/// The ids of the headings of one page, each once.
///
/// They are made as GitHub makes them, because authors write links to headings by what they see
/// there: the text in lower case, spaces as hyphens, and all else left out but letters, digits,
/// hyphens and underscores; a second heading of the same text gets `-1`, a third `-2`.
public struct HeadingAnchors: Sendable, Equatable {
  /// Each id, with the last number that a heading of the same text was given.
  private var used: [String: Int]

  /// Begins a page that has these ids for other things.
  public init(reserved: Set<String> = []) {
    used = Dictionary(uniqueKeysWithValues: reserved.map { ($0, 0) })
  }

  /// All ids that the page has, the reserved ones included.
  public var ids: Set<String> { Set(used.keys) }

  /// A new id for a heading of this plain text.
  public mutating func id(forHeading text: String) -> String {
    let base = HeadingAnchors.slug(of: text)
    guard var number = used[base] else {
      used[base] = 0
      return base
    }
    var id = base
    repeat {
      number += 1
      id = "\(base)-\(number)"
    } while used[id] != nil
    used[base] = number
    used[id] = 0
    return id
  }

  /// The id of a heading that is the only one of its text; `section` where nothing of it is left.
  public static func slug(of text: String) -> String {
    var slug = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "-", "_": slug.unicodeScalars.append(scalar)
      case "A"..."Z": slug.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
      case " ": slug.unicodeScalars.append("-")
      case _ where !scalar.isASCII && isKept(scalar.properties.generalCategory):
        slug += scalar.properties.lowercaseMapping
      default: continue
      }
    }
    return slug.isEmpty ? "section" : slug
  }

  private static func isKept(_ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
      .connectorPunctuation:
      true
    default: false
    }
  }
}
