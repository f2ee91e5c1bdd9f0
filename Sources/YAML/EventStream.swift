import CYAML
import Diagnostics

/// One event of a document with its place in the whole file.
struct Event {
  enum Kind {
    case scalar(String, isPlain: Bool)
    case alias
    case sequenceStart, mappingStart, containerEnd
    case documentStart, end
  }

  var kind: Kind
  var range: SourceRange
}

/// Where and why libyaml gave up.
struct SyntaxProblem: Error {
  /// libyaml's words, which are stable but not made for people.
  var words: String
  /// The byte at which it noticed.
  var offset: Int
  /// What it was doing ("while scanning a quoted scalar"); empty where it does not say.
  var context: String
  /// The byte at which that began.
  var contextOffset: Int
}

/// The events of libyaml over a stretch of a file.
struct EventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private var positions: CharacterPositions

  /// Reads `bytes`, which stand at `start` in their file and must outlive this value.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, isASCII: Bool) {
    positions = CharacterPositions(bytes, at: start, isASCII: isASCII)
    parser = .allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event that matters; after `.end` there is none.
  mutating func next() throws(SyntaxProblem) -> Event {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else { throw problem() }
      defer { yaml_event_delete(&event) }
      if let kind = EventStream.kind(of: event) {
        let lower = positions.byte(ofCharacter: event.start_mark.index)
        let upper = positions.byte(ofCharacter: event.end_mark.index)
        return Event(kind: kind, range: SourceRange(lower, upper))
      }
    }
  }

  private static func kind(of event: yaml_event_t) -> Event.Kind? {
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return .scalar(
        String(decoding: text, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    case YAML_ALIAS_EVENT: return .alias
    case YAML_SEQUENCE_START_EVENT: return .sequenceStart
    case YAML_MAPPING_START_EVENT: return .mappingStart
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .containerEnd
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return .end
    default: return nil
    }
  }

  private mutating func problem() -> SyntaxProblem {
    let context = parser.pointee.context.map { String(cString: $0) } ?? ""
    return SyntaxProblem(
      words: parser.pointee.problem.map { String(cString: $0) } ?? "out of memory",
      offset: positions.byte(ofCharacter: parser.pointee.problem_mark.index),
      context: context,
      contextOffset: positions.byte(ofCharacter: parser.pointee.context_mark.index))
  }
}
