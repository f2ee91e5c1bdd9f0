import Diagnostics
import Markdown

/// The ingredients that stand in a table, each row as the line that it would be in a list.
struct IngredientTable {
  /// A row as text, or the title of a group.
  enum Line {
    case text(String, SourceRange)
    case title(String)
  }

  let lines: [Line]

  /// Reads rows, that of the head first; `nil` where no column has what ingredients are called.
  init?(_ rows: [TableRow]) {
    guard let head = rows.first, rows.count > 1, head.cells.count > 1 else { return nil }
    let columns = Columns(head: head.cells, rows: rows.dropFirst().map(\.cells))
    let isHeadless = IngredientLine(columns.line(of: head.cells)).amount?.min != nil
    lines = (isHeadless ? rows[...] : rows.dropFirst()).compactMap { row in
      if let title = IngredientTable.title(in: row.cells) { return .title(title) }
      let text = columns.line(of: row.cells)
      return text.isEmpty ? nil : .text(text, row.range)
    }
  }

  /// The title of a row that has one cell, in bold.
  private static func title(in cells: [String]) -> String? {
    let filled = cells.filter { !$0.isEmpty }
    guard filled.count == 1, filled[0].hasPrefix("**"), filled[0].hasSuffix("**"),
      filled[0].utf8.count > 4
    else { return nil }
    return String(filled[0].dropFirst(2).dropLast(2))
  }
}

/// Which columns of a table have what.
private struct Columns {
  /// The column of the names.
  private let name: Int
  /// The columns of remarks.
  private let notes: [Int]

  init(head: [String], rows: [[String]]) {
    let words = head.map { SectionHeading.simple($0) }
    notes = words.indices.filter { Columns.noteWords.contains(words[$0]) }
    let others = words.indices.filter { !Columns.noteWords.contains(words[$0]) }
    name =
      words.firstIndex { Columns.nameWords.contains($0) }
      ?? others.max { Columns.letters(rows, $0) < Columns.letters(rows, $1) } ?? 0
  }

  /// How much of a column is words: all bytes of cells that begin with no number.
  private static func letters(_ rows: [[String]], _ column: Int) -> Int {
    rows.reduce(0) { sum, cells in
      guard column < cells.count, !IngredientLine.beginsWithNumber(Array(cells[column].utf8)) else {
        return sum
      }
      return sum + cells[column].utf8.count
    }
  }

  /// A row as a line: the amounts, the name, the remarks.
  func line(of cells: [String]) -> String {
    let cells = cells.map { Columns.dashes.contains($0) ? "" : $0 }
    let amounts = cells.indices.filter { $0 != name && !notes.contains($0) && !cells[$0].isEmpty }
      .map { cells[$0] }
    let counted = amounts.filter { IngredientLine.beginsWithNumber(Array($0.utf8)) }
    let isDouble = amounts.count > 1 && counted.count == amounts.count
    let amount =
      isDouble
      ? "\(amounts[0]) (\(amounts.dropFirst().joined(separator: " / ")))"
      : amounts.joined(separator: " ")
    let remarks = notes.filter { $0 < cells.count && !cells[$0].isEmpty }.map { cells[$0] }
    let text = [amount, name < cells.count ? cells[name] : ""].filter { !$0.isEmpty }
      .joined(separator: " ")
    return ([text] + remarks).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static let dashes: Set<String> = ["-", "–", "—", "/"]

  private static let nameWords: Set<String> = [
    "ingredient", "ingredients", "item", "name", "what", "zutat", "zutaten", "ingrédient",
    "ingrédients", "ingrediente", "ingredientes", "ingredienti", "ingrediënt", "malzeme", "材料",
    "食材", "原料",
  ]
  private static let noteWords: Set<String> = [
    "note", "notes", "remarks", "comment", "comments", "preparation", "prep", "bemerkung",
    "hinweis",
    "anmerkung", "remarque", "notas", "备注",
  ]
}
