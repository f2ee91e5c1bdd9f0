import CCmark

extension Node {
  /// The kinds of node that CommonMark has, blocks first.
  public enum Kind: Sendable, Hashable, CaseIterable {
    case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, link, image

    init(_ type: cmark_node_type) {
      self =
        switch type {
        case CMARK_NODE_TEXT: .text
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_ITEM: .item
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_LINK: .link
        case CMARK_NODE_HEADING: .heading
        case CMARK_NODE_LIST: .list
        case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
        case CMARK_NODE_CODE: .code
        case CMARK_NODE_IMAGE: .image
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_CODE_BLOCK: .codeBlock
        case CMARK_NODE_BLOCK_QUOTE: .blockQuote
        case CMARK_NODE_HTML_BLOCK, CMARK_NODE_CUSTOM_BLOCK: .htmlBlock
        case CMARK_NODE_HTML_INLINE, CMARK_NODE_CUSTOM_INLINE: .htmlInline
        default: .document
        }
    }

    /// Whether the node is a piece of running text rather than a block.
    public var isInline: Bool {
      switch self {
      case .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .link, .image:
        true
      default: false
      }
    }
  }
}
