/// The blocks that one parent tag fills, and those that were filled around it.
struct OverrideFrame: Sendable {
  /// The call site of the parent tag.
  let site: Int
  /// The place of the frame around it, -1 for none.
  let outer: Int
}

extension Program {
  /// What fills a block, of all fillings in force the outermost: its first operation, and the frame
  /// that is in force inside it; `nil` where nothing fills it.
  ///
  /// - Parameter innermost: The place in `frames` of the last frame in force, -1 for none.
  func filling(
    of block: BlockSite, in frames: [OverrideFrame], from innermost: Int
  ) -> (start: Int, outer: Int)? {
    var found: (start: Int, outer: Int)?
    var place = innermost
    while place >= 0 {
      let frame = frames[place]
      let filling = calls[frame.site].overrides.first { $0.name == block.name }
      if let filling { found = (filling.start, frame.outer) }
      place = frame.outer
    }
    return found
  }
}
