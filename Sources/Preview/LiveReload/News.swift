import Diagnostics

/// What pages are told when something changed.
struct News: Sendable, Equatable {
  /// Whether the files have errors now.
  var isBroken: Bool
  /// Whether nothing but stylesheets changed.
  var isStyleOnly = false
  /// The paths in the site of photos and other files that are not the same bytes any more.
  var files: [String] = []

  /// The event as it goes over the line.
  var event: [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.member("broken", isBroken)
      $0.member("styleOnly", isStyleOnly)
      $0.member("files", files)
    }
    return Array("event: news\ndata: ".utf8) + json.bytes + Array("\n\n".utf8)
  }
}
