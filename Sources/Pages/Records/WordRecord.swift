import Language
import Mustache

/// The words of the theme as a record: every key that has one text.
final class WordRecord: Record {
  let shape: RecordShape
  private let texts: [Value]

  private init(shape: RecordShape, texts: [Value]) {
    self.shape = shape
    self.texts = texts
  }

  func value(at slot: Int) -> Value { texts[slot] }

  /// The words of a language for the templates.
  static func value(of words: Words) -> Value {
    let keys = words.plainKeys
    return .record(WordRecord(shape: shape(of: keys), texts: keys.map { .text(words.text($0)) }))
  }

  /// The shape of words with these keys.
  static func shape(of keys: [String]) -> RecordShape {
    RecordShape(
      "words",
      keys.map { key in
        RecordShape.Field(key, { .text }, documentation: "The word `\(key)` of Templates/words.")
      })
  }
}
