import Foundation
import TestSupport
import Testing

@testable import CommandLineTool

@Suite("The workflows that publish and release")
struct WorkflowTests {
  /// The workflows of this project, and the one that a new cookbook gets.
  static let texts = [Self.text("publish.yml"), PublishingWorkflow.text, Self.text("release.yml")]

  static func text(_ name: String) -> String {
    TemporaryFolder.read("\(Repository.root)/.github/workflows/\(name)")
      .map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  @Test("pin every action to a commit and name its version", arguments: texts)
  func pinned(text: String) {
    let lines = text.split(separator: "\n").filter { $0.contains("uses: ") }
    #expect(lines.count >= 3)
    #expect(Workflow(text).steps.compactMap(\.action).count == lines.count)
    for line in lines {
      let parts = line.split(separator: "@").last?.split(separator: " ") ?? []
      #expect(parts.count == 3 && parts[1] == "#" && parts[2].hasPrefix("v"), "\(line)")
      #expect(parts.first?.count == 40, "\(line)")
      #expect(parts.first?.allSatisfy(\.isHexDigit) == true, "\(line)")
    }
  }

  @Test("may only read, but for the job that hands out the result", arguments: texts)
  func permissions(text: String) {
    #expect(text.contains("\npermissions:\n  contents: read\n"))
    let rights = Workflow(text).jobs.map(\.permissions)
    let release = ["contents": "write"]
    let deploy = ["pages": "write", "id-token": "write"]
    #expect(rights == [[:], text.contains("name: Release") ? release : deploy])
    #expect(text.contains("persist-credentials: false"))
    #expect(text.contains("fetch-depth: 0"))
    #expect(text.contains("concurrency:\n"))
  }

  @Test("of a new cookbook: its steps in order, in a clean clone")
  func cookbook() throws {
    let project = TemporaryFolder()
    _ = try CrumbTool(in: project).run("init")
    let desk = try WorkflowDesk(cloneOf: project.path, committing: true)
    let workflow = Workflow(desk.text(PublishingWorkflow.path))
    let outcomes = try desk.run(["steps.pages.outputs.base_url": "https://example.org/book"])
      .run(workflow.job("build"), of: workflow, skipping: ["Install Crumb"])
    #expect(outcomes.map(\.step) == ["Trust the checkout", "Check", "Build"])
    #expect(outcomes.filter { $0.code != 0 }.map(\.output) == [])
    #expect(
      desk.text("Site/robots.txt").contains("Sitemap: https://example.org/book/sitemap.xml"))
  }

  @Test("of this project: the steps in order, in a clean clone with the program in its place")
  func project() throws {
    let desk = try WorkflowDesk(cloneOf: Repository.root)
    try desk.placeProgram()
    try desk.placePhotos()
    let workflow = Workflow(Self.text("publish.yml"))
    let outcomes = try desk.run(["steps.pages.outputs.base_url": ""])
      .run(
        workflow.job("build"), of: workflow,
        skipping: ["Install what the checkout needs", "Build the generator"])
    #expect(outcomes.map(\.step) == ["Trust the checkout", "Check the recipes", "Build the site"])
    #expect(outcomes.filter { $0.code != 0 }.map(\.output) == [])
    #expect(desk.text("Site/recipes/apple-pie/index.html").contains("</html>"))
  }

  @Test("of a release: a tag that is no version of the program stops it", arguments: ["", "9"])
  func tag(more: String) throws {
    let desk = try WorkflowDesk(cloneOf: Repository.root)
    try desk.placeProgram()
    let workflow = Workflow(Self.text("release.yml"))
    let outcomes = try desk.run(["github.ref_name": "v\(CommandLineTool.version)\(more)"])
      .run(
        workflow.job("build"), of: workflow,
        skipping: ["Install what the checkout needs", "Build the generator", "Pack it"])
    #expect(outcomes.map(\.step).contains("Hold the tag against the version"))
    #expect((outcomes.last?.code == 0) == more.isEmpty)
    guard more.isEmpty else { return }
    #expect(desk.text(".build/packages/SHA256SUMS").hasSuffix("  crumb_1_amd64.deb\n"))
  }

  @Test("of a release: what was packed is compared and published under its tag")
  func release() throws {
    let desk = try WorkflowDesk(cloneOf: Repository.root)
    try desk.placeProgram()
    let workflow = Workflow(Self.text("release.yml"))
    let run = desk.run([
      "github.ref_name": "v1", "github.token": "t", "github.repository": "o/crumb",
    ])
    _ = try run.run(
      "mv .build/packages packages && cd packages && sha256sum crumb* > SHA256SUMS",
      run.environment, named: "Download")
    let outcomes = try run.run(workflow.job("release"), of: workflow)
    #expect(outcomes.map(\.code) == [0, 0])
    #expect(
      outcomes.last?.output == "gh: release create v1 --verify-tag --title Crumb 1"
        + " --generate-notes packages/SHA256SUMS packages/crumb_1_amd64.deb\n")
  }
}
