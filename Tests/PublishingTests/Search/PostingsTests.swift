import Testing

@testable import Publishing

@Suite("Words with their recipes")
struct PostingsTests {
  @Test("Numbers are known again, however many words come between")
  func table() {
    var table = WordTable(room: 1)
    let words = (0..<5000).map { Array("word \($0)".utf8) }
    #expect(words.map { table.number(of: $0) } == Array(0..<5000))
    #expect(words.map { table.number(of: $0) } == Array(0..<5000))
    #expect(Array(table[4321]) == words[4321])
  }

  @Test("Steps of any size come back, and the weightier place of one recipe counts")
  func steps() {
    var postings = Postings()
    let word = postings.number(of: Array("pie".utf8))
    for recipe in [0, 31, 32, 5000, 70_000] { postings.add(recipe, at: .text, to: word) }
    postings.add(70_000, at: .title, to: word)
    postings.add(70_000, at: .tag, to: word)
    let index = IndexReading([
      PublishedFile(
        path: "search/words/x.txt", bytes: WordShards(postings.sorted()).shards[0].bytes)
    ])
    #expect(index.recipes("pie", .text) == [0, 31, 32, 5000])
    #expect(index.recipes("pie", .title) == [70_000])
    #expect(postings.names().map { Array($0) } == [Array("pie".utf8)])
  }

  @Test("Words are sorted by bytes, also where only what follows the eighth differs")
  func order() {
    var postings = Postings()
    let words = ["zest", "peppermint tea", "peppermint", "pepper", "鶏", "é", "peppermind", ""]
    for word in words { postings.add(0, at: .text, to: postings.number(of: Array(word.utf8))) }
    #expect(
      postings.sorted().map { String(decoding: $0.word, as: UTF8.self) }
        == words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }
}
