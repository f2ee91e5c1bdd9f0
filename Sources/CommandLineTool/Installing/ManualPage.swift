/// The manual page `crumb(1)`, made of the table of commands.
enum ManualPage {
  /// The page in the language of man(7).
  static var text: String {
    """
    .\\" Printed by `crumb help man`.
    .TH CRUMB 1 "" "crumb \(CommandLineTool.version)" "User Commands"
    .SH NAME
    crumb \\- turn a folder of Markdown recipes into a website
    .SH SYNOPSIS
    .B crumb
    .I COMMAND
    .RI [ ARGUMENT \\|.\\|.\\|.]
    .RI [ OPTION \\|.\\|.\\|.]
    .SH DESCRIPTION
    Crumb reads the recipes in
    .I Content/
    and writes a website of plain files to
    .IR Site/ .
    Run it in the folder that holds both. Mistakes are told with their line and what to do about
    them; with an error nothing is written, and the last good site stays.
    .SH COMMANDS
    \(CommandTable.all.map(section).joined()).SH FILES
    \(list(files)).SH EXIT STATUS
    \(list(exitCodes)).SH EXAMPLES
    Begin a cookbook and see it:
    .PP
    .EX
    crumb init my\\-cookbook
    cd my\\-cookbook
    crumb serve \\-\\-open
    .EE
    .PP
    What CI does with it:
    .PP
    .EX
    crumb check \\-\\-strict \\-\\-format github
    crumb build \\-\\-url https://example.org/cookbook/
    .EE

    """
  }

  private static func section(of command: CommandSpecification) -> String {
    var usage = "\\fBcrumb \(roff(command.name))\\fR"
    if !command.arguments.isEmpty { usage += " \\fI\(roff(command.arguments))\\fR" }
    if !command.options.isEmpty { usage += " [\\fIOPTION\\fR\\|.\\|.\\|.]" }
    return ".SS \"\(usage)\"\n\(roff(command.summary))\n"
      + command.options.map(entry).joined()
  }

  private static func entry(of option: CommandSpecification.Option) -> String {
    let value = option.value.map { " \\fI\(roff($0))\\fR" } ?? ""
    return ".TP\n\\fB\(roff("--\(option.name)"))\\fR\(value)\n\(roff(option.summary))\n"
  }

  private static let files = [
    ("Content/", "the recipes, their photos, and `site.yml`, the settings of the site"),
    ("Templates/", "your own templates, styles and words in place of the built-in ones"),
    ("Site/", "the website; `Site/.crumb-manifest` lists what Crumb made and may delete"),
    (".crumb/", "photos in the sizes of the site, kept for the next build"),
  ]

  private static let exitCodes = [
    ("0", "All is well."),
    ("1", "There are errors in the content, or warnings with `--strict`."),
    ("2", "The command was typed wrongly."),
    ("70", "A fault of Crumb itself."),
  ]

  private static func list(_ entries: [(String, String)]) -> String {
    entries.map { ".TP\n\\fI\(roff($0.0))\\fR\n\(roff($0.1))\n" }.joined()
  }

  // groff_char(7): a hyphen that is to be typed is `\-`; a full stop or an apostrophe at the start
  // of a line is a request.
  private static func roff(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("…", with: "\\|.\\|.\\|.").replacing("\"", with: "\\(dq")
    let parts = escaped.split(separator: "`", omittingEmptySubsequences: false)
    let marked = parts.enumerated().map { index, part in
      index % 2 == 1 ? "\\fB\(part)\\fR" : String(part)
    }.joined()
    return marked.hasPrefix(".") || marked.hasPrefix("'") ? "\\&" + marked : marked
  }
}
