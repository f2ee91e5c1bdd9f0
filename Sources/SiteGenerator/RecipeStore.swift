import Publishing
import Recipes
import Synchronization

/// Recipes that were read for the plan and are kept for their pages, as far as memory is given to
/// them; the others are read again when their pages are rendered.
///
/// The words by which they are found are kept of all.
final class RecipeStore: Sendable {
  /// How many bytes of source may be kept as recipes, which take about four times as much.
  private static let budget = 32 << 20

  private struct State {
    var recipes: [String: Recipe] = [:]
    var terms: [String: SearchTerms] = [:]
    var hashes: [String: ContentHash] = [:]
    var bytes = 0
  }

  private let state = Mutex(State())

  /// Keeps the recipes of one chunk of files, each with the size of its file in bytes.
  func keep(_ read: [(path: String, recipe: Recipe, size: Int)]) {
    state.withLock { state in
      for entry in read where state.bytes + entry.size <= RecipeStore.budget {
        state.bytes += entry.size
        state.recipes[entry.path] = entry.recipe
      }
    }
  }

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

  /// Gives a kept recipe away, or `nil` where it was not kept.
  func take(_ path: String) -> Recipe? {
    state.withLock { $0.recipes.removeValue(forKey: path) }
  }
}
