import CMicrohttpd
import Glibc
import Synchronization

/// Sends events to every page that listens (Server-Sent Events, as the HTML standard has them).
final class EventFeed: Sendable {
  /// A line that says nothing, so that listeners that are gone are noticed.
  static let heartbeat = Array(": still here\n\n".utf8)
  /// How many pages may listen.
  private static let maximum = 512
  /// How much may wait for a listener that does not read.
  private static let backlog = 64 << 10

  private struct Listener: @unchecked Sendable {
    let connection: OpaquePointer
    var waiting: [UInt8]
    var isSuspended = false
  }

  private struct State {
    var listeners: [Int: Listener] = [:]
    var next = 0
    var greeting: [UInt8] = []
    var isClosed = false
  }

  /// One listener, as the callbacks of its response know it.
  private final class Seat: Sendable {
    let feed: EventFeed
    let number: Int
    init(feed: EventFeed, number: Int) {
      self.feed = feed
      self.number = number
    }
  }

  private let state = Mutex(State())

  /// How many pages listen.
  var count: Int { state.withLock { $0.listeners.count } }

  /// What is told to each new listener, until it is set again.
  func greet(with event: [UInt8]) {
    state.withLock { $0.greeting = Array("retry: 500\n\n".utf8) + event }
  }

  /// Sends bytes to all listeners.
  func publish(_ bytes: [UInt8]) {
    state.withLock { state in
      for number in state.listeners.keys { EventFeed.send(bytes, to: &state.listeners[number]) }
    }
  }

  /// Ends all streams; later listeners get none.
  func close() {
    state.withLock { state in
      state.isClosed = true
      for number in state.listeners.keys { EventFeed.send([], to: &state.listeners[number]) }
    }
  }

  /// The response that streams events on a connection; `nil` where there are too many listeners.
  func response(for connection: OpaquePointer) -> OpaquePointer? {
    let place = Listener(connection: connection, waiting: [])
    let number = state.withLock { state -> Int? in
      guard !state.isClosed, state.listeners.count < EventFeed.maximum else { return nil }
      state.next += 1
      state.listeners[state.next] = place
      state.listeners[state.next]?.waiting = state.greeting
      return state.next
    }
    guard let number else { return nil }
    let seat = Unmanaged.passRetained(Seat(feed: self, number: number))
    return crumb_response_of_pieces(
      { seat, _, buffer, room in
        guard let seat, let buffer else { return -1 }
        let place = Unmanaged<Seat>.fromOpaque(seat).takeUnretainedValue()
        return place.feed.read(
          place.number, into: UnsafeMutableRawBufferPointer(start: buffer, count: room))
      }, seat.toOpaque(),
      { seat in
        guard let seat else { return }
        let place = Unmanaged<Seat>.fromOpaque(seat).takeRetainedValue()
        place.feed.leave(place.number)
      })
  }

  private func leave(_ number: Int) { state.withLock { $0.listeners[number] = nil } }

  // What waits; where nothing does, the connection sleeps until something is sent to it.
  private func read(_ number: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let room = buffer.count
    let piece = state.withLock { state -> [UInt8]? in
      guard !state.isClosed, var listener = state.listeners[number],
        listener.waiting.count <= EventFeed.backlog
      else { return nil }
      let piece = Array(listener.waiting.prefix(room))
      listener.waiting.removeFirst(piece.count)
      if piece.isEmpty {
        crumb_connection_suspend(listener.connection)
        listener.isSuspended = true
      }
      state.listeners[number] = listener
      return piece
    }
    guard let piece else { return -1 }
    buffer.copyBytes(from: piece)
    return piece.count
  }

  private static func send(_ bytes: [UInt8], to listener: inout Listener?) {
    guard var woken = listener else { return }
    woken.waiting += bytes
    if woken.isSuspended { crumb_connection_resume(woken.connection) }
    woken.isSuspended = false
    listener = woken
  }
}
