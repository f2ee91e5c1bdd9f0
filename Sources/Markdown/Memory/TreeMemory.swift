import CCmark
import Glibc

/// The memory of one tree of libcmark.
///
/// libcmark takes hundreds of small pieces for one recipe; from an arena they cost a third less
/// time than from malloc. Its allocator is told nothing but sizes, so each thread keeps the arena
/// of the parse that it is in.
struct TreeMemory {
  private let arena: UnsafeMutablePointer<Arena>

  /// Parses a text into a tree that lives until its memory is freed.
  static func parse(_ text: UnsafeBufferPointer<CChar>) -> (root: RawNode?, memory: TreeMemory) {
    let arena = UnsafeMutablePointer<Arena>.allocate(capacity: 1)
    arena.initialize(to: Arena())
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, arena)
    defer { pthread_setspecific(key, outer) }
    let parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, allocator)
    defer { cmark_parser_free(parser) }
    cmark_parser_feed(parser, text.baseAddress, text.count)
    return (RawNode(cmark_parser_finish(parser)), TreeMemory(arena: arena))
  }

  /// Gives the memory back, and ends the tree that is in it.
  func free() {
    arena.pointee.free()
    arena.deinitialize(count: 1)
    arena.deallocate()
  }

  private static var current: UnsafeMutablePointer<Arena>? {
    pthread_getspecific(key)?.assumingMemoryBound(to: Arena.self)
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    guard pthread_key_create(&key, nil) == 0 else { fatalError("no key for a thread's own data") }
    return key
  }()

  /// libcmark's allocator; nothing is written to it once it is made.
  nonisolated(unsafe) private static let allocator: UnsafeMutablePointer<cmark_mem> = {
    let allocator = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
    allocator.initialize(
      to: cmark_mem(
        calloc: { count, size in
          let piece = TreeMemory.current?.pointee.piece(count * size)
          if let piece { memset(piece, 0, count * size) }
          return piece
        },
        realloc: { old, size in
          guard let old else { return TreeMemory.current?.pointee.piece(size) }
          return TreeMemory.current?.pointee.resized(old, to: size)
        },
        free: { _ in }))
    return allocator
  }()
}
