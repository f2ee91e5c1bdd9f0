/// A part of a site, where several builds make one part each and the parts together are the whole.
public struct Shard: Sendable, Equatable {
  /// Which part it is, counted from 1.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// The whole site in one part.
  public static let whole = Shard(number: 1, count: 1)
  /// The most parts of a site.
  public static let most = 1000

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Reads a part as it is typed: `2/8` is the second of eight; `nil` for anything else.
  public init?(_ text: String) {
    let words = text.split(separator: "/", omittingEmptySubsequences: false)
    let areDigits = words.allSatisfy { $0.utf8.allSatisfy { (48...57).contains($0) } }
    guard words.count == 2, areDigits, let number = Int(words[0]), let count = Int(words[1]),
      (1...Shard.most).contains(count), (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }

  /// The part as it is typed.
  public var text: String { "\(number)/\(count)" }

  /// Whether it is all there is.
  public var isWhole: Bool { count == 1 }

  /// Whether it makes what there is once in a site: feeds, maps, the files of the theme.
  var isFirst: Bool { number == 1 }

  /// Whether it makes what goes by a name.
  ///
  /// The name alone decides, so that all builds agree, and a recipe that is added moves no other
  /// to another part.
  func holds(_ name: String) -> Bool {
    if isWhole { return true }
    return ContentHash(of: Array(name.utf8)).value % UInt64(count) == UInt64(number - 1)
  }
}
