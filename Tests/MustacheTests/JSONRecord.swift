import Foundation
import Mustache

/// A JSON object as a record: what the published cases give as data.
final class JSONRecord: Record {
  let shape: RecordShape
  private let values: [Value]

  init(_ object: [String: Any]) {
    let keys = object.keys.sorted()
    shape = RecordShape("object", keys.map { .init($0, { .text }, documentation: "A key.") })
    values = keys.map { Value(json: object[$0] ?? NSNull()) }
  }

  func value(at slot: Int) -> Value { values[slot] }
}

extension Value {
  /// The value for what `JSONSerialization` gives; numbers become their text.
  init(json: Any) {
    switch json {
    case let object as [String: Any]: self = .record(JSONRecord(object))
    case let array as [Any]: self = .list(array.map(Value.init(json:)))
    case let text as String: self = .text(text)
    case let number as NSNumber:
      self =
        CFBooleanCheck.isBoolean(number) ? .bool(number.boolValue) : .text(number.stringValue)
    default: self = .null
    }
  }
}

/// Tells `true` from 1, which Foundation keeps in one class.
enum CFBooleanCheck {
  static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
