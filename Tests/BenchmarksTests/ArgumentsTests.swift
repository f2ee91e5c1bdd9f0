import Testing

@testable import Benchmarks

@Suite("What the benchmarks are asked for")
struct ArgumentsTests {
  private func fault(_ words: String...) -> String? {
    do {
      _ = try Arguments(words, processors: 2)
      return nil
    } catch { return error.message }
  }

  @Test("nothing typed means a thousand recipes on every processor, against nobody")
  func nothing() throws {
    let arguments = try Arguments([], processors: 2)
    #expect(arguments.count == 1000 && arguments.jobs == 2 && arguments.runs == 7)
    #expect(!arguments.isJSON && arguments.rivals.isEmpty)
  }

  @Test("every option is taken, in any order")
  func options() throws {
    let words = ["--json", "--against", "floor,hugo,floor", "500", "--jobs", "1", "--runs", "3"]
    let arguments = try Arguments(words, processors: 2)
    #expect(arguments.count == 500 && arguments.jobs == 1 && arguments.runs == 3)
    #expect(arguments.isJSON && arguments.rivals == [.floor, .hugo])
  }

  @Test("words that ask for nothing are refused with what can be typed")
  func faults() {
    let one = "is a number from 1 to 10000000, not"
    #expect(fault("many") == "`COUNT` \(one) `many`")
    #expect(fault("0") == "`COUNT` \(one) `0`")
    #expect(fault("10", "20") == "one number of recipes is enough, but there is `20` too")
    #expect(fault("--jobs") == "`--jobs` needs a number")
    #expect(fault("--jobs", "-1") == "`--jobs` \(one) `-1`")
    #expect(fault("--runs", "x") == "`--runs` \(one) `x`")
    #expect(fault("--against") == "`--against` needs names: hugo, floor")
    #expect(fault("--against", "hugo,jekyll") == "`--against` knows hugo and floor, not `jekyll`")
    #expect(fault("--against", "") == "`--against` knows hugo and floor, not ``")
    #expect(fault("--fast") == "there is no option `--fast`")
    #expect(Arguments.Fault(message: "no").text == "error: no\n\(Arguments.usage)")
  }

  @Test("a wrong use ends with exit code 2", arguments: [["--fast"], ["1", "2"], ["--jobs"]])
  func exitCode(words: [String]) { #expect(Benchmark.run(words) == 2) }
}
