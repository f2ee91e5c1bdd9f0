import Testing

@testable import Benchmarks

@Suite("How figures are printed")
struct FiguresTests {
  static func build(_ name: String, _ walls: [Int], files: Int = 0, bytes: Int = 0) -> BuildFigure {
    BuildFigure(
      name: name, runs: walls.map { Cost(wall: $0, processor: 2 * $0, peak: 51_200) }, files: files,
      bytes: bytes)
  }

  static let figures: Figures = {
    var figures = Figures(recipes: 10, jobs: 2)
    figures.stages = [
      StageFigure(
        name: "list", count: 10, cost: Cost(wall: 1234, processor: 1200, peak: 9216), bytes: 0),
      StageFigure(
        name: "parse Markdown", count: 10,
        cost: Cost(wall: 56_789, processor: 99_950, peak: 20_480),
        bytes: 24_680),
    ]
    figures.builds = [
      build("into a new folder", [200_000, 210_000, 190_000], files: 45, bytes: 1_234_567),
      build("nothing changed", [10_000, 9_000, 14_250]),
    ]
    figures.rivals = [build("Hugo", [400_000, 300_000, 380_000], files: 43, bytes: 900)]
    figures.missing = ["C floor is left out: there is no C compiler `cc`"]
    return figures
  }()

  @Test("the table has a line for each stage and build")
  func table() {
    #expect(
      Table(Self.figures).text == """
        10 recipes on 2 threads

        stage                                  time   processors         each        bytes         peak
        list                                 1.2 ms       1.2 ms     123.4 µs            -        9 MiB
        parse Markdown                      56.7 ms      99.9 ms    5678.9 µs      24.6 kB       20 MiB

        crumb build, 3 times                 median       lowest      highest to a new one         peak        files        bytes
        into a new folder                  200.0 ms     190.0 ms     210.0 ms        1.000       50 MiB           45       1.2 MB
        nothing changed                     10.0 ms       9.0 ms      14.2 ms        0.050       50 MiB            -            -

        against, 3 pairs                     median  crumb to it       lowest      highest         peak        files        bytes
        Hugo                               380.0 ms        0.500        0.500        0.700       50 MiB           43       0.9 kB

        C floor is left out: there is no C compiler `cc`
        """)
  }

  @Test("where nothing was measured, the table says so and no more")
  func emptyTable() {
    var figures = Figures(recipes: 1, jobs: 1)
    figures.missing = ["nothing is there"]
    #expect(Table(figures).text == "1 recipe on 1 thread\n\nnothing is there")
  }

  @Test("the JSON holds each run")
  func json() {
    var figures = Self.figures
    figures.stages.removeLast()
    #expect(
      FiguresJSON.text(figures) == """
        {
          "recipes": 10,
          "jobs": 2,
          "stages": [
            {
              "stage": "list",
              "count": 10,
              "wall": 1234,
              "processor": 1200,
              "bytes": 0,
              "peak": 9216
            }
          ],
          "builds": [
            {
              "build": "into a new folder",
              "walls": [
                200000,
                210000,
                190000
              ],
              "processors": [
                400000,
                420000,
                380000
              ],
              "peak": 51200,
              "files": 45,
              "bytes": 1234567,
              "ratioToNew": {
                "median": 1000,
                "lowest": 1000,
                "highest": 1000
              }
            },
            {
              "build": "nothing changed",
              "walls": [
                10000,
                9000,
                14250
              ],
              "processors": [
                20000,
                18000,
                28500
              ],
              "peak": 51200,
              "files": 0,
              "bytes": 0,
              "ratioToNew": {
                "median": 50,
                "lowest": 42,
                "highest": 75
              }
            }
          ],
          "against": [
            {
              "program": "Hugo",
              "walls": [
                400000,
                300000,
                380000
              ],
              "processors": [
                800000,
                600000,
                760000
              ],
              "peak": 51200,
              "files": 43,
              "bytes": 900,
              "ratioOfCrumb": {
                "median": 500,
                "lowest": 500,
                "highest": 700
              }
            }
          ],
          "missing": [
            "C floor is left out: there is no C compiler `cc`"
          ]
        }
        """)
  }

  @Test("ratios are taken within a pair, before their median")
  func ratios() {
    let crumb = Self.build("crumb", [100, 300, 900])
    let hugo = Self.build("hugo", [1000, 1000, 1000])
    #expect(crumb.ratio(to: hugo) == Spread([100, 300, 900]))
    #expect(Spread([4, 1, 3, 2]).median == 2)
    #expect(Spread([]) == Spread([0]))
  }
}
