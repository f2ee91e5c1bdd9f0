import CCmark

/// A tree of libcmark with the memory that it is in; to be freed once.
struct Tree {
  let root: RawNode
  /// The arena of a parsed tree; a tree that was put together is in pieces of its own.
  private let memory: TreeMemory?

  /// Parses UTF-8 text.
  init(parsing text: UnsafeRawBufferPointer) {
    let (root, memory) = text.withMemoryRebound(to: CChar.self) { TreeMemory.parse($0) }
    guard let root else { fatalError("libcmark gave no tree") }
    self.root = root
    self.memory = memory
  }

  /// A document of one code block with this text, which is ended by a zero.
  init(codeBlock text: [CChar]) {
    guard let root = RawNode(cmark_node_new(CMARK_NODE_DOCUMENT)),
      let code = RawNode(cmark_node_new(CMARK_NODE_CODE_BLOCK))
    else { fatalError("no memory for a document") }
    cmark_node_set_literal(code.pointer, text)
    cmark_node_append_child(root.pointer, code.pointer)
    self.root = root
    memory = nil
  }

  /// Ends the tree; none of its nodes may be used any more.
  func free() {
    if let memory { memory.free() } else { cmark_node_free(root.pointer) }
  }
}
