import Diagnostics
import Navigation

/// The script that keeps a site for when there is no network (W3C Service Workers).
public enum ServiceWorker {
  /// Its path from the site's root: a worker answers for the folder that it lies in.
  public static let path = "sw.js"
  /// The page for what is not kept.
  static let page = "offline.html"

  /// The worker of a site, and the page that it shows for what it did not keep.
  ///
  /// Where the site is not to be kept, the worker takes itself out of the browsers that have one.
  static func files(for theme: PublishedTheme) -> [PublishedFile] {
    guard let offline = theme.offline else {
      return [PublishedFile(path: path, text: farewell)]
    }
    let script = "const cookbook = " + settings(theme, offline) + ";\n"
    return [
      PublishedFile(path: path, bytes: Array(script.utf8) + offline.worker),
      PublishedFile(path: page, bytes: offline.page),
    ]
  }

  // A browser takes up a worker that differs in a byte, so whatever it keeps is named in it.
  private static func settings(
    _ theme: PublishedTheme, _ offline: PublishedTheme.Offline
  ) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", offline.version)
      json.member("offline", page)
      write(["./", page], as: "shell", to: &json)
      write(theme.files.filter(isEverywhere), as: "assets", to: &json)
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private static func write(_ paths: [String], as name: String, to json: inout JSONWriter) {
    json.member(name) { json in
      json.array { json in paths.forEach { json.string(RelativeURL.encoded($0)) } }
    }
  }

  private static func isEverywhere(_ path: String) -> Bool {
    [".css", ".js", ".svg"].contains { path.hasSuffix($0) }
  }

  /// A worker that unregisters itself and deletes what was kept.
  public static let farewell = """
    // Takes the worker of this cookbook out of the browser, with all that it kept.
    "use strict";
    self.addEventListener("install", () => self.skipWaiting());
    self.addEventListener("activate", (event) => {
      const own = `crumb:${new URL(self.registration.scope).pathname}:`;
      const leave = async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith(own));
        await Promise.all(names.map((name) => caches.delete(name)));
        await self.registration.unregister();
      };
      event.waitUntil(leave());
    });

    """
}
