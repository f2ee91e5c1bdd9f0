import CSystem
import Glibc

/// Lets one thread end the waiting of another.
final class StopSignal: Sendable {
  /// Readable once the signal was sent.
  let descriptor: Int32
  private let writer: Int32

  /// Makes a signal; `nil` where the system has no descriptor left.
  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe2(&ends, O_CLOEXEC | O_NONBLOCK) == 0 else { return nil }
    (descriptor, writer) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(writer)
  }

  /// Sends the signal; once and for all.
  func send() {
    var byte: UInt8 = 1
    _ = write(writer, &byte, 1)
  }

  /// Whether it was sent.
  var isSent: Bool { Waiting.isReadable(descriptor, within: 0) }
}

/// Waits for descriptors.
enum Waiting {
  /// Waits until one of the descriptors can be read; `nil` after so many milliseconds.
  static func first(of descriptors: [Int32], within milliseconds: Int) -> Int32? {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(&polled, nfds_t(polled.count), Int32(milliseconds))
    guard count > 0 else { return nil }
    return polled.first { $0.revents != 0 }?.fd
  }

  /// Whether a descriptor can be read within so many milliseconds.
  static func isReadable(_ descriptor: Int32, within milliseconds: Int) -> Bool {
    first(of: [descriptor], within: milliseconds) != nil
  }
}
