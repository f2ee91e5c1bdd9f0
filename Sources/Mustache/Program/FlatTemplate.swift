/// A template in one piece with all that it brings in, for many values that are alike in some fields.
///
/// What it prints is byte for byte what the library prints of its template; it is only faster.
public struct FlatTemplate: Sendable {
  let program: Program

  /// Renders the template with a value at the end of `bytes`.
  ///
  /// The value has the shape of the model that the template was made for, and in its constant
  /// fields the same values.
  public func render(_ value: Value, into bytes: inout [UInt8]) {
    var renderer = Renderer(program, [:], value)
    _ = renderer.run(from: 0)
    renderer.output.move(to: &bytes)
  }
}

extension TemplateLibrary {
  /// Lays a template out flat; `nil` where there is none of that name, or where templates bring
  /// themselves in or are named by values.
  ///
  /// - Parameters:
  ///   - model: A record like those that will be rendered.
  ///   - constants: The names of fields that have the model's values in all of them. One that a
  ///     record inside has too is looked up each time like any other.
  public func flattened(
    _ name: String, like model: any Record, constants: [String]
  ) -> FlatTemplate? {
    guard let position = positions[name] else { return nil }
    let inner = model.shape.innerRecords
    var values: [Symbol: Value] = [:]
    for name in constants {
      let symbol = Symbol(name)
      let slot = model.shape.slots[symbol]
      guard slot >= 0, !inner.contains(where: { $0.slots[symbol] >= 0 }) else { continue }
      values[symbol] = model.value(at: slot)
    }
    return Flattening.program(of: program, from: program.entries[position], values)
      .map(FlatTemplate.init)
  }
}

extension RecordShape {
  /// Every kind of record inside this one, at any depth.
  fileprivate var innerRecords: [RecordShape] {
    var found: [RecordShape] = []
    var waiting = [self]
    while let shape = waiting.popLast() {
      for inner in shape.fields.compactMap(\.shape.innerRecord)
      where !found.contains(where: { $0 === inner }) {
        found.append(inner)
        waiting.append(inner)
      }
    }
    return found
  }
}
