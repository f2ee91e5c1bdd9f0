import Diagnostics
import Glibc

/// A parser that is tried with whatever bytes come.
protocol FuzzTarget {
  /// Reads the bytes as the parser's own kind of file, and checks what has to hold of any file.
  static func tryOut(_ bytes: [UInt8])
}

/// One try: it must end in time, whatever the input.
enum Trial {
  /// The most seconds of processor time that any input may take.
  private static let mostSeconds = 0.5

  static func run(
    _ target: any FuzzTarget.Type, _ bytes: UnsafePointer<UInt8>?, _ count: Int
  ) -> CInt {
    let start = processorSeconds
    target.tryOut(Array(UnsafeBufferPointer(start: bytes, count: count)))
    let seconds = processorSeconds - start
    precondition(seconds < mostSeconds, "an input of \(count) bytes took \(seconds) s")
    return 0
  }

  // The time of this thread, since others may be at work on the machine.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// What has to hold of findings, whatever the file.
enum Findings {
  /// Writes findings in all forms, and checks that they point into the file, that their texts hold
  /// no control characters, and that certain fixes leave sound text sound.
  static func check(_ found: [Diagnostic], in file: SourceFile) {
    let findings = DiagnosticCollection(found)
    for finding in findings where finding.location?.path == file.path {
      let range = finding.location?.range ?? SourceRange(at: 0)
      precondition(range.lower <= range.upper && range.upper <= file.bytes.count)
    }
    let text = DiagnosticReport().text(of: findings)
    precondition(text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A }, "a control character")
    _ = DiagnosticReport(style: .coloured, width: 40).text(of: findings)
    _ = JSONReport.bytes(of: findings, kinds: [], version: "1")
    precondition(!GitHubReport.text(of: findings).utf8.contains(0x0D))
    _ = HTMLReport.fragment(of: findings)
    for (_, fixes) in FixApplier.certainFixes(of: findings) {
      let mended = FixApplier.apply(fixes, to: file.bytes).bytes
      precondition(isText(mended) || !isText(file.bytes), "a fix tears a character")
    }
  }

  private static func isText(_ bytes: [UInt8]) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }
}
