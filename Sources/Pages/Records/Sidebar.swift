import Mustache
import Navigation
import Recipes

/// The tree of categories beside a page.
enum Sidebar {
  /// The rows as HTML: all categories of a small tree, else the outermost ones, unfolded along the
  /// way to the selected one.
  static func html(on page: Page) -> [UInt8] {
    let context = page.context
    guard context.categoryTree.count <= RecipeColumn.wholeCount else {
      return positions(on: page).flatMap { html(of: $0, on: page) }
    }
    guard case .recipe(let path) = page.route, let selected = page.selectedCategory else {
      return context.categoryTree.flatMap { html(of: $0, on: page) }
    }
    let column = FinishedRows.Column(category: nil, depth: path.count)
    let rows = context.finishedRows.rows(of: column) {
      let model = Page.model(atDepth: path.count, in: context)
      return FinishedRows.Rows(context.categoryTree.lazy.map { html(of: $0, on: model) })
    }
    let place = context.categoryTree.firstIndex(of: selected)
    return rows.html(
      of: context.categoryTree.indices, place, replacedBy: html(of: selected, on: page))
  }

  private static func html(of category: Int, on page: Page) -> [UInt8] {
    let row = CategoryRow(page: page, position: category)
    return page.context.html("partials/sidebar-row", CategoryRow.schema.record(row))
  }

  /// The categories that are shown on a page.
  static func positions(on page: Page) -> [Int] {
    guard page.context.categoryTree.count > RecipeColumn.wholeCount else {
      return page.context.categoryTree
    }
    let open = page.selectedCategory.map { Set(page.cookbook.trail(ofCategory: $0)) } ?? []
    return tree(of: page.cookbook.categories) { open.contains($0) }
  }

  /// The positions of categories in reading order, those under a closed one left out.
  static func tree(
    of categories: [Category], unfolding isOpen: (Int) -> Bool = { _ in true }
  ) -> [Int] {
    var order: [Int] = []
    var waiting = Array(categories.indices.filter { categories[$0].parent == nil }.reversed())
    while let position = waiting.popLast() {
      order.append(position)
      if isOpen(position) { waiting += categories[position].children.reversed() }
    }
    return order
  }
}
