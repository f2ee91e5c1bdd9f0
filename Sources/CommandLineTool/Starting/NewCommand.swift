import Diagnostics
import Glibc
import Language
import SiteGenerator

/// `crumb new`: begins a recipe.
struct NewCommand {
  private let title: String
  private let path: String
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(UsageError) {
    let title = invocation.arguments.first ?? ""
    let name = Slug.make(title)
    guard !name.isEmpty, !title.utf8.contains(where: { $0 < 32 }) else {
      throw .badArgument(
        after: "new", value: title, expected: "a title with a letter or a digit in one line")
    }
    let content = invocation.value(of: "content") ?? "Content"
    let category = invocation.value(of: "category") ?? ""
    let folders = category.split(separator: "/").map { Slug.make(String($0)) }
    guard !folders.contains("") else {
      throw .badValue(
        option: "category", value: category, expected: "a name with a letter or a digit")
    }
    self.title = title
    path = ([content] + folders + ["\(name).md"]).joined(separator: "/")
    self.console = console
  }

  func run() -> Int32 {
    switch ProjectFiles.create(path, Array(text.utf8)) {
    case nil:
      console.write(
        "\(path) is begun. Write in it, and see it:\n\n  crumb serve --open\n")
      return CommandLineTool.ExitCode.fine
    case let error? where error.code == EEXIST:
      console.write(
        "error: `\(path)` is there already, and stays as it is\n"
          + "help: give the recipe another title\n", to: .error)
    case let error?:
      console.write("error: `\(error.path)` cannot be written: \(error.reason)\n", to: .error)
    }
    return CommandLineTool.ExitCode.contentErrors
  }

  private var text: String {
    """
    ---
    date: \(NewCommand.today)
    ---

    # \(title)

    One line that makes people want to cook it.

    **4 servings**

    ---

    - *1* ingredient

    ---

    1. What to do first.

    """
  }

  /// The day on the user's calendar, as an ISO 8601 date.
  private static var today: String {
    var now = time(nil)
    var day = tm()
    localtime_r(&now, &day)
    var text = [CChar](repeating: 0, count: 16)
    strftime(&text, text.count, "%Y-%m-%d", &day)
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
