import Diagnostics

/// The kinds of fault between the project's folders and the site's.
public enum GeneratorFault {
  /// The folder of recipes is not there.
  public static let noContent = DiagnosticKind(
    "no-content", .error, summary: "The folder of recipes is not there.",
    example: "crumb build --content Recipies",
    remedy: "Run crumb in the folder of your project, or name the folder with `--content`.")
  /// A file or folder cannot be read.
  public static let unreadable = DiagnosticKind(
    "unreadable", .error, summary: "A file or folder cannot be read.",
    example: "chmod 000 Content/dessert/pie.md",
    remedy: "Give yourself the right to read it, or take it out of Content.")
  /// Something that is neither file nor folder.
  public static let notAFile = DiagnosticKind(
    "not-a-file", .warning, summary: "Something under Content is neither a file nor a folder.",
    example: "mkfifo Content/pipe", remedy: "Take it out of Content.")
  /// A folder that is called like a recipe.
  public static let folderLikeRecipe = DiagnosticKind(
    "folder-like-recipe", .warning, summary: "A folder's name ends in `.md`.",
    example: "Content/pie.md/", remedy: "Rename the folder.")
  /// A symbolic link to nothing or to itself.
  public static let brokenLink = DiagnosticKind(
    "broken-symbolic-link", .error, summary: "A symbolic link leads to nothing or to itself.",
    example: "ln -s gone.md Content/pie.md",
    remedy: "Remove the link, or make it lead to a file.")
  /// A symbolic link that leads out of Content.
  public static let linkOut = DiagnosticKind(
    "symbolic-link-out", .error,
    summary: "A symbolic link leads out of Content, so that private files could be published.",
    example: "ln -s /etc/passwd Content/notes.txt",
    remedy: "Put a copy of the file there instead.")
  /// A symbolic link to a folder of Content.
  public static let linkedFolder = DiagnosticKind(
    "linked-folder", .warning,
    summary: "A symbolic link leads to a folder that is in Content already.",
    example: "ln -s dessert Content/sweets", remedy: "Remove the link.")
  /// Two files of the site would be one.
  public static let sameOutput = DiagnosticKind(
    "same-output", .error, summary: "Two files of the site would have the same path.",
    example: "Content/recipes/index.html", remedy: "Rename or move the file.")
  /// The site's folder is not one that Crumb made.
  public static let foreignOutput = DiagnosticKind(
    "foreign-output", .error,
    summary: "The folder for the site holds files that Crumb did not make.",
    example: "crumb build --output ~", remedy: "Name an empty folder or one that does not exist.")
  /// The site's folder holds another part of it.
  public static let otherPart = DiagnosticKind(
    "other-part", .error,
    summary: "The folder for a part of the site holds another part of it, or all of it.",
    example: "crumb build && crumb build --shard 1/2",
    remedy: "Name a folder for each part: `--output part-1`.")
  /// The site's folder lies inside the recipes'.
  public static let outputInContent = DiagnosticKind(
    "output-in-content", .error,
    summary: "The folder for the site lies inside the folder of recipes, or the other way round.",
    example: "crumb build --output Content/site", remedy: "Name a folder beside Content.")
  /// A file of the site cannot be written.
  public static let unwritable = DiagnosticKind(
    "unwritable", .error, summary: "A file of the site cannot be written.",
    example: "the disk is full",
    remedy: "Make room or give yourself the right to write; the files there are whole.")
  /// An address of the site that is none.
  public static let badURL = DiagnosticKind(
    "bad-url", .error, summary: "The site's address is none.", example: "url: example.org",
    remedy: "Write it whole, such as `https://example.org/cookbook/`.")
  /// A category of site.yml without a name.
  public static let namelessCategory = DiagnosticKind(
    "nameless-category", .error, summary: "A category of site.yml has no name.",
    example: "categories:\n  - { order: 1 }",
    remedy: "Write `- { id: dessert, title: Dessert }`.")
  /// A path has no pages of its own.
  public static let pathDepthLowered = DiagnosticKind(
    "path-depth", .note,
    summary: "There would be more path pages than recipes, so that deep paths have none.",
    example: "path_depth: 3",
    remedy:
      "Nothing: the breadcrumb is drawn by JavaScript there. `path_depth: 1` says it for good.")

  /// A clone without the beginning of its history.
  public static let shallowHistory = DiagnosticKind(
    "shallow-history", .warning,
    summary: "The clone lacks the beginning of its history, so that it tells no dates.",
    example: "git clone --depth 1", remedy: "Fetch all of it: `git fetch --unshallow`.")

  /// Every kind, for the reference.
  public static let all = [
    noContent, unreadable, notAFile, folderLikeRecipe, brokenLink, linkOut, linkedFolder,
    sameOutput, foreignOutput, otherPart, outputInContent, unwritable, badURL, namelessCategory,
    pathDepthLowered, shallowHistory,
  ]
}
