import Testing

@testable import CommandLineTool

@Suite("Commands as they are typed")
struct InvocationTests {
  private func fault(_ words: String...) -> String? {
    do {
      _ = try Invocation(words)
      return nil
    } catch { return error.text }
  }

  @Test("options take their values after a space or an equals sign, in any place")
  func options() throws {
    let invocation = try Invocation(["build", "--output", "public", "--jobs=2", "--strict"])
    #expect(invocation.command.name == "build")
    #expect(invocation.value(of: "output") == "public")
    #expect(invocation.value(of: "jobs") == "2")
    #expect(invocation.has("strict"))
    #expect(!invocation.has("drafts"))
    #expect(invocation.value(of: "content") == nil)
  }

  @Test("a value may hold an equals sign, and a lone hyphen is an argument")
  func oddValues() throws {
    #expect(try Invocation(["build", "--output=a=b"]).value(of: "output") == "a=b")
    #expect(try Invocation(["export", "-", "a.md"]).arguments == ["-", "a.md"])
  }

  @Test("two hyphens end the options")
  func endOfOptions() throws {
    let invocation = try Invocation(["export", "--strict", "--", "--odd.md", "a.md"])
    #expect(invocation.arguments == ["--odd.md", "a.md"])
    #expect(invocation.has("strict"))
  }

  static let helps = [["--help"], ["-h"], ["help"], ["build", "--help"], ["check", "-h"]]

  @Test("help is asked for in every usual way", arguments: helps)
  func help(words: [String]) throws {
    let invocation = try Invocation(words)
    #expect(invocation.command.name == "help")
    #expect(invocation.arguments == words.dropLast().map { $0 })
  }

  @Test("the version is asked for in every usual way", arguments: ["version", "--version", "-V"])
  func version(word: String) throws {
    #expect(try Invocation([word]).command.name == "version")
  }

  @Test("nothing typed shows all commands")
  func nothing() { #expect(fault() == Help.overview) }

  @Test("a command that is near one is asked after")
  func nearCommand() {
    #expect(
      fault("biuld") == """
        error: there is no command `biuld`
        help: did you mean `build`?
        help: `crumb help` tells more

        """)
  }

  @Test("a command that is like none is told so")
  func unknownCommand() {
    #expect(
      fault("xyzzy-plugh") == """
        error: there is no command `xyzzy-plugh`
        help: `crumb help` tells more

        """)
  }

  @Test("an option that is near one is asked after")
  func nearOption() {
    #expect(
      fault("build", "--ouput", "x") == """
        error: `crumb build` has no option `--ouput`
        help: did you mean `--output`?
        help: `crumb help build` tells more

        """)
  }

  @Test("an option of another command, or with one hyphen, is none of this one")
  func unknownOption() {
    #expect(
      fault("version", "--jobs", "2") == """
        error: `crumb version` has no option `--jobs`
        help: `crumb help version` tells more

        """)
    #expect(
      fault("build", "-strict") == """
        error: `crumb build` has no option `-strict`
        help: did you mean `--strict`?
        help: `crumb help build` tells more

        """)
  }

  @Test("an option without its value says what is wanted")
  func missingValue() {
    let wanted = """
      error: `--output` needs a value: --output DIR
      help: `crumb help` tells more

      """
    #expect(fault("build", "--output") == wanted)
    #expect(fault("build", "--output=") == wanted)
  }

  @Test("a value for an option that takes none is refused")
  func unwantedValue() {
    #expect(
      fault("build", "--strict=yes") == """
        error: `--strict` takes no value
        help: `crumb help` tells more

        """)
  }

  @Test("too many and too few arguments are told of")
  func arguments() {
    #expect(
      fault("build", "Content") == """
        error: `crumb build` takes no argument, but got `Content`
        help: `crumb help build` tells more

        """)
    #expect(
      fault("export") == """
        error: `crumb export` needs FILE…
        help: `crumb help export` tells more

        """)
  }
}
