import TestSupport
import Testing

@testable import CommandLineTool

@Suite("Soak: a preview that many ask at once", .enabled(if: Soak.isWanted))
struct PreviewSoak {
  @Test("answers sixteen connections for a minute without an error, and takes no more memory")
  func minute() throws {
    let folder = TemporaryFolder()
    #expect(try CrumbTool(in: folder).run("init", ".").code == 0)
    let run = WorkflowRun(
      folder: folder.path, values: [:],
      environment: ["PATH": "/usr/local/bin:/usr/bin:/bin", "CRUMB": CrumbTool.path])
    let outcome = try run.run(
      """
      "$CRUMB" serve --port 0 > log &
      until grep -q shown log; do sleep 0.1; done
      address=$(grep -o 'http://[^ ]*' log)
      resident() { awk '/VmRSS/ { print $2 }' /proc/$!/status; }
      held() { ls /proc/$!/fd /proc/$!/task | wc -l; }
      ask() { wrk --threads 2 --connections 16 --duration $1 --timeout 10s "$address$2"; }
      ask 10s ""
      ask 10s recipes/plum-tart/
      before=$(resident) held=$(held)
      for page in "" recipes/plum-tart/ recipes/plum-tart/cook/ recipes/ no/such/page; do
        ask 12s $page | tee -a asked
      done
      sleep 1
      echo "memory: $before KB, then $(resident) KB"
      test $(resident) -lt $((before + 8192))
      test $(held) -le $held
      kill $!
      wait $!
      test $(grep -c 'Requests/sec' asked) -eq 5
      ! grep 'Socket errors' asked
      test $(grep -c 'Non-2xx' asked) -eq 1   # the page that is none
      """, run.environment, named: "wrk")
    print(outcome.output)
    #expect(outcome.code == 0, "\(outcome.output)")
  }
}
