import Testing

@testable import Preview

@Suite("The library of the preview")
struct HTTPLibraryTests {
  @Test("a library that lacks a function is not taken")
  func another() throws {
    let problem = try #require(HTTPLibrary.problem(opening: "libc.so.6"))
    #expect(problem.hasSuffix("undefined symbol: MHD_start_daemon"))
  }

  @Test("it is there on a machine that has what the Makefile installs")
  func found() { #expect(HTTPLibrary.problem == nil) }
}
