import Glibc

/// A system call on a file that failed.
public struct FileError: Error, Sendable, Equatable {
  /// The path as it was given.
  public var path: String
  /// The number of the error, as `errno` has it.
  public var code: Int32

  /// Makes an error out of the last system call's.
  public init(path: String, code: Int32 = errno) {
    self.path = path
    self.code = code
  }

  /// What the system says: "Permission denied".
  public var reason: String { String(cString: strerror(code)) }
}
