/// Looking for bytes in bytes.
enum ByteSearch {
  /// Whether a text holds a part.
  static func holds(_ text: [UInt8], _ part: [UInt8]) -> Bool { first(part, in: text) != nil }

  /// Where a part of a text begins for the first time from a byte on; `nil` where it never does.
  static func first(_ part: [UInt8], in text: [UInt8], from start: Int = 0) -> Int? {
    guard let head = part.first else { return start }
    return text.withUnsafeBufferPointer { text in
      var place = start
      while place + part.count <= text.count {
        if text[place] == head, text[place..<place + part.count].elementsEqual(part) {
          return place
        }
        place += 1
      }
      return nil
    }
  }
}
