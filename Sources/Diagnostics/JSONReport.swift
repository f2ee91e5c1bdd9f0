/// Findings for other programs, as SARIF 2.1.0 (OASIS, "Static Analysis Results Interchange Format"),
/// which GitHub, GitLab and editors read.
///
/// One run, indented, in the order of the collection:
///
/// - `tool.driver.rules`: the kinds that occur, each with `id`, `shortDescription` (what it means),
///   `help` (the way out) and `defaultConfiguration.level`.
/// - `results`: the findings, each with `ruleId`, `level` (`error`, `warning` or `note`),
///   `message.text`, and where there are such:
///   - `locations[0].physicalLocation`: `artifactLocation.uri`, the path percent-encoded, and
///     `region` with `startLine`, `startColumn`, `endLine`, `endColumn` (counted from 1, in Unicode
///     code points, the end column after the last one), `byteOffset` and `byteLength` (in the whole
///     file, byte order mark and carriage returns counted) and `snippet.text`, the marked lines. No
///     `region` where the whole file is meant.
///   - `relatedLocations`: the notes, each a `message.text` and perhaps a `physicalLocation`.
///   - `fixes`: each a `description.text` and one replacement, its `deletedRegion` in bytes; in
///     `properties.isCertain` whether `check --fix` applies it.
///   - `properties.help`: what to do about it.
///
/// On lines of more than 480 bytes, combining characters far from the place are not counted apart.
public enum JSONReport {
  /// The report as UTF-8 with a line feed at the end.
  ///
  /// `kinds` are those that the report may describe; a kind that does not occur is left out.
  public static func bytes(
    of diagnostics: DiagnosticCollection, kinds: [DiagnosticKind], version: String
  ) -> [UInt8] {
    let occurring = Set(diagnostics.map(\.id))
    let rules = kinds.filter { occurring.contains($0.id) }.sorted { $0.id < $1.id }
    var json = JSONWriter(layout: .indented)
    json.object { report in
      report.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      report.member("version", "2.1.0")
      report.elements("runs") { $0.run(diagnostics, rules, version) }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension JSONWriter {
  fileprivate mutating func run(
    _ diagnostics: DiagnosticCollection, _ rules: [DiagnosticKind], _ version: String
  ) {
    object { run in
      run.objectMember("tool") { tool in
        tool.objectMember("driver") { driver in
          driver.member("name", "crumb")
          driver.member("version", version)
          driver.elements("rules") { for rule in rules { $0.rule(rule) } }
        }
      }
      run.member("columnKind", "unicodeCodePoints")
      run.elements("results") { for diagnostic in diagnostics { $0.result(diagnostic) } }
    }
  }

  private mutating func rule(_ kind: DiagnosticKind) {
    object { rule in
      rule.member("id", kind.id)
      rule.text("shortDescription", kind.summary)
      rule.text("help", kind.remedy)
      rule.objectMember("defaultConfiguration") { $0.member("level", kind.severity.name) }
    }
  }

  private mutating func result(_ diagnostic: Diagnostic) {
    object { result in
      result.member("ruleId", diagnostic.id)
      result.member("level", diagnostic.severity.name)
      result.text("message", diagnostic.message)
      if let location = diagnostic.location {
        result.elements("locations") { $0.object { $0.physicalLocation(location) } }
      }
      if !diagnostic.notes.isEmpty {
        result.elements("relatedLocations") { for note in diagnostic.notes { $0.note(note) } }
      }
      if !diagnostic.fixes.isEmpty {
        result.elements("fixes") { for fix in diagnostic.fixes { $0.fix(fix) } }
      }
      if let help = diagnostic.help {
        result.objectMember("properties") { $0.member("help", help) }
      }
    }
  }

  private mutating func note(_ note: Diagnostic.Note) {
    object { related in
      if let location = note.location { related.physicalLocation(location) }
      related.text("message", note.message)
    }
  }

  private mutating func physicalLocation(_ location: SourceLocation) {
    objectMember("physicalLocation") { physical in
      physical.artifact(location.path)
      guard !location.frame.lines.isEmpty else { return }
      physical.objectMember("region") { $0.region(location) }
    }
  }

  private mutating func region(_ location: SourceLocation) {
    let marked = location.frame.lines.filter(\.isMarked)
    member("startLine", location.line)
    member("startColumn", location.column + (marked.first?.before.combiningCount ?? 0))
    member("endLine", location.endLine)
    let last = marked.last.map { $0.before + $0.marked } ?? ""
    member("endColumn", location.endColumn + last.combiningCount)
    bytes(location.range)
    text("snippet", marked.map(\.text).joined(separator: "\n"))
  }

  private mutating func fix(_ fix: Diagnostic.Fix) {
    object { json in
      json.text("description", fix.title)
      json.elements("artifactChanges") { changes in
        changes.object { change in
          change.artifact(fix.path)
          change.elements("replacements") { replacements in
            replacements.object { replacement in
              replacement.objectMember("deletedRegion") { $0.bytes(fix.range) }
              replacement.text("insertedContent", fix.replacement)
            }
          }
        }
      }
      json.objectMember("properties") { $0.member("isCertain", fix.isCertain) }
    }
  }

  private mutating func artifact(_ path: String) {
    objectMember("artifactLocation") { $0.member("uri", path.percentEncodedPath) }
  }

  private mutating func bytes(_ range: SourceRange) {
    member("byteOffset", range.lower)
    member("byteLength", range.upper - range.lower)
  }

  private mutating func text(_ name: String, _ text: String) {
    objectMember(name) { $0.member("text", text) }
  }

  private mutating func objectMember(_ name: String, _ members: (inout JSONWriter) -> Void) {
    self.name(name)
    object(members)
  }

  fileprivate mutating func elements(_ name: String, _ elements: (inout JSONWriter) -> Void) {
    self.name(name)
    array(elements)
  }
}

extension String {
  /// How many code points there are beyond one for each character.
  fileprivate var combiningCount: Int { unicodeScalars.count - count }

  /// The path as a URI reference (RFC 3986 §3.3), everything encoded but unreserved and `/`.
  fileprivate var percentEncodedPath: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        encoded.append(byte)
      default: encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
