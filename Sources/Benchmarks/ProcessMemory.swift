import Glibc
import SiteGenerator

/// The memory of this process, as Linux tells it.
enum ProcessMemory {
  /// Makes the peak what is in use now; nothing happens where that is not allowed.
  static func forgetPeak() {
    let file = open("/proc/self/clear_refs", O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = Glibc.write(file, "5", 1)
    close(file)
  }

  /// The most memory since the peak was forgotten, in KiB.
  static var peak: Int {
    let status = (try? FileRead.bytes(of: "/proc/self/status")) ?? []
    let line = status.split(separator: UInt8(ascii: "\n")).first { $0.starts(with: "VmHWM:".utf8) }
    let digits = (line ?? []).filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self)) ?? Int(rusage.own.ru_maxrss)
  }
}
