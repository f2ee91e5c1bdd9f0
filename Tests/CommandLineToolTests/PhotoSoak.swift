import TestSupport
import Testing

@testable import CommandLineTool

@Suite("Soak: a hundred photos as cameras take them", .enabled(if: Soak.isWanted))
struct PhotoSoak {
  @Test("are made once: the second build takes less than a fiftieth of the first one's time")
  func hundred() throws {
    let folder = TemporaryFolder()
    let run = WorkflowRun(
      folder: folder.path, values: [:], environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"])
    let made = try run.run(
      "vips gaussnoise noise.v 500 375 --mean 128 --sigma 40 && "
        + "vips resize noise.v large.v 8 && vips cast large.v photo.jpg[Q=85] uchar",
      run.environment, named: "photo")
    #expect(made.code == 0, "\(made.output)")
    let photo = folder.read("photo.jpg") ?? []
    for number in 1...100 {
      // What follows the end of a JPEG makes it another file of the same picture.
      folder.write("Content/pie-\(number)/pie-\(number).jpg", bytes: photo + [UInt8(number)])
      folder.write(
        "Content/pie-\(number)/pie-\(number).md",
        "# Pie \(number)\n\n---\n\n- 1 apple\n\n---\n\nBake.\n")
    }
    let tool = CrumbTool(in: folder)
    var times: [Duration] = []
    for _ in 1...2 {
      let start = ContinuousClock.now
      #expect(try tool.run("build").error.isEmpty)
      times.append(ContinuousClock.now - start)
    }
    print("100 photos of 4000 × 3000 pixels: \(times[0]), then \(times[1])")
    #expect(folder.read("Site/recipes/pie-7/pie-7-320w.webp") != nil)
    #expect(times[1] * 50 < times[0])
  }

  @Test("of 30,000 × 30,000 pixels are told of and published as they are, in no time")
  func huge() throws {
    let folder = TemporaryFolder()
    folder.makeFolder("Content")
    let run = WorkflowRun(
      folder: folder.path, values: [:], environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"])
    let made = try run.run(
      "vips black Content/pie.png[compression=1] 30000 30000", run.environment, named: "photo")
    #expect(made.code == 0, "\(made.output)")
    folder.write("Content/pie.md", "# Pie\n\n---\n\n- 1 apple\n\n---\n\nBake.\n")
    let build = try CrumbTool(in: folder).run("build")
    #expect(build.code == 0)
    #expect(build.error.contains("`Content/pie.png` has 30000 × 30000 pixels"))
    #expect(folder.read("Site/recipes/pie/pie.png")?.count == folder.read("Content/pie.png")?.count)
  }
}
