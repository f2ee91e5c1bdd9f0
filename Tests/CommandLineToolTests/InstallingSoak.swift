import Foundation
import TestSupport
import Testing

@testable import CommandLineTool

/// From a tag to a site of somebody who installed the release: every step of every workflow that
/// needs the network or minutes, on a Debian that has nothing else.
@Suite("Soak: releasing, installing and publishing", .enabled(if: Soak.isWanted), .serialized)
struct InstallingSoak {
  @Test(
    "the release's workflow packs what installs and works on a bare Debian",
    .enabled(if: BareDebian.isPossible))
  func release() throws {
    let desk = try WorkflowDesk(cloneOf: Repository.root)
    let workflow = Workflow(WorkflowTests.text("release.yml"))
    let outcomes = try desk.run(["github.ref_name": "v\(CommandLineTool.version)"])
      .run(workflow.job("build"), of: workflow)
    #expect(outcomes.filter { $0.code != 0 }.map(\.output) == [])
    #expect(outcomes.last?.step == "Checksums")

    let debian = try BareDebian(release: "bookworm")
    try desk.copy(".build/packages", to: "\(debian.path)/packages")
    try portable(on: debian)
    try cookbook(on: debian)
    try preview(on: debian)
  }

  /// The archive brings its libraries along.
  private func portable(on debian: BareDebian) throws {
    let run = debian.run(in: "/root", [:])
    let outcome = try run.run(
      """
      tar -C /opt -xzf /packages/crumb-*.tar.gz
      /opt/crumb-*/bin/crumb init early
      cd early
      /opt/crumb-*/bin/crumb build --strict
      test -s Site/recipes/plum-tart/index.html
      """, run.environment, named: "portable")
    #expect(outcome.code == 0, "\(outcome.output)")
  }

  /// The workflow that `crumb init` wrote, with the package's address for the only change.
  private func cookbook(on debian: BareDebian) throws {
    let package = "file:///packages/crumb_\(CommandLineTool.version)_amd64.deb"
    let run = debian.run(
      in: "/root/early", ["steps.pages.outputs.base_url": "https://example.org/b"])
    let workflow = Workflow(
      PublishingWorkflow.text.replacing(PublishingWorkflow.packageAddress, with: package))
    let outcomes = try run.run(workflow.job("build"), of: workflow)
    #expect(outcomes.filter { $0.code != 0 }.map(\.output) == [])
    #expect(outcomes.map(\.step) == ["Install Crumb", "Trust the checkout", "Check", "Build"])
  }

  /// What was installed shows a site, is explained by `man`, and goes away without a trace.
  private func preview(on debian: BareDebian) throws {
    let run = debian.run(in: "/root", [:])
    let outcome = try run.run(
      """
      crumb init book
      cd book
      crumb build
      crumb serve --port 8123 > /tmp/log &
      for try in $(seq 50); do curl -fsS -o page http://127.0.0.1:8123/recipes/plum-tart/ && break; sleep 0.2; done
      kill %1
      wait %1
      grep -q '<h1 class="p-name">Plum Tart</h1>' page
      test -s /usr/share/man/man1/crumb.1.gz
      test -s /usr/share/bash-completion/completions/crumb
      test -s /usr/share/fish/vendor_completions.d/crumb.fish
      test -s /usr/share/zsh/vendor-completions/_crumb
      vipsthumbnail --vips-version
      apt-get purge -y crumb
      test ! -e /usr/bin/crumb
      """, run.environment, named: "preview")
    #expect(outcome.code == 0, "\(outcome.output)")
  }
}
