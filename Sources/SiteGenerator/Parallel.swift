import Glibc
import Synchronization

/// Work shared out over threads: each takes the next chunk when it is free.
enum Parallel {
  /// How many threads pay: one for each processor that the process may use.
  static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// How many of `count` a thread takes at a time, so that each has its share of few as well.
  static func chunk(of count: Int, atMost most: Int, jobs: Int) -> Int {
    max(1, min(most, count / (4 * jobs)))
  }

  /// Makes a value of each chunk of `0..<count`, on up to `jobs` threads.
  ///
  /// - Returns: The values in the order of the chunks, whatever thread made them.
  static func map<Value: Sendable>(
    _ count: Int, chunk: Int, jobs: Int, _ body: @escaping @Sendable (Range<Int>) -> Value
  ) -> [Value] {
    let chunks = (count + chunk - 1) / chunk
    let results = Mutex([Value?](repeating: nil, count: chunks))
    let next = Atomic(0)
    let work: @Sendable () -> Void = {
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < chunks else { return }
        let value = body(index * chunk..<min(count, (index + 1) * chunk))
        results.withLock { $0[index] = value }
      }
    }
    withoutActuallyEscaping(work) { run($0, on: min(jobs, chunks)) }
    return results.withLock { $0.compactMap { $0 } }
  }

  /// Makes two values, at the same time where more than one thread may work.
  static func both<First: Sendable, Second: Sendable>(
    jobs: Int, _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let early = Mutex<First?>(nil)
    let work: @Sendable () -> Void = {
      let value = first()
      early.withLock { $0 = value }
    }
    return withoutActuallyEscaping(work) { work in
      let thread = jobs > 1 ? WorkThread(work) : nil
      let second = second()
      thread?.join()
      return (early.withLock { $0 } ?? first(), second)
    }
  }

  private static func run(_ work: @escaping @Sendable () -> Void, on threads: Int) {
    let others = (1..<max(1, threads)).compactMap { _ in WorkThread(work) }
    work()
    others.forEach { $0.join() }
  }
}
