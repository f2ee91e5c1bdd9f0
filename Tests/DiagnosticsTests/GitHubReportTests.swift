import Testing

@testable import Diagnostics

@Suite("GitHub annotations")
struct GitHubReportTests {
  @Test("A finding is one workflow command, notes, help and fixes in lines of its message")
  func whole() {
    #expect(
      GitHubReport.text(of: [DiagnosticReportTests.finding]) == """
        ::warning file=Content/pie.md,line=3,col=17,endLine=3,endColumn=25,title=dead-link::\
        the link `pie-crst` leads nowhere\
        %0Anote: the crust is here (Content/crust.md:3:1)\
        %0Anote: links start at the folder of the recipe\
        %0Ahelp: name a file that is there\
        %0Afix: write `pie-crust.md`\
        %0Afix: add an empty line before `---`

        """)
  }

  @Test("Severities, ranges over lines, whole files and no file have their own forms")
  func forms() {
    let found = [
      Diagnostic(Sample.badYAML, at: Sample.place("b\nc", in: "a\nb\nc"), "one"),
      Diagnostic(Sample.noPhoto, at: SourceFile(path: "x.md", text: "").wholeFile, "two"),
      Diagnostic(Sample.noPhoto, at: nil, "three"),
    ]
    #expect(
      GitHubReport.text(of: found) == """
        ::error file=Content/pie.md,line=2,col=1,endLine=3,title=bad-yaml::one
        ::notice file=x.md,title=no-photo::two
        ::notice title=no-photo::three

        """)
    #expect(GitHubReport.text(of: []) == "")
  }

  @Test("Nothing in a path or message can end the command or begin another one")
  func injection() {
    let place = Sample.place("x", in: "x", path: "a,b:c%\n.md")
    let found = Diagnostic(Sample.badYAML, at: place, "50% a,b:c\r\n::error::\u{1B}[31m")
    #expect(
      GitHubReport.text(of: [found]) == """
        ::error file=a%2Cb%3Ac%25%0A.md,line=1,col=1,endLine=1,endColumn=2,title=bad-yaml::\
        50%25 a,b:c%0D%0A::error::␛[31m

        """)
  }
}
