import Testing

@testable import Diagnostics

@Suite("What differs between lines")
struct LineDifferenceTests {
  typealias Lines = [ArraySlice<UInt8>]

  /// All texts of up to five lines out of two.
  static let texts: [Lines] = {
    var texts: [Lines] = [[]]
    var longest: [Lines] = [[]]
    for _ in 0..<5 {
      longest = longest.flatMap { [$0 + [[1]], $0 + [[2]]] }
      texts += longest
    }
    return texts
  }()

  /// The old lines with the changes made.
  static func applied(_ changes: [LineDifference.Change], _ old: Lines, _ new: Lines) -> Lines {
    var result: Lines = []
    var position = 0
    for change in changes {
      result += old[position..<change.old.lowerBound] + new[change.new]
      position = change.old.upperBound
    }
    return result + old[position...]
  }

  static func lengthOfCommonLines(_ a: Lines, _ b: Lines) -> Int {
    var row = [Int](repeating: 0, count: b.count + 1)
    for line in a {
      var diagonal = 0
      for (j, other) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = line == other ? diagonal + 1 : max(above, row[j])
        diagonal = above
      }
    }
    return row[b.count]
  }

  @Test("The changes make the new lines of the old ones and are as few as can be")
  func exhaustive() {
    for old in Self.texts {
      for new in Self.texts {
        let changes = LineDifference(old, new).changes
        #expect(Self.applied(changes, old, new) == new)
        let edits = changes.reduce(0) { $0 + $1.old.count + $1.new.count }
        #expect(edits == old.count + new.count - 2 * Self.lengthOfCommonLines(old, new))
        for (a, b) in zip(changes, changes.dropFirst()) {
          #expect(a.old.upperBound < b.old.lowerBound)
        }
      }
    }
  }

  @Test("Texts that have little in common are one change, and quickly")
  func hopeless() {
    let old: Lines = (0..<3000).map { ArraySlice("old \($0)".utf8) } + [[1]]
    let new: Lines = (0..<3000).map { ArraySlice("new \($0)".utf8) } + [[1]]
    #expect(LineDifference(old, new).changes == [.init(old: 0..<3000, new: 0..<3000)])
  }
}
