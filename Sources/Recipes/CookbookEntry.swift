import Diagnostics

/// A recipe that was read, as the cookbook is built from it.
public struct CookbookEntry: Sendable {
  /// What the site needs to know of it; `category` and `uses` are filled in by the builder.
  public var summary: RecipeSummary
  /// The names of its categories from outer to inner; empty where it has none.
  public var category: [String]
  /// The folder that is the recipe's own; `nil` where it shares its folder with others.
  public var bundle: String?
  /// Every link, picture and relation that it names, in file order.
  public var references: [LinkReference]
  /// The fragments that links may name on its page.
  public var anchors: PageAnchors
  /// The words by which it is compared with others.
  public var words: RecipeWords
  /// Where it says its id: the value of `slug:`, or the start of the file.
  public var idRange: SourceRange

  /// Makes an entry.
  public init(
    summary: RecipeSummary, category: [String], bundle: String?, references: [LinkReference],
    anchors: PageAnchors, words: RecipeWords, idRange: SourceRange
  ) {
    self.summary = summary
    self.category = category
    self.bundle = bundle
    self.references = references
    self.anchors = anchors
    self.words = words
    self.idRange = idRange
  }
}

/// A place in a file that names another.
public struct LinkReference: Sendable, Equatable {
  /// What was named, and where.
  public var reference: Reference
  /// How it was named.
  public var role: Role

  /// Makes a link reference.
  public init(_ reference: Reference, role: Role) {
    self.reference = reference
    self.role = role
  }

  /// The ways to name another file.
  public enum Role: Sendable, Equatable {
    /// `related:` of the front matter, which may name an id or a title as well as a path.
    case related
    /// A link in an ingredient line or in a text.
    case link
    /// A picture.
    case image
  }
}
