import Glibc
import TestSupport
import Testing

@testable import CommandLineTool

/// Photos as cameras, scanners and printers leave them: red on the left, blue on the right.
@Suite(
  "Photos of every kind come out upright, in the right colours and telling nothing",
  .enabled(if: KeptPhotos.hasTool, "skipped: vipsthumbnail is not installed"))
struct OddPhotoTests {
  /// A kind of photo: what makes it, what its first and last pixels are to be, and how far off.
  struct Kind: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// What makes `photo.…` out of `base.ppm` in a shell.
    var script: String
    var name = "photo.jpg"
    var width = 80, height = 40
    var first = [255, 0, 0], last = [0, 0, 255]
    var tolerance = 6
  }

  static let kinds = [
    Kind(testDescription: "plain", script: "vips copy base.ppm photo.jpg[Q=95]"),
    Kind(
      testDescription: "taken on its side", script: "vips copy base.ppm photo.jpg[Q=95] && turn",
      width: 40, height: 80),
    Kind(
      testDescription: "in the colours of Display P3",
      script: "vips icc_transform base.ppm photo.jpg[Q=98] p3 --input-profile srgb", tolerance: 30),
    Kind(
      testDescription: "tagged as sRGB", script: "vips copy base.ppm photo.jpg[Q=95,profile=srgb]"),
    Kind(
      testDescription: "in the four inks of a printer",
      script: "vips icc_transform base.ppm photo.jpg[Q=95] cmyk --input-profile srgb",
      first: [236, 33, 40], last: [20, 70, 145], tolerance: 30),
    Kind(
      testDescription: "with 16 bits a colour", script: "vips colourspace base.ppm photo.png rgb16",
      name: "photo.png"),
    Kind(
      testDescription: "without colours", script: "vips colourspace base.ppm photo.jpg b-w",
      first: [127], last: [76], tolerance: 15),
  ]

  /// A folder with `base.ppm` and what a script makes of it.
  private func photo(_ kind: Kind) throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    let row = (0..<80).flatMap { $0 < 40 ? [255, 0, 0] : [0, 0, 255] as [UInt8] }
    folder.write(
      "base.ppm", bytes: Array("P6 80 40 255\n".utf8) + (0..<40).flatMap { _ in row })
    try shell(kind.script.replacing(" && turn", with: ""), in: folder)
    var bytes = folder.read(kind.name) ?? []
    if kind.script.hasSuffix("turn") {
      // An Exif segment that says: the right side is to be the bottom.
      let exif =
        Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
        + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
      bytes.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif, at: 2)
    }
    folder.write("Content/\(kind.name)", bytes: bytes)
    folder.write(
      "Content/pie.md",
      "# Pie\n\n![A pie](\(kind.name))\n\n**1 pie**\n\n---\n\n- 1 apple\n\n---\n\nBake.\n")
    return folder
  }

  @discardableResult
  private func shell(_ script: String, in folder: TemporaryFolder) throws -> String {
    let run = WorkflowRun(
      folder: folder.path, values: [:], environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"])
    let outcome = try run.run(script, run.environment, named: "vips")
    #expect(outcome.code == 0, "\(outcome.output)")
    return outcome.output
  }

  private func isNear(_ text: String, _ wanted: [Int], _ tolerance: Int) -> Bool {
    let found = text.split(separator: " ").compactMap { Double($0) }
    return found.count == wanted.count
      && zip(found, wanted).allSatisfy { abs($0 - Double($1)) <= Double(tolerance) }
  }

  @Test("in every format and size", arguments: kinds)
  func colours(kind: Kind) throws {
    let folder = try photo(kind)
    let build = try CrumbTool(in: folder).run("build")
    #expect(build.error.isEmpty)
    let stem = kind.name.split(separator: ".")[0]
    for name in [kind.name, "\(stem)-\(kind.width)w.webp"] {
      let path = "Site/recipes/pie/\(name)"
      let first = try shell("vips getpoint \(path) 9 9", in: folder)
      let last = try shell(
        "vips getpoint \(path) \(kind.width - 9) \(kind.height - 9)", in: folder)
      // WebP has no grey.
      let isGrey = kind.first.count == 1 && name.hasSuffix(".webp")
      let repeated = { (colour: [Int]) in isGrey ? colour + colour + colour : colour }
      #expect(isNear(first, repeated(kind.first), kind.tolerance), "\(name): \(first)")
      #expect(isNear(last, repeated(kind.last), kind.tolerance), "\(name): \(last)")
      let bytes = folder.read(path) ?? []
      // Whatever libvips is told to leave out, it writes the resolution into the EXIF of a WebP; what
      // else might be in there is the next test's.
      let exif = name.hasSuffix(".webp") ? [] : ["Exif", "EXIF"]
      for mark in exif + ["ICC_PROFILE", "ICCP", "iCCP"] {
        let holds = bytes.firstRange(of: mark.utf8) != nil
        #expect(!holds, "\(name) holds \(mark)")
      }
    }
    let page = folder.text("Site/recipes/pie/index.html") ?? ""
    #expect(page.contains(#"width="\#(kind.width)" height="\#(kind.height)""#))
  }

  @Test("where, when, with what and by whom a photo was taken is told by no file of the site")
  func secrets() throws {
    let folder = try photo(Self.kinds[0])
    var bytes = folder.read("Content/photo.jpg") ?? []
    bytes.insert(contentsOf: PhotoSecrets.segments, at: 2)
    folder.write("Content/photo.jpg", bytes: bytes)
    let told = try shell("vipsheader -a Content/photo.jpg", in: folder)
    for field in ["GPSLatitude", "Make", "MakerNote", "BodySerialNumber", "xmp-data", "iptc-data"] {
      #expect(told.contains(field), "the photo of the test has \(field)")
    }
    #expect(try CrumbTool(in: folder).run("build").code == 0)
    let files = folder.contents(of: "Site").filter { $0.key.contains("photo") }
    #expect(Set(files.keys.compactMap { $0.split(separator: ".").last }) == ["jpg", "webp"])
    for (path, bytes) in files {
      let told = try shell("vipsheader -a Site/\(path)", in: folder)
      #expect(!told.contains("GPS") && !told.contains("xmp") && !told.contains("iptc"), "\(told)")
      for secret in ["Secret", "2020:01:02", "adobe"] {
        let holds = bytes.firstRange(of: secret.utf8) != nil
        #expect(!holds, "\(path) holds \(secret)")
      }
      let fields = told.split(separator: "\n").filter { $0.hasPrefix("exif-ifd") }
        .compactMap { $0.split(separator: ":").first.map(String.init) }
      #expect(Set(fields).subtracting(PhotoSecrets.harmless) == [], "\(path)")
    }
  }

  static let asTheyAre: [(String, [UInt8], String?)] = [
    (
      "photo.webp",
      Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8X".utf8)
        + [10, 0, 0, 0, 2, 0, 0, 0, 79, 0, 0, 39, 0, 0], nil
    ),
    (
      "photo.png",
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        + Array("IEND".utf8) + [0, 0, 0, 0],
      "`Content/photo.png` has 30000 × 30000 pixels, too many to resize"
    ),
  ]

  @Test("but those that move and those that are huge, which stay as they are", arguments: asTheyAre)
  func untouched(name: String, bytes: [UInt8], warning: String?) throws {
    let folder = TemporaryFolder()
    folder.write("Content/\(name)", bytes: bytes)
    folder.write(
      "Content/pie.md", "# Pie\n\n![A pie](\(name))\n\n---\n\n- 1 apple\n\n---\n\nBake.\n")
    let build = try CrumbTool(in: folder).run("build")
    #expect(build.code == 0)
    #expect(warning.map { build.error.contains("warning: \($0)") } ?? build.error.isEmpty)
    let isSame = folder.read("Site/recipes/pie/\(name)") == bytes
    #expect(isSame)
    let page = folder.text("Site/recipes/pie/index.html") ?? ""
    #expect(!page.contains("srcset"))
    #expect(
      page.contains(warning == nil ? #"width="80" height="40""# : #"width="30000" height="30000""#))
  }
}
