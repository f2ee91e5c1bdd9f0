import Recipes

extension SiteInputs {
  /// A fingerprint of all that Markdown files give to the plan of the site.
  ///
  /// As long as it is the same, a change in the text of one recipe changes no other recipe's pages.
  var planFingerprint: ContentHash {
    var bytes: [UInt8] = []
    for entry in entries { entry.appendPlan(to: &bytes) }
    for introduction in reading.introductions {
      bytes += introduction.path.utf8
      bytes.append(0)
      bytes += source.store.hash(of: introduction.path)?.text.utf8 ?? "".utf8
    }
    return ContentHash(of: bytes)
  }
}
