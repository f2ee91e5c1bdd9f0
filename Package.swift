// swift-tools-version: 6.1
import PackageDescription

/// What every target is built with; one compiler for all files of a module spares a debug build the
/// start of a second one, a tenth of its work.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .unsafeFlags(["-driver-batch-count", "1"], .when(configuration: .debug)),
]

/// Takes the place of the C library's allocator, which costs a build an eighth more time.
let allocator: LinkerSetting = .linkedLibrary("mimalloc")

/// A room of the house: one module with its tests beside it.
func room(_ name: String, uses dependencies: [String]) -> [Target] {
  [
    .target(
      name: name, dependencies: dependencies.map { .init(stringLiteral: $0) },
      swiftSettings: strict),
    .testTarget(
      name: "\(name)Tests",
      dependencies: ([name, "TestSupport"] + dependencies).map { .init(stringLiteral: $0) },
      swiftSettings: strict),
  ]
}

/// The parsers under libFuzzer: built by `make fuzz` alone, since every module is then instrumented.
let fuzzing: [Target] =
  Context.environment["CRUMB_FUZZING"] == nil
  ? []
  : [
    .systemLibrary(name: "CFuzzer", path: "Tests/Fuzzing/CFuzzer"),
    .executableTarget(
      name: "Fuzzing",
      dependencies: [
        "CFuzzer", "Diagnostics", "YAML", "Language", "Markdown", "Mustache", "Recipes",
        "Photos", "SiteGenerator",
      ],
      path: "Tests/Fuzzing", exclude: ["CFuzzer", "Dictionaries", "Findings"],
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
  ]

let package = Package(
  name: "crumb",
  products: [
    .executable(name: "crumb", targets: ["crumb"]),
    .executable(name: "crumb-benchmarks", targets: ["Benchmarks"]),
  ],
  targets: [
    .systemLibrary(name: "CCmark", providers: [.apt(["libcmark-dev"])]),
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CSystem"),
    .target(
      name: "CICU", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .target(name: "CMicrohttpd"),
    .target(name: "Theme", cSettings: [.unsafeFlags(["-std=gnu2x", "-Wno-c23-extensions"])]),

    .executableTarget(
      name: "crumb", dependencies: ["CommandLineTool"], swiftSettings: strict,
      linkerSettings: [allocator]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["SiteGenerator", "Photos", "Recipes", "Diagnostics", "CSystem"],
      swiftSettings: strict,
      // What is tested of it is part of the one program of all tests, which keeps its own allocator.
      linkerSettings: [.linkedLibrary("mimalloc", .when(configuration: .release))]),
    .testTarget(
      name: "BenchmarksTests", dependencies: ["Benchmarks", "TestSupport"],
      swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["Diagnostics", "CSystem"], path: "Tests/TestSupport",
      swiftSettings: strict),
    // The program as people run it, from outside: needs no room, so it compiles beside the first ones.
    .testTarget(name: "ProgramTests", dependencies: ["TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ThemeTests", dependencies: ["Theme", "TestSupport"], swiftSettings: strict),
  ]
    + room("Diagnostics", uses: ["CICU"])
    + room("YAML", uses: ["Diagnostics", "CYAML"])
    + room("Language", uses: ["YAML", "Diagnostics", "CICU"])
    + room("Markdown", uses: ["Diagnostics", "YAML", "CCmark"])
    + room("Mustache", uses: ["Diagnostics"])
    + room("Recipes", uses: ["Markdown", "Language", "YAML", "Diagnostics"])
    + room("Navigation", uses: ["Recipes", "Markdown", "Language", "Diagnostics"])
    + room(
      "Pages", uses: ["Navigation", "Mustache", "Recipes", "Markdown", "Language", "Diagnostics"])
    + room("Publishing", uses: ["Navigation", "Recipes", "Markdown", "Language", "Diagnostics"])
    + room("Photos", uses: ["Diagnostics", "CSystem"])
    + room(
      "SiteGenerator",
      uses: [
        "Pages", "Publishing", "Photos", "Theme", "Navigation", "Mustache", "Recipes", "Markdown",
        "Language", "YAML", "Diagnostics", "CSystem",
      ])
    + room(
      "Preview", uses: ["SiteGenerator", "Publishing", "Diagnostics", "CMicrohttpd", "CSystem"])
    + room(
      "CommandLineTool",
      uses: [
        "Preview", "SiteGenerator", "Pages", "Publishing", "Photos", "Navigation", "Mustache",
        "Recipes",
        "Markdown", "Language", "YAML", "Diagnostics", "Theme", "CSystem",
      ])
    + fuzzing,
  swiftLanguageModes: [.v6]
)
