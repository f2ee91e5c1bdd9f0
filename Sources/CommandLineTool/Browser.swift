@preconcurrency import Glibc
import SiteGenerator

/// The user's browser.
enum Browser {
  /// Opens an address, and leaves it to the desktop how.
  static func open(_ address: String) {
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("xdg-open"), strdup(address)]
    defer { arguments.forEach { free($0) } }
    arguments.append(nil)
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    prepare(&actions, &attributes)
    var child = pid_t()
    if posix_spawnp(&child, "xdg-open", &actions, &attributes, arguments, environ) == 0 {
      let started = child
      _ = WorkThread { _ = waitpid(started, nil, 0) }
    }
    posix_spawnattr_destroy(&attributes)
    posix_spawn_file_actions_destroy(&actions)
  }

  // Ctrl-C ends the preview and not the browser, whose words are no part of the preview's story.
  private static func prepare(
    _ actions: inout posix_spawn_file_actions_t, _ attributes: inout posix_spawnattr_t
  ) {
    posix_spawn_file_actions_init(&actions)
    for stream in 1...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
  }
}
