import Diagnostics

extension Rational: Packable {
  /// Adds both numbers.
  public func pack(into bytes: inout [UInt8]) {
    numerator.pack(into: &bytes)
    denominator.pack(into: &bytes)
  }

  /// Takes the next fraction.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    let numerator = try Int(unpacking: &packed)
    guard let value = Rational(numerator, try Int(unpacking: &packed)) else { throw PackedFault() }
    self = value
  }
}

extension Amount: Packable {
  /// Adds the numbers, the unit and the author's words.
  public func pack(into bytes: inout [UInt8]) {
    min.pack(into: &bytes)
    max.pack(into: &bytes)
    unit.pack(into: &bytes)
    text.pack(into: &bytes)
  }

  /// Takes the next amount.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    min = try Rational?(unpacking: &packed)
    max = try Rational?(unpacking: &packed)
    unit = try String?(unpacking: &packed)
    text = try String(unpacking: &packed)
  }
}

extension CookingTime: Packable {
  /// Adds the seconds and the author's words.
  public func pack(into bytes: inout [UInt8]) {
    seconds.pack(into: &bytes)
    text.pack(into: &bytes)
  }

  /// Takes the next time.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    seconds = try Int?(unpacking: &packed)
    text = try String(unpacking: &packed)
  }
}

extension CookingTimes: Packable {
  /// Adds the three times.
  public func pack(into bytes: inout [UInt8]) {
    for time in [preparation, cooking, total] { time.pack(into: &bytes) }
  }

  /// Takes the next three times.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    preparation = try CookingTime?(unpacking: &packed)
    cooking = try CookingTime?(unpacking: &packed)
    total = try CookingTime?(unpacking: &packed)
  }
}

extension Dates: Packable {
  /// Adds both days.
  public func pack(into bytes: inout [UInt8]) {
    published.pack(into: &bytes)
    modified.pack(into: &bytes)
  }

  /// Takes the next pair of days.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    published = try String?(unpacking: &packed)
    modified = try String?(unpacking: &packed)
  }
}

extension Photo: Packable {
  /// Adds where it is, what it shows, and where it was named.
  public func pack(into bytes: inout [UInt8]) {
    target.pack(into: &bytes)
    alt.pack(into: &bytes)
    range.pack(into: &bytes)
  }

  /// Takes the next photo.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    target = try String(unpacking: &packed)
    alt = try String(unpacking: &packed)
    range = try SourceRange(unpacking: &packed)
  }
}

extension SourceRange: Packable {
  /// Adds the first byte and the length.
  public func pack(into bytes: inout [UInt8]) {
    lower.pack(into: &bytes)
    (upper - lower).pack(into: &bytes)
  }

  /// Takes the next range.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    let lower = try Int(unpacking: &packed)
    let (upper, overflows) = lower.addingReportingOverflow(try Int(unpacking: &packed))
    guard !overflows else { throw PackedFault() }
    self.init(lower, upper)
  }
}
