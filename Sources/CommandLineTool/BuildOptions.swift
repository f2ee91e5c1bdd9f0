import SiteGenerator

extension SiteBuild.Options {
  /// The options of a build as they were typed.
  init(_ invocation: Invocation) throws(UsageError) {
    self.init()
    project = Project(
      content: invocation.value(of: "content") ?? "Content",
      templates: invocation.value(of: "templates") ?? "Templates",
      output: invocation.value(of: "output") ?? "Site")
    url = try SiteBuild.Options.address(invocation.value(of: "url"))
    takesDrafts = invocation.has("drafts")
    if let text = invocation.value(of: "jobs") {
      guard let count = Int(text), (1...256).contains(count) else {
        throw .badValue(option: "jobs", value: text, expected: "a number of threads from 1 to 256")
      }
      jobs = count
    }
    if let text = invocation.value(of: "shard") {
      guard let shard = Shard(text) else {
        throw .badValue(
          option: "shard", value: text,
          expected: "which part of how many, such as 2/8; at most \(Shard.most) parts")
      }
      self.shard = shard
    }
  }

  private static func address(_ text: String?) throws(UsageError) -> String? {
    guard let text else { return nil }
    guard text.hasPrefix("https://") || text.hasPrefix("http://") else {
      throw .badValue(
        option: "url", value: text, expected: "an address that begins with https:// or http://")
    }
    return text
  }
}
