import Diagnostics

/// A template as it was read.
struct Template: Sendable {
  /// Its path without extension: `partials/tile`.
  let name: String
  let file: SourceFile
  let nodes: [TemplateNode]
}

/// Templates that can bring each other in, compiled once and used from any thread.
public final class TemplateLibrary: Sendable {
  /// What is wrong with the syntax of the templates, in the order of their names and places.
  ///
  /// A library with faults renders what could be understood.
  public let faults: [Diagnostic]
  let templates: [Template]
  let positions: [String: Int]
  let program: Program

  /// Reads templates, each with its path in the folder of templates: `partials/tile.mustache`.
  ///
  /// The name of a template is that path without `.mustache`. Of two files with one path the later
  /// one counts, so that a project's own templates can follow those of the theme.
  public init(_ files: [(path: String, file: SourceFile)]) {
    let named = files.map { (TemplateLibrary.name(of: $0.path), $0.file) }
    let latest = Dictionary(named) { _, later in later }
    var faults: [Diagnostic] = []
    templates = latest.sorted { $0.key < $1.key }.map { name, file in
      let (nodes, found) = TreeBuilder.tree(of: file)
      faults += found
      return Template(name: name, file: file, nodes: nodes)
    }
    self.faults = faults
    positions = Dictionary(uniqueKeysWithValues: templates.enumerated().map { ($1.name, $0) })
    program = Compiler.program(templates, positions)
  }

  /// The names of all templates, sorted.
  public var names: [String] { templates.map(\.name) }

  /// Renders a template with a value at the end of `bytes`.
  ///
  /// Returns whether it did: nothing is added where there is no such template or where templates
  /// bring each other in more than 1,000 deep, both of which `TemplateChecker` finds beforehand.
  @discardableResult
  public func render(_ name: String, _ value: Value, into bytes: inout [UInt8]) -> Bool {
    guard let position = positions[name] else { return false }
    var renderer = Renderer(program, positions, value)
    guard renderer.run(from: program.entries[position]) else { return false }
    renderer.output.move(to: &bytes)
    return true
  }

  private static func name(of path: String) -> String {
    path.hasSuffix(".mustache") ? String(path.dropLast(".mustache".count)) : path
  }
}
