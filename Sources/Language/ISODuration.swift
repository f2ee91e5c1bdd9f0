/// Lengths of time as machines read them (ISO 8601, as schema.org wants it).
public enum ISODuration {
  /// The text of a length in seconds: `PT1H20M`, `PT45S`, `PT0M` for none.
  ///
  /// Hours are not made days, which some readers take for calendar days. A negative length is none.
  public static func text(ofSeconds seconds: Int) -> String {
    let parts = [(seconds / 3600, "H"), (seconds / 60 % 60, "M"), (seconds % 60, "S")]
      .filter { $0.0 > 0 }
    return parts.isEmpty ? "PT0M" : "PT" + parts.map { "\($0.0)\($0.1)" }.joined()
  }
}
