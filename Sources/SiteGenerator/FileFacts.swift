import Publishing
import Recipes
import Synchronization

/// What is known of each recipe's file beside what the cookbook is built from.
final class FileFacts: Sendable {
  private struct State {
    var terms: [String: SearchTerms] = [:]
    var hashes: [String: ContentHash] = [:]
  }

  private let state = Mutex(State())

  /// Keeps the words by which recipes are found.
  func keep(_ terms: [(path: String, terms: SearchTerms)]) {
    state.withLock { state in
      for entry in terms { state.terms[entry.path] = entry.terms }
    }
  }

  /// Keeps the fingerprints of texts as they were read.
  func keep(_ hashes: [(path: String, hash: ContentHash)]) {
    state.withLock { state in
      for entry in hashes { state.hashes[entry.path] = entry.hash }
    }
  }

  /// The fingerprint of a Markdown file as it was read, or `nil` where it was not kept.
  func hash(of path: String) -> ContentHash? { state.withLock { $0.hashes[path] } }

  /// The words by which a recipe is found, or `nil` where they were not kept.
  func terms(of path: String) -> SearchTerms? { state.withLock { $0.terms[path] } }

  /// Forgets the fingerprint of a file that has changed since it was read.
  func forgetHash(of path: String) { state.withLock { $0.hashes[path] = nil } }
}
