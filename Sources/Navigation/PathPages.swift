import Recipes

/// Which paths of more than one recipe have pages: the simple paths along authored relations.
enum PathPages {
  /// The deepest level at which there are no more path pages than the larger of 500 and the number
  /// of recipes.
  static func affordableDepth(upTo wanted: Int, in cookbook: Cookbook) -> Int {
    let limit = max(500, cookbook.recipes.count)
    var depth = 1
    while depth < wanted, count(upTo: depth + 1, in: cookbook, limit: limit) <= limit { depth += 1 }
    return depth
  }

  /// The paths of 2 up to `depth` recipes, grouped by the recipe on show, shortest first.
  static func paths(upTo depth: Int, in cookbook: Cookbook) -> [[NavigationPath]] {
    var grouped = [[NavigationPath]](repeating: [], count: cookbook.recipes.count)
    guard depth > 1 else { return grouped }
    var level = cookbook.recipes.indices.map { [$0] }
    for _ in 2...depth {
      level = level.flatMap { extensions(of: $0, in: cookbook) }
      for path in level {
        grouped[path[path.count - 1]].append(NavigationPath(path.map { cookbook.recipes[$0].id }))
      }
      if level.isEmpty { break }
    }
    return grouped
  }

  private static func extensions(of path: [Int], in cookbook: Cookbook) -> [[Int]] {
    cookbook.recipes[path[path.count - 1]].uses.filter { !path.contains($0) }.map { path + [$0] }
  }

  /// Counts paths level by level and gives up once there are more than `limit`.
  private static func count(upTo depth: Int, in cookbook: Cookbook, limit: Int) -> Int {
    var level = cookbook.recipes.indices.map { [$0] }
    var total = 0
    for _ in 2...depth {
      var next: [[Int]] = []
      for path in level {
        next += extensions(of: path, in: cookbook)
        if total + next.count > limit { return limit + 1 }
      }
      total += next.count
      level = next
    }
    return total
  }
}
