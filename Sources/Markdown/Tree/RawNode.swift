import CCmark
import Glibc

/// A node of libcmark's tree without its document: what hot loops go through, since it counts no
/// references.
struct RawNode: Equatable {
  let pointer: OpaquePointer

  init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  var kind: Node.Kind { Node.Kind(cmark_node_get_type(pointer)) }
  var parent: RawNode? { RawNode(cmark_node_parent(pointer)) }
  var firstChild: RawNode? { RawNode(cmark_node_first_child(pointer)) }
  var lastChild: RawNode? { RawNode(cmark_node_last_child(pointer)) }
  var next: RawNode? { RawNode(cmark_node_next(pointer)) }
  var previous: RawNode? { RawNode(cmark_node_previous(pointer)) }
  /// libcmark's text of the node: the literal of a text, code or HTML; valid while the tree lives.
  var literal: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_literal(pointer)) }
  /// The target of a link or picture, escapes and entities undone.
  var target: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_url(pointer)) }
  var title: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_title(pointer)) }
  var fenceInfo: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_fence_info(pointer)) }
  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  var isOrdered: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
  var listStart: Int { Int(cmark_node_get_list_start(pointer)) }
  var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }

  /// The node that follows in document order without entering this one, within `root`.
  func following(within root: RawNode) -> RawNode? {
    var node = self
    while node != root {
      if let next = node.next { return next }
      guard let parent = node.parent else { return nil }
      node = parent
    }
    return nil
  }

  /// The next node in document order, children first, within `root`.
  func successor(within root: RawNode) -> RawNode? { firstChild ?? following(within: root) }

  /// The block that a node is or belongs to.
  var block: RawNode {
    var node = self
    while node.kind.isInline, let parent = node.parent { node = parent }
    return node
  }

  /// The text that is all there is inside, itself included; `nil` where there is more or none.
  var onlyText: RawNode? {
    var node = self
    while let child = node.firstChild {
      guard child.next == nil else { return nil }
      node = child
    }
    return node.kind == .text || node.kind == .code ? node : nil
  }

  /// libcmark's lines, from 1 at the top of the body, and its column in bytes from 1; 0 where it
  /// knows none.
  var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }
  var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }

  private func bytes(_ text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
    guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
    let start = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(start: start, count: strlen(text))
  }
}
