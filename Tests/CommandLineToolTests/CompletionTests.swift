import Foundation
import TestSupport
import Testing

@testable import CommandLineTool

@Suite("Completion in shells, and the manual page")
struct CompletionTests {
  private func output(_ words: String..., of script: String) throws -> String {
    let folder = TemporaryFolder()
    folder.write("completion", script)
    folder.makeFolder("in here/Content")
    folder.write("in here/pie.md", "# Pie\n")
    let run = WorkflowRun(
      folder: "\(folder.path)/in here", values: [:],
      environment: [
        "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": folder.path, "LC_ALL": "C.UTF-8",
      ]
    )
    return try run.run(words.joined(separator: "\n"), run.environment, named: "complete").output
  }

  static let typed: [(words: String, offers: [String])] = [
    ("crumb bu", ["build"]),
    ("crumb completions ", ["bash", "zsh", "fish"]),
    ("crumb theme ", ["list", "copy"]),
    ("crumb check --format ", ["text", "json", "github"]),
    ("crumb check --format = g", ["github"]),
    ("crumb export --format re", ["recipemd-json"]),
    ("crumb build --outp", ["--output"]),
    ("crumb build --output Con", ["Content"]),
    ("crumb export pi", ["pie.md"]),
    ("crumb help diag", ["diagnostics"]),
    ("crumb version --", ["--help"]),
    ("crumb serve --port ", []),
    ("crumb new ", []),
  ]

  @Test("bash offers what the table of commands knows", arguments: typed)
  func bash(typed: (words: String, offers: [String])) throws {
    var words = typed.words.split(separator: " ").map(String.init)
    if typed.words.hasSuffix(" ") { words.append("") }
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let text = try output(
      "source ../completion", "compopt() { :; }",
      "COMP_WORDS=(\(quoted)) COMP_CWORD=\(words.count - 1)",
      "_crumb", #"[ ${#COMPREPLY[@]} = 0 ] || printf '%s\n' "${COMPREPLY[@]}""#,
      of: Shell.bash.completion)
    #expect(text.split(separator: "\n").map(String.init) == typed.offers)
  }

  @Test(
    "fish offers what the table of commands knows",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish")))
  func fish() throws {
    for (words, offers) in Self.typed where !words.contains("=") && !words.hasSuffix("--") {
      let text = try output(
        #"fish -c "source ../completion; complete -C '\#(words)'""#, of: Shell.fish.completion)
      let names = text.split(separator: "\n").map { line in
        line.prefix { $0 != "\t" && $0 != "/" }
      }
      #expect(names.map(String.init).sorted() == offers.sorted(), "\(words)")
    }
  }

  @Test(
    "zsh takes the script without complaint",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh")))
  func zsh() throws {
    #expect(try output("zsh -n ../completion", of: Shell.zsh.completion) == "")
  }

  @Test("a shell that is none of them is asked about")
  func unknown() throws {
    let run = try CrumbTool(in: TemporaryFolder()).run("completions", "tcsh")
    #expect(run.code == 2)
    #expect(
      run.error == """
        error: `crumb completions tcsh`: one of bash, zsh, fish
        help: `crumb help` tells more

        """)
  }

  @Test("the manual page tells of every command and option, and man finds no fault in it")
  func manual() throws {
    for command in CommandTable.all {
      #expect(ManualPage.text.contains("\\fBcrumb \(command.name)"))
      for option in command.options {
        #expect(
          ManualPage.text.contains(
            "\\fB\\-\\-\(option.name.replacing("-", with: "\\-"))\\fR"))
      }
    }
    let groff = try output(
      "! type groff > /dev/null 2>&1 || groff -k -man -Tutf8 -ww -z ../completion",
      of: ManualPage.text)
    #expect(groff == "")
  }
}
