import Testing

@testable import SiteGenerator

@Suite("site.yml")
struct ConfigurationReaderTests {
  private func read(_ text: String) -> (SiteConfiguration, String) {
    let project = TestProject(["Content/site.yml": text])
    let (configuration, faults) = ConfigurationReader.read(project.project)
    return (configuration, project.text(of: faults))
  }

  @Test("every key is read")
  func whole() {
    let (site, faults) = read(
      """
      title: Cookbook
      language: pt-br
      author: Ada
      description: Pies.
      url: https://example.org/cookbook
      experience: stack
      path_depth: 2
      offline: no
      embed: yes
      categories:
        - { id: dessert, title: Sweet things }
        - Salad
        - title: Main Course

      """)
    #expect(faults == "")
    #expect(site.facts.title == "Cookbook")
    #expect(site.facts.language == "pt-BR")
    #expect(site.facts.author == "Ada")
    #expect(site.facts.description == "Pies.")
    #expect(site.facts.url == "https://example.org/cookbook/")
    #expect(site.facts.experience == .stack)
    #expect(site.pathDepth == 2)
    #expect(!site.facts.worksOffline)
    #expect(site.hasEmbeds)
    #expect(site.categories.map(\.id) == ["dessert", "salad", "main-course"])
    #expect(site.categories.map(\.title) == ["Sweet things", "Salad", "Main Course"])
  }

  @Test("a category has words for each language, an introduction, and the tags of its recipes")
  func categories() {
    let text = """
      language: de-AT
      categories:
        - id: dessert
          title: { en: Dessert, de: Nachtisch }
          introduction:
            en: Sweet.
            de: |
              Süßes & mehr.

              Auch <Kuchen>.
          tags: [dessert, Kuchen]
        - { id: asian/thai, title: { fr: Thaï, it: Tailandese }, tags: "thai, lao" }
        - { id: salad, title: { fr: Salade, en: Salad } }

      """
    let (site, faults) = read(text)
    #expect(faults == "")
    #expect(site.categories.map(\.id) == ["dessert", "asian/thai", "salad"])
    #expect(site.categories.map(\.title) == ["Nachtisch", "Thaï", "Salad"])
    #expect(
      String(decoding: site.categories[0].introduction.html, as: UTF8.self) == """
        <p>Süßes &amp; mehr.</p>
        <p>Auch &lt;Kuchen&gt;.</p>

        """)
    #expect(
      site.categories.map { $0.tags.map(\.target) } == [
        ["dessert", "Kuchen"], ["thai", "lao"], [],
      ])
  }

  @Test("none of it is needed", arguments: ["", "# only a comment\n"])
  func nothing(text: String) {
    let (site, faults) = read(text)
    #expect(faults == "")
    #expect(site.pathDepth == 3)
    #expect(site.facts.worksOffline)
    #expect(!site.hasEmbeds)
    #expect(site.facts.language == "en")
    #expect(site.categories == [])
  }

  @Test("no file is no fault, and the project folder's name serves as the title")
  func noFile() {
    let project = TestProject()
    let (site, faults) = ConfigurationReader.read(project.project)
    #expect(faults == [])
    #expect(site.facts.title == project.folder.path.split(separator: "/").last.map(String.init))
  }

  static let faults = [
    (
      "titel: Pie\n",
      """
      Content/site.yml:1:1: warning: the key `titel` is not known [unknown-key]
      1 | titel: Pie
        | ^^^^^
        = help: did you mean `title`?
      1 + title: Pie

      """
    ),
    (
      "url: example.org\n",
      """
      Content/site.yml:1:6: error: `example.org` is no address of a site [bad-url]
      1 | url: example.org
        |      ^^^^^^^^^^^
        = help: write it whole, such as `https://example.org/cookbook/`

      """
    ),
    (
      "language: englisch!\n",
      """
      Content/site.yml:1:11: error: `englisch!` is no language tag [bad-language]
      1 | language: englisch!
        |           ^^^^^^^^^
        = help: write a tag such as `en`, `de` or `pt-BR`

      """
    ),
    (
      "categories:\n  - { order: 1 }\n",
      """
      Content/site.yml:2:5: error: this category has no `id` [nameless-category]
      2 |   - { order: 1 }
        |     ^^^^^^^^^^^^
        = help: write `- { id: dessert, title: Dessert }`

      Content/site.yml:2:7: warning: the key `order` is not known [unknown-key]
      2 |   - { order: 1 }
        |       ^^^^^
        = help: correct its spelling, or remove it

      """
    ),
    (
      "categories:\n  - { id: pie, title: { deutsch: Kuchen }, tag: [pie] }\n",
      """
      Content/site.yml:2:25: error: `deutsch` is no language tag [bad-language]
      2 |   - { id: pie, title: { deutsch: Kuchen }, tag: [pie] }
        |                         ^^^^^^^
        = help: write a tag such as `en`, `de` or `pt-BR`

      Content/site.yml:2:44: warning: the key `tag` is not known [unknown-key]
      2 |   - { id: pie, title: { deutsch: Kuchen }, tag: [pie] }
        |                                            ^^^
        = help: did you mean `tags`?
      2 +   - { id: pie, title: { deutsch: Kuchen }, tags: [pie] }

      """
    ),
    (
      "path_depth: 99\n",
      """
      Content/site.yml:1:13: error: `path_depth` is `99`, which is no whole number from 1 to 8 [wrong-type]
      1 | path_depth: 99
        |             ^^
        = help: write such a number

      """
    ),
    (
      "experience: three-columns\n",
      """
      Content/site.yml:1:13: error: `experience` is `three-columns`, which is none of `stack`, `two-column`, `three-column` [wrong-type]
      1 | experience: three-columns
        |             ^^^^^^^^^^^^^
        = help: did you mean `three-column`?
      1 + experience: three-column

      """
    ),
  ]

  @Test("a fault says what to write; all but unknown keys are errors", arguments: faults)
  func fault(text: String, report: String) { #expect(read(text).1 == report) }
}
