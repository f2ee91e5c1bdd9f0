import SiteGenerator

/// Another program that makes a site of the same recipes.
protocol Rival {
  /// What it is called in the table.
  var name: String { get }
  /// What to run for a site of recipes in a folder.
  ///
  /// - Parameter site: What Crumb made of the same recipes.
  func program(
    content: String, output: String, jobs: Int, site: (files: Int, bytes: Int)
  ) -> MeasuredProgram
}

/// Why something cannot be measured.
struct Missing: Error, Equatable {
  /// A sentence for the table.
  let text: String
}

/// The folder that `CRUMB_SUITES` names, in which the sources of rivals lie.
enum Suites {
  /// The path of a file or folder in it that has to be there.
  static func path(_ name: String, for rival: String) throws(Missing) -> String {
    guard let folder = Settings.text("CRUMB_SUITES") else {
      throw Missing(
        text: "\(rival) is left out: CRUMB_SUITES does not say where `\(name)` is"
          + " (make bench SUITES=DIR)")
    }
    guard ProjectFiles.isThere("\(folder)/\(name)") else {
      throw Missing(text: "\(rival) is left out: there is no `\(folder)/\(name)`")
    }
    return ProjectFiles.absolute("\(folder)/\(name)")
  }
}
