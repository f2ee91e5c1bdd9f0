/// How a project stands before a build: what there is to read, and the site that is there.
///
/// Both are told by the stamps of their files, and nothing is read.
public struct ProjectState: Sendable {
  /// Everything that a build reads.
  let inputs: BuildInputs
  /// The files of the site as they lie there; `nil` where there is none or a build was killed.
  let site: BuildOutputs?

  /// Looks at a project; `nil` where what there is to read cannot be told for sure.
  public init?(of options: SiteBuild.Options) {
    let (site, inputs) = Parallel.both(jobs: options.jobs) {
      BuildOutputs(of: options.project, jobs: options.jobs)
    } _: {
      BuildInputs(of: options)
    }
    guard let inputs else { return nil }
    self.inputs = inputs
    self.site = site
  }
}
