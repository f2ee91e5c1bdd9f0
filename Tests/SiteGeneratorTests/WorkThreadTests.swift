import Synchronization
import Testing

@testable import SiteGenerator

@Suite("Work on threads")
struct WorkThreadTests {
  @Test("every piece of work is done once, however many there are at a time")
  func pieces() {
    let counts = Mutex([Int](repeating: 0, count: 400))
    for round in 0..<20 {
      let threads = (0..<20).compactMap { number in
        WorkThread { counts.withLock { $0[round * 20 + number] += 1 } }
      }
      threads.forEach { $0.join() }
      #expect(counts.withLock { $0.filter { $0 == 1 }.count } == (round + 1) * 20)
    }
  }

  @Test("work may have work of its own done, and waiting twice is waiting once")
  func nested() throws {
    let sum = Atomic(0)
    let outer = try #require(
      WorkThread {
        let inner = (1...4).compactMap { number in
          WorkThread { sum.add(number, ordering: .relaxed) }
        }
        inner.forEach { $0.join() }
        sum.add(sum.load(ordering: .relaxed), ordering: .relaxed)
      })
    outer.join()
    outer.join()
    #expect(sum.load(ordering: .relaxed) == 20)
  }

  @Test("nothing of the work is held when it is done")
  func release() throws {
    final class Held: Sendable {}
    weak var seen: Held?
    do {
      let held = Held()
      seen = held
      let thread = try #require(WorkThread { _ = held })
      thread.join()
    }
    #expect(seen == nil)
  }

  @Test("values come in the order of their chunks, whatever thread made them")
  func order() {
    for jobs in 1...4 {
      let values = Parallel.map(1000, chunk: 7, jobs: jobs) { $0.lowerBound }
      #expect(values == Array(stride(from: 0, to: 1000, by: 7)))
    }
    let (first, second) = Parallel.both(jobs: 2, { "a" }, { "b" })
    #expect(first + second == "ab")
  }
}
