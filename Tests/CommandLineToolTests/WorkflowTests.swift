import TestSupport
import Testing

@testable import CommandLineTool

@Suite("The workflows that publish")
struct WorkflowTests {
  /// The workflow of this project, and the one that a new cookbook gets.
  static let texts: [String] = [
    TemporaryFolder.read("\(Repository.root)/.github/workflows/publish.yml")
      .map { String(decoding: $0, as: UTF8.self) } ?? "",
    PublishingWorkflow.text,
  ]

  private func values(of key: String, in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " || $0 == "-" }
      guard line.hasPrefix("\(key): ") else { return nil }
      return String(line.dropFirst(key.count + 2))
    }
  }

  @Test("pin every action to a commit and name its version", arguments: texts)
  func pinned(text: String) {
    let actions = values(of: "uses", in: text)
    #expect(actions.count == 5)
    for action in actions {
      let parts = action.split(separator: "@")
      let commit = parts.last?.split(separator: " ") ?? []
      #expect(commit.count == 3 && commit[1] == "#" && commit[2].hasPrefix("v"), "\(action)")
      #expect(commit.first?.count == 40, "\(action)")
      #expect(commit.first?.allSatisfy(\.isHexDigit) == true, "\(action)")
    }
  }

  @Test("may only read, but for the job that deploys", arguments: texts)
  func permissions(text: String) {
    let rights = ["contents", "pages", "id-token"].flatMap { values(of: $0, in: text) }
    #expect(rights == ["read", "write", "write"])
    let deploy = text.components(after: "\n  deploy:\n")
    #expect(values(of: "pages", in: deploy) == ["write"])
    #expect(text.contains("persist-credentials: false"))
    #expect(text.contains("fetch-depth: 0"))
    #expect(text.contains("concurrency:\n"))
  }

  @Test("check by the letter, then build for the address of the site")
  func commands() throws {
    let project = TemporaryFolder()
    for file in StarterProject.files(title: "Cookbook") { project.write(file.path, file.text) }
    let runs = values(of: "run", in: PublishingWorkflow.text).filter { $0.hasPrefix("crumb ") }
    #expect(
      runs == [
        "crumb check --strict --format github",
        #"crumb build ${SITE_URL:+--url "$SITE_URL"}"#,
      ])
    let tool = CrumbTool(in: project)
    #expect(try tool.run("check", "--strict", "--format", "github").code == 0)
    #expect(try tool.run("build", "--url", "https://example.github.io/cookbook").code == 0)
    #expect(
      project.text("Site/robots.txt")?
        .contains("Sitemap: https://example.github.io/cookbook/sitemap.xml") == true)
  }
}

extension String {
  fileprivate func components(after mark: String) -> String {
    guard let range = utf8.firstRange(of: mark.utf8) else { return "" }
    return String(self[range.upperBound...])
  }
}
