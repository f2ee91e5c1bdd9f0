import CFuzzer
import Glibc

/// Tries a parser with inputs of libFuzzer's making; `FUZZ_TARGET` names the parser, and the
/// arguments are libFuzzer's own.
@main
enum Fuzzing {
  static func main() {
    let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
    guard let callback = callbacks[name] else {
      print("FUZZ_TARGET is one of \(callbacks.keys.sorted())")
      exit(2)
    }
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(LLVMFuzzerRunDriver(&count, &arguments, callback))
  }

  private typealias Callback = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

  private static let callbacks: [String: Callback] = [
    "front-matter": { Trial.run(FrontMatterTarget.self, $0, $1) },
    "recipe": { Trial.run(RecipeTarget.self, $0, $1) },
    "template": { Trial.run(TemplateTarget.self, $0, $1) },
    "site": { Trial.run(SiteTarget.self, $0, $1) },
    "photo": { Trial.run(PhotoTarget.self, $0, $1) },
    "words": { Trial.run(WordsTarget.self, $0, $1) },
  ]
}
