import Foundation
import Testing

/// A line of a table under Tests/Cases.
public struct CaseLine: Sendable, CustomTestStringConvertible {
  /// What stands between its tabs.
  public var columns: [String]
  /// The line as test reports name it.
  public var testDescription: String { columns.joined(separator: " | ") }
}

/// The tables of cases that several tests are held against.
public enum CaseTable {
  /// The lines of a table without its comments.
  public static func lines(of name: String) -> [CaseLine] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let text = String(
      decoding: TemporaryFolder.read(folder.appending(path: "Cases/\(name)").path) ?? [],
      as: UTF8.self)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      CaseLine(
        columns: $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
  }
}
