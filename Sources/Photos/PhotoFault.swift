import Diagnostics

/// The kinds of fault in pictures.
public enum PhotoFault {
  /// vipsthumbnail is not installed.
  public static let noTool = DiagnosticKind(
    "no-photo-tool", .note,
    summary: "Photos are published as they are, since the tool that resizes them is missing.",
    example: "crumb build", remedy: "Install it: `sudo apt-get install libvips-tools`.")
  /// A picture that cannot be decoded.
  public static let broken = DiagnosticKind(
    "broken-photo", .warning,
    summary: "A picture cannot be read; it is published as it is.",
    example: "Content/dessert/pie.jpg", remedy: "Export the picture anew as JPEG, PNG or WebP.")
  /// A picture with too many pixels.
  public static let tooLarge = DiagnosticKind(
    "huge-photo", .warning,
    summary: "A picture has more than 100 million pixels; it is published as it is.",
    example: "Content/dessert/pie.jpg", remedy: "Export it smaller: 2400 pixels are plenty.")
  /// A picture whose name says another format.
  public static let mislabelled = DiagnosticKind(
    "mislabelled-photo", .warning,
    summary: "A picture is of another format than its name says.",
    example: "a PNG that is called pie.jpg", remedy: "Rename the picture after its format.")

  /// Every kind, for the reference.
  public static let all = [noTool, broken, tooLarge, mislabelled]
}
