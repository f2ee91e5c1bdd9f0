/// A line of an ingredient list taken apart: `½ cup butter (cold, cut into small pieces)`.
public struct IngredientLine: Sendable, Equatable {
  /// The amount, where the line gives one.
  public var amount: Amount?
  /// The second half of a double amount: `120 g` of `1 cup (120 g)`.
  public var alternateAmount: Amount?
  /// What it is: `butter`.
  public var name: String
  /// Preparation or remark: what follows the first comma or stands in brackets.
  public var note: String?
  /// Whether the line says that it may be left out.
  public var isOptional: Bool
  /// The bytes of the line that are neither amount nor alternate amount, in order.
  var remainder: [Range<Int>]
  /// The bytes of a number whose separator may mean thousands or decimals.
  var doubtful: Range<Int>?

  /// Takes a line of plain text apart.
  public init(_ text: String) {
    self = TextCursor.over(text) { cursor in
      var reader = IngredientLineReader(cursor)
      return reader.read()
    }
  }

  /// Takes a line of UTF-8 apart.
  init(bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { bytes in
      var reader = IngredientLineReader(TextCursor(bytes))
      return reader.read()
    }
  }

  /// Takes a name with its notes apart, whose amount stands elsewhere.
  init(nameIn bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { bytes in
      var reader = IngredientLineReader(TextCursor(bytes))
      return reader.readNameAlone()
    }
  }

  /// Whether words that stand where an amount does say that the ingredient may be left out.
  static func saysOptional(_ text: String) -> Bool {
    TextCursor.over(text) { cursor in
      guard let word = Lexicon.shared.match(cursor) else { return false }
      return word.entry.roles.contains(.optional) && word.end >= cursor.end - 1
    }
  }

  /// Whether a line begins with a number, be it an amount or not.
  static func beginsWithNumber(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var cursor = TextCursor(bytes)
      cursor.skipSpaces()
      let (scalar, _) = cursor.scalar
      return Scalars.digit(scalar) != nil || VulgarFraction.value(of: scalar) != nil
    }
  }

  init(name: String) {
    self.name = name
    isOptional = false
    remainder = []
  }
}
