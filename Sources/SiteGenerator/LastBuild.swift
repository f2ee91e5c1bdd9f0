/// What the last build of a site found and made, so that a build of the same files can say at once
/// that nothing has changed.
///
/// It lies in `.crumb/builds/` and is safe to delete. A build trusts it only where every file that
/// was read and every file that was written bears the size, inode and times of that build, and the
/// program is the same; only builds without a warning leave one, since a warning is told each time.
public struct LastBuild: Sendable, Equatable {
  /// How many recipes and pages the site has.
  public let recipes: Int, pages: Int
  /// How many notes of advice there were.
  public let notes: Int
  private let inputs: ContentHash
  private let outputs: ContentHash

  private static let header = "crumb-build 1"

  /// The last build, where one of the same options would read the same and find its site untouched.
  ///
  /// - Parameter state: What there is to read now, and the site that is there.
  public init?(of options: SiteBuild.Options, from state: ProjectState) {
    guard let fingerprint = state.inputs.fingerprint,
      let bytes = try? FileRead.bytes(of: LastBuild.path(of: options)),
      let last = LastBuild(bytes), last.inputs == fingerprint,
      last.outputs == state.site?.fingerprint
    else { return nil }
    self = last
  }

  /// Takes down what a build made; nothing where that cannot be written.
  ///
  /// - Parameters:
  ///   - notes: How many notes there were; `nil` where there was a warning, which each build
  ///   has to tell.
  ///   - state: How the project stood before the build.
  public static func note(
    _ written: SiteBuild.Written, of site: PreparedSite, notes: Int?, from state: ProjectState,
    _ options: SiteBuild.Options
  ) {
    guard written.notices.isEmpty,
      let outputs = BuildOutputs(of: options.project, jobs: options.jobs)?.fingerprint,
      FolderMaking.make(folder(of: options)) == nil
    else { return }
    if let pages = written.record {
      KeptPages.note(pages, outputs: outputs, reading: state.inputs, options)
    }
    guard let notes, let fingerprint = state.inputs.fingerprint else { return }
    let text =
      "\(header)\n\(fingerprint.text) \(outputs.text)"
      + " \(site.plan.cookbook.recipes.count) \(written.pages) \(notes)\n"
    _ = FileWriting.replace(path(of: options), with: Array(text.utf8))
  }

  private init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard lines.count == 2, lines[0].elementsEqual(LastBuild.header.utf8) else { return nil }
    let fields = lines[1].split(separator: UInt8(ascii: " "))
      .map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 5, let inputs = ContentHash(fields[0]),
      let outputs = ContentHash(fields[1]), let recipes = Int(fields[2]),
      let pages = Int(fields[3]), let notes = Int(fields[4])
    else { return nil }
    self.inputs = inputs
    self.outputs = outputs
    self.recipes = recipes
    self.pages = pages
    self.notes = notes
  }

  private static func folder(of options: SiteBuild.Options) -> String {
    options.project.kept + "/builds"
  }

  // Sites that go to different folders do not push one another out.
  static func path(of options: SiteBuild.Options) -> String {
    let output = Project.resolved(options.project.output) ?? options.project.output
    return "\(folder(of: options))/\(ContentHash(of: Array(output.utf8)).text)"
  }
}
