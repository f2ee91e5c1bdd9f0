/// Every command of Crumb.
public enum CommandTable {
  /// The commands in the order in which help lists them.
  public static let all: [CommandSpecification] = [
    initialise, new, build, serve, check, theme, export, clean, completions, help,
    version,
  ]

  /// The command of a name.
  public static func command(named name: String) -> CommandSpecification? {
    all.first { $0.name == name }
  }

  static let initialise = CommandSpecification(
    "init", "Begins a cookbook: first recipes, site.yml, and how to publish it.",
    arguments: "[DIR]", argumentCount: 0...1, offer: .folders)

  static let new = CommandSpecification(
    "new", "Begins a recipe.", arguments: "TITLE", argumentCount: 1...1,
    options: [
      .init("category", "NAME", "The folder of the recipe: `dessert`, `asian/thai`."),
      .init("content", "DIR", "The folder of recipes (Content)."),
    ])

  static let build = CommandSpecification(
    "build", "Makes the website out of the recipes.",
    options: folders + [
      output, url, drafts, strict, jobs,
      .init("shard", "I/N", "Make only a part of the pages, the Ith of N."),
    ])

  static let serve = CommandSpecification(
    "serve", "Shows the site in your browser, and shows it anew when you save a file.",
    options: [
      .init("port", "PORT", "The port to begin with (8080); where it is taken, the next free one."),
      .init("host", "HOST", "The address to listen on (127.0.0.1, this machine alone)."),
      .init("open", nil, "Open the site in your browser."),
      .init("poll", nil, "Look at the files twice a second: for network folders."),
      .init("verbose", nil, "Tell of every request."),
    ] + folders + [url, drafts, jobs])

  static let check = CommandSpecification(
    "check", "Says what is wrong with the recipes, and makes no site.",
    options: folders + [
      url, drafts, strict, format,
      .init("fix", nil, "Correct what surely was meant otherwise, in your files."),
      .init("dry-run", nil, "With `--fix`: show the corrections and make none."),
    ])

  static let theme = CommandSpecification(
    "theme", "Lists the built-in theme's files, or copies one to change it.",
    arguments: "list | copy PATH", argumentCount: 1...2, offer: .words(["list", "copy"]),
    options: [.init("templates", "DIR", "The folder to copy to (Templates).")])

  static let export = CommandSpecification(
    "export", "Prints recipes as JSON.", arguments: "FILE…", argumentCount: 1...Int.max,
    offer: .files,
    options: [
      .init(
        "format", "FORMAT",
        "`json`: all that Crumb reads (the default); `recipemd-json`: RecipeMD's JSON.",
        oneOf: ["json", "recipemd-json"]),
      .init("strict", nil, "Take only what RecipeMD's specification allows."),
    ])

  static let clean = CommandSpecification(
    "clean", "Deletes the files that Crumb made: the site and the cache.", options: [output])

  static let completions = CommandSpecification(
    "completions", "Prints what makes a shell complete the words of `crumb`.",
    arguments: Shell.names.joined(separator: " | "), argumentCount: 1...1,
    offer: .words(Shell.names))

  static let help = CommandSpecification(
    "help", "Explains a command, the fields of a template, or what a message means.",
    arguments: "[COMMAND | template [NAME] | diagnostics | ID | man]", argumentCount: 0...2,
    offer: .commands(and: ["template", "diagnostics", "man"]))

  static let version = CommandSpecification("version", "Prints the version.")

  private static let folders: [CommandSpecification.Option] = [
    .init("content", "DIR", "The folder of recipes (Content)."),
    .init("templates", "DIR", "The folder of your own templates (Templates)."),
  ]
  private static let output = CommandSpecification.Option(
    "output", "DIR", "The folder that the site is written to (Site).")
  private static let url = CommandSpecification.Option(
    "url", "URL", "Where the site will be, in place of what site.yml says.")
  private static let drafts = CommandSpecification.Option(
    "drafts", nil, "Take drafts along.")
  private static let strict = CommandSpecification.Option(
    "strict", nil, "Treat warnings as errors, for CI.")
  private static let jobs = CommandSpecification.Option(
    "jobs", "N", "How many threads to use (one for each processor).")
  private static let format = CommandSpecification.Option(
    "format", "FORMAT", "How to say it: `text` (the default), `json` or `github`.",
    oneOf: CheckCommand.Format.allCases.map(\.rawValue))
}
