import Testing

@testable import CommandLineTool
@testable import Preview

@Suite("What the preview reports")
struct PreviewReportTests {
  @Test("where its library is not there, the user is told what to install")
  func missingLibrary() throws {
    let problem = try #require(HTTPLibrary.problem(opening: "libnothing.so.1"))
    #expect(
      PreviewReport.text(ofMissingLibrary: problem) == """
        error: the preview needs libmicrohttpd: libnothing.so.1: cannot open shared object file: \
        No such file or directory
        help: install the package libmicrohttpd12; all other commands work without it

        """)
  }
}
