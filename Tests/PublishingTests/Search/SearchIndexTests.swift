import Language
import Testing

@testable import Publishing

@Suite("The index of the search")
struct SearchIndexTests {
  private static let sample = SamplePublication(
    [
      (
        path: "salad/coban.md",
        text: """
        ---
        prep: 10
        cuisine: Türk
        ---
        # Çoban Salatası

        Fresh and quick.

        *vegan, Quick*

        ---

        - *2* tomatoes
        - *1* onion

        ---

        1. Dice the onions. Serve with olives.
        """
      ),
      (
        path: "soup/onion.md",
        text: "# Onion soup\n\n*vegan*\n\n---\n\n- *3* Onion\n\n---\n\nFry.\n"
      ),
      (
        path: "karaage.md",
        text: "---\ncook: 1 h\nlanguage: ja\n---\n# 唐揚げ\n\n---\n\n- 鶏肉\n\n---\n\nFry.\n"
      ),
    ])

  private static func files(of sample: SamplePublication) -> [PublishedFile] {
    let recipes = sample.site.cookbook.recipes
    return SearchIndex(
      of: sample.site, terms: { sample.recipe(recipes[$0].id).map { SearchTerms(of: $0) } },
      fingerprint: IndexReading.fingerprint
    ).files
  }

  private let index = IndexReading(files(of: sample))

  @Test("Recipes are numbered from A to Z, and each has what its result shows")
  func titles() throws {
    let path = try #require(index.files.keys.first { $0.hasPrefix("search/titles/") })
    #expect(path.hasSuffix("/0.txt"))
    #expect(
      index.files[path].map { String(decoding: $0, as: UTF8.self) } == """
        0\tÇoban Salatası\t10 min\t\tcoban
        0\tOnion soup\t\t\tonion
        0\t唐揚げ\t1 h\tja\tkaraage
        """)
  }

  @Test("A title that begins like the one before says the rest of itself, and no id that it tells")
  func titlesAlike() throws {
    let titles = [
      "Éclair", "Pea Soup", "Pea, Mint & Soup", "Peach Pie", "Peach-pie (cold)", "Péché",
    ]
    let files = Self.files(
      of: SamplePublication(
        titles.enumerated().map { number, title in
          (path: "\(number).md", text: "---\nslug: \(title.lowercased())\n---\n# \(title)\n")
        }))
    let text = try #require(files.first { $0.path.hasPrefix("search/titles/") }).bytes
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "0\tÉclair\t\t\teclair", "0\tPea Soup", "3\t, Mint & Soup", "3\tch Pie",
        "5\t-pie (cold)\t\t\tpeach-pie-cold", "1\téché\t\t\tpeche",
      ])
  }

  @Test("A word counts where it weighs most")
  func places() {
    #expect(index.recipes("coban", .title) == [0])
    #expect(index.recipes("onion", .title) == [1])
    #expect(index.recipes("onion", .ingredient) == [0])
    #expect(index.recipes("onions", .text) == [0])
    #expect(index.recipes("vegan", .tag) == [0, 1])
    #expect(index.recipes("quick", .tag) == [0])
    #expect(index.recipes("turk", .tag) == [0])
    #expect(index.recipes("fry", .text) == [1, 2])
    #expect(index.recipes("鶏肉", .ingredient) == [2])
    #expect(index.recipes("揚げ", .title) == [2])
    #expect(index.words["the"]?.keys.sorted() == [0])
  }

  @Test("The words of a category lead to its recipes, unless their titles do")
  func categoryWords() {
    #expect(index.recipes("salad", .tag) == [0])
    #expect(index.recipes("soup", .title) == [1])
    #expect(index.recipes("soup", .tag) == [])
  }

  @Test("Tags, categories, ids and times have entries of their own")
  func scopes() {
    #expect(index.words["#vegan"]?.keys.sorted() == [0, 1])
    #expect(index.words["#quick"]?.keys.sorted() == [0])
    #expect(index.words["/salad"]?.keys.sorted() == [0])
    #expect(index.words["=karaage"]?.keys.sorted() == [2])
    #expect(index.words["!15"]?.keys.sorted() == [0])
    #expect(index.words["!60"]?.keys.sorted() == [0, 2])
  }

  @Test("A misspelt word is compared with names, not with words of texts nor parts of sentences")
  func spelling() throws {
    let path = try #require(index.files.keys.first { $0.hasPrefix("search/spelling/") })
    let words = String(decoding: index.files[path] ?? [], as: UTF8.self).split(separator: "\n")
    #expect(words.first == "onion")
    #expect(words.contains("tomatoes"))
    #expect(!words.contains("dice") && !words.contains("揚げ") && !words.contains("#vegan"))
  }

  @Test("The directory names every file of words with its first word")
  func directory() {
    let bins = index.files.keys.filter { $0.hasPrefix("search/words/") }
    let directory = index.files["search/directory.json"].map { String(decoding: $0, as: UTF8.self) }
    #expect(bins.count == 1)
    #expect(directory?.hasPrefix(#"{"recipes":3,"chunk":1024,"titles":""#) == true)
    #expect(directory?.contains(#""words":["!15",""#) == true)
  }

  @Test("The same recipes make the same bytes")
  func deterministic() {
    let again = Self.files(of: Self.sample)
    #expect(again == Self.files(of: Self.sample))
  }

  @Test("A cookbook without recipes has no index")
  func empty() { #expect(Self.files(of: SamplePublication([])).isEmpty) }

  @Test("Files stay small, whatever the number of recipes, and hold every word in order")
  func sizes() {
    var numbers: UInt64 = 7
    func word() -> String {
      numbers = numbers &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return "w" + String(numbers >> 48 & 0xFFF, radix: 5)
    }
    let texts = (0..<600).map { number in
      let words = (0..<40).map { _ in word() }.joined(separator: " ")
      return (path: "r\(number).md", text: "# Number \(number)\n\n---\n\n- x\n\n---\n\n\(words)\n")
    }
    let files = Self.files(of: SamplePublication(texts))
    let shards = files.filter { $0.path.hasPrefix("search/words/") }
    #expect(shards.count > 4)
    #expect(shards.allSatisfy { $0.bytes.count < WordShards.size + 1024 })
    #expect(files.count { $0.path.hasPrefix("search/titles/") } == 1)
    let index = IndexReading(files)
    #expect(index.recipes("number", .title) == Array(0..<600))
    #expect(index.words.filter { $0.key.hasPrefix("=") }.count == 600)
  }
}
