import Glibc
import Synchronization

/// The two streams of a command and what they lead to.
public final class Console: Sendable {
  /// A stream of the process.
  public enum Stream: Int32, Sendable {
    /// What was asked for.
    case output = 1
    /// What went wrong, and progress.
    case error = 2
  }

  private let progressLength = Mutex(0)

  /// Makes the console of this process.
  public init() {}

  /// Writes text to a stream, any line of progress wiped away first.
  public func write(_ text: String, to stream: Stream = .output) {
    endProgress()
    Console.writeAll(Array(text.utf8), to: stream)
  }

  /// Writes bytes to a stream.
  public func write(_ bytes: [UInt8], to stream: Stream = .output) {
    endProgress()
    Console.writeAll(bytes, to: stream)
  }

  /// Whether a stream leads to a terminal.
  public func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// Whether to colour what goes to a stream: on a terminal that can, unless `NO_COLOR` is set.
  public func isColoured(_ stream: Stream) -> Bool {
    guard isTerminal(stream), Console.variable("NO_COLOR").isEmpty else { return false }
    return Console.variable("TERM") != "dumb"
  }

  /// Shows how far long work has come, in one line that is written over; a pipe sees nothing.
  public func progress(_ text: String) {
    guard isTerminal(.error) else { return }
    progressLength.withLock { length in
      let padding = String(repeating: " ", count: max(0, length - text.count))
      Console.writeAll(Array("\r\(text)\(padding)".utf8), to: .error)
      length = text.count
    }
  }

  private func endProgress() {
    progressLength.withLock { length in
      guard length > 0 else { return }
      Console.writeAll(
        Array("\r\(String(repeating: " ", count: length))\r".utf8), to: .error)
      length = 0
    }
  }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }

  private static func writeAll(_ bytes: [UInt8], to stream: Stream) {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let count = Glibc.write(
          stream.rawValue, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        offset += count
      }
    }
  }
}
