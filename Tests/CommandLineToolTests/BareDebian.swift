import Foundation
import Glibc
import TestSupport

/// A Debian with nothing installed but what every Debian has; taken away with the value.
final class BareDebian {
  /// Its root folder.
  let path: String
  private let folder = TemporaryFolder()

  /// Whether this process may make one.
  static let isPossible =
    geteuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/sbin/debootstrap")

  /// Fetches the packages of a release of Debian and unpacks them.
  init(release: String) throws {
    path = "\(folder.path)/root"
    try shell("debootstrap --variant=minbase \(release) '\(path)'", named: "debootstrap")
    try shell("mount -t proc proc '\(path)/proc'", named: "mount")
    // What this machine knows of reaching the packages, that one must know too.
    try shell(
      "cp /etc/resolv.conf '\(path)/etc/' && cp /etc/apt/apt.conf.d/* '\(path)/etc/apt/apt.conf.d/' || true",
      named: "network")
  }

  deinit { umount2("\(path)/proc", Int32(MNT_DETACH)) }

  /// Runs the scripts of a job inside.
  ///
  /// - Parameter folder: The checkout, as it is called inside.
  func run(in folder: String, _ values: [String: String]) -> WorkflowRun {
    WorkflowRun(
      folder: folder, values: values,
      environment: [
        "HOME": "/root", "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
        "DEBIAN_FRONTEND": "noninteractive",
      ],
      root: path)
  }

  private func shell(_ script: String, named name: String) throws {
    let run = WorkflowRun(
      folder: "/", values: [:], environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"])
    let outcome = try run.run(script, run.environment, named: name)
    guard outcome.code == 0 else {
      throw CocoaError(.executableLoad, userInfo: [name: outcome.output])
    }
  }
}
