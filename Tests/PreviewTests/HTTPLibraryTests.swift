import TestSupport
import Testing

@testable import Preview

@Suite("The library of the preview")
struct HTTPLibraryTests {
  @Test("where it is not there, the user is told what to install")
  func missing() {
    #expect(
      HTTPLibrary.problem(opening: "libnothing.so.1") == """
        error: the preview needs libmicrohttpd: libnothing.so.1: cannot open shared object file: \
        No such file or directory
        help: install the package libmicrohttpd12; all other commands work without it

        """)
  }

  @Test("a library that lacks a function is not taken")
  func another() throws {
    let problem = try #require(HTTPLibrary.problem(opening: "libc.so.6"))
    #expect(problem.contains("undefined symbol: MHD_start_daemon\n"))
  }

  @Test("it is there on a machine that has what the Makefile installs")
  func found() { #expect(HTTPLibrary.problem == nil) }
}
