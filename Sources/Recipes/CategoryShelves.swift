import Language

/// Puts recipes on shelves: makes the categories that recipes, folders and site.yml name, in order.
struct CategoryShelves {
  private let collation: Collation
  private let uncategorisedTitle: String
  private var drafts: [CategoryID: Draft] = [:]

  /// The shelf of recipes that are in no category.
  static let uncategorised = "uncategorised"

  private struct Draft {
    var title: String
    var isNamed: Bool
    var order = Int.max
    var folder: String?
    var declaration: CategoryDeclaration?
    var recipes: [Int] = []
    var children: [CategoryID] = []
  }

  init(collation: Collation, uncategorisedTitle: String) {
    self.collation = collation
    self.uncategorisedTitle = uncategorisedTitle
  }

  /// The id that names from outer to inner make; names without a letter or digit are left out.
  static func id(of names: [String]) -> CategoryID {
    names.map(Slug.make).filter { !$0.isEmpty }.joined(separator: "/")
  }

  /// What is added to the order that a README gives, so that site.yml's own list comes first.
  private static let afterDeclared = 1 << 30

  /// Enters what site.yml or a folder says; `order` is the place in site.yml's list.
  mutating func declare(_ declaration: CategoryDeclaration, order: Int?) {
    guard !declaration.id.isEmpty else { return }
    make(declaration.id, titles: [])
    let earlier = drafts[declaration.id]?.declaration
    drafts[declaration.id]?.declaration =
      earlier.map { CategoryShelves.merge($0, declaration) } ?? declaration
    let order = order ?? declaration.order.map { CategoryShelves.afterDeclared + $0 }
    if let order, drafts[declaration.id]?.order == .max { drafts[declaration.id]?.order = order }
  }

  /// Puts a recipe on a shelf by the shelf's id.
  mutating func add(_ position: Int, toShelf id: CategoryID) {
    make(id, titles: [])
    drafts[id]?.recipes.append(position)
  }

  /// Puts a recipe on the shelf that its category names.
  mutating func add(_ position: Int, to names: [String]) {
    let id = CategoryShelves.id(of: names)
    let shelf = id.isEmpty ? CategoryShelves.uncategorised : id
    make(shelf, titles: names)
    drafts[shelf]?.recipes.append(position)
  }

  /// The categories, outer before inner, siblings in their order.
  func categories(titleKeys: [[UInt8]]) -> [Category] {
    var categories: [Category] = []
    let tops = drafts.keys.filter { !$0.utf8.contains(UInt8(ascii: "/")) }
    var stack = ordered(tops).reversed().map { (id: $0, parent: Int?.none) }
    while let (id, parent) = stack.popLast() {
      guard let draft = drafts[id] else { continue }
      let position = categories.count
      categories.append(category(id, draft, parent: parent, titleKeys: titleKeys))
      if let parent { categories[parent].children.append(position) }
      stack += ordered(draft.children).reversed().map { (id: $0, parent: position) }
    }
    return categories
  }

  private func category(
    _ id: CategoryID, _ draft: Draft, parent: Int?, titleKeys: [[UInt8]]
  ) -> Category {
    var category = Category(id: id, title: title(id, draft), order: draft.order)
    category.introduction = draft.declaration?.introduction ?? category.introduction
    category.introductionPath = draft.declaration?.introductionPath
    category.parent = parent
    category.recipes = draft.recipes.sorted { a, b in
      titleKeys[a] == titleKeys[b] ? a < b : titleKeys[a].lexicographicallyPrecedes(titleKeys[b])
    }
    return category
  }

  private func title(_ id: CategoryID, _ draft: Draft) -> String {
    if let title = draft.declaration?.title { return title }
    return id == CategoryShelves.uncategorised && !draft.isNamed ? uncategorisedTitle : draft.title
  }

  private func ordered(_ ids: [CategoryID]) -> [CategoryID] {
    let keyed = ids.compactMap { id in
      drafts[id].map { (id: id, order: order(id, $0), key: collation.key(for: title(id, $0))) }
    }
    return keyed.sorted { a, b in
      if a.order != b.order { return a.order < b.order }
      return a.key == b.key ? a.id < b.id : a.key.lexicographicallyPrecedes(b.key)
    }.map(\.id)
  }

  // Recipes that are in no category come last, as an afterthought of the list.
  private func order(_ id: CategoryID, _ draft: Draft) -> Int {
    if draft.order != .max { return draft.order }
    return id == CategoryShelves.uncategorised ? .max : .max - 1
  }

  private mutating func make(_ id: CategoryID, titles: [String]) {
    let named = titles.filter { !Slug.make($0).isEmpty }
    var current = ""
    for (level, name) in id.split(separator: "/").enumerated() {
      let outer = current
      current += (current.isEmpty ? "" : "/") + name
      let title = level < named.count ? named[level] : nil
      if drafts[current] == nil {
        drafts[current] = Draft(
          title: CategoryShelves.readable(title ?? String(name)), isNamed: title != nil)
        if !outer.isEmpty { drafts[outer]?.children.append(current) }
      } else if let title, drafts[current]?.isNamed == false {
        drafts[current]?.title = CategoryShelves.readable(title)
        drafts[current]?.isNamed = true
      }
    }
  }

  private static func merge(
    _ first: CategoryDeclaration, _ second: CategoryDeclaration
  ) -> CategoryDeclaration {
    var merged = first
    merged.title = first.title ?? second.title
    if first.introduction.isEmpty {
      merged.introduction = second.introduction
      merged.introductionPath = second.introductionPath
    }
    merged.folder = first.folder ?? second.folder
    merged.order = first.order ?? second.order
    merged.tags += second.tags
    return merged
  }

  /// A folder's name as a title: `main-courses` is "Main courses"; words of an author stay.
  private static func readable(_ name: String) -> String {
    guard !name.contains(" "), name == name.lowercased() else { return name }
    let words = name.split(whereSeparator: { $0 == "-" || $0 == "_" }).joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
