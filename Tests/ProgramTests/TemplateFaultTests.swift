import TestSupport
import Testing

@Suite("A theme that is broken, as crumb check shows it")
struct TemplateFaultTests {
  /// What is said of a project with templates of its own.
  private func report(on templates: [String: String]) throws -> String {
    let folder = TemporaryFolder()
    folder.write("Content/site.yml", "url: https://example.org/\n")
    folder.write(
      "Content/pie.jpg",
      bytes: TemporaryFolder.read("\(Repository.root)/Content/dessert/mochi.jpg") ?? [])
    folder.write(
      "Content/pie.md",
      "---\ndate: 2026-11-30\ntotal: 5 min\n---\n\n# Pie\n\n![A pie](pie.jpg)\n\n**4 servings**\n\n---\n\n- apple\n\n---\n\nBake it.\n"
    )
    for (path, text) in templates { folder.write("Templates/\(path)", text) }
    let run = try CrumbTool(in: folder).run("check")
    #expect(run.code == 1)
    return run.error
  }

  @Test("faults of tags and sections, all together")
  func syntax() throws {
    let report = try report(on: [
      "tag.mustache": "<h1>{{title</h1>\n",
      "root.mustache": "{{#breadcrumb}}\n<p>{{#if title}}</p>\n",
      "cook.mustache": "{{#recipe}}{{#step}}…{{/recipe}}{{/step}}\n{{/recipes}}\n",
    ])
    #expect(
      report == #"""
        Templates/cook.mustache:1:22: error: `{{/recipe}}` comes before `{{#step}}` is closed [crossed-section]
        1 | {{#recipe}}{{#step}}…{{/recipe}}{{/step}}
          |                      ^^^^^^^^^^^
          = help: write `{{/step}}` first
        Templates/cook.mustache:1:12: note: `{{#step}}` is opened here
        1 | {{#recipe}}{{#step}}…{{/recipe}}{{/step}}
          |            ^^^^^^^^^

        Templates/cook.mustache:2:1: error: `{{/recipes}}` closes nothing [stray-closing-tag]
        2 | {{/recipes}}
          | ^^^^^^^^^^^^
          = help: remove it, or open the section before it

        Templates/root.mustache:1:1: error: `{{#breadcrumb}}` is never closed [unclosed-section]
        1 | {{#breadcrumb}}
          | ^^^^^^^^^^^^^^^
          = help: add `{{/breadcrumb}}` where it ends

        Templates/root.mustache:2:4: error: `{{#if title}}` has more than one name in it [bad-tag]
        2 | <p>{{#if title}}</p>
          |    ^^^^^^^^^^^^^
          = help: Mustache has no `if`: write `{{#title}}…{{/title}}`

        Templates/tag.mustache:1:5: error: the tag `{{title</h1>` is never closed [unclosed-tag]
        1 | <h1>{{title</h1>
          |     ^^^^^^^^^^^^
          = help: end it with `}}`

        5 errors in 3 files

        """#)
  }

  @Test("faults of names and of what they lead to, all together, with the way that leads there")
  func names() throws {
    let report = try report(on: [
      "tag.mustache": """
      {{<layout}}
      <p>Hello</p>
      {{$mian}}x{{/mian}}
      {{$main}}
      \t{{parent.titel}} {{#title}}{{title}}{{/title}} {{{title}}}
        {{sidebar}} {{words}} {{^site}}none{{/site}}
        {{>partials/tyle}} {{>*title}} {{>partials/mine}}
      {{/main}}
      {{$main}}again{{/main}}
      {{/layout}}

      """,
      "partials/mine.mustache": "<p>早 {{parent.nmae}}</p>\n{{>partials/yours}}\n",
      "partials/yours.mustache": "{{>partials/mine}}\n",
      "partials/old-tile.mustache": "<p>old</p>\n",
    ])
    #expect(
      report == #"""
        Templates/partials/mine.mustache:1:15: error: `parent` has no field `nmae` [unknown-field]
        1 | <p>早 {{parent.nmae}}</p>
          |                ^^^^
          = note: the fields of `crumb` are `title`, `url`, `current`, `recipe`, `category`, `language`
        Templates/tag.mustache:7:34: note: brought in by `{{>partials/mine}}`
        7 |   {{>partials/tyle}} {{>*title}} {{>partials/mine}}
          |                                  ^^^^^^^^^^^^^^^^^^

        Templates/partials/old-tile.mustache: warning: no page uses the template `partials/old-tile` [unused-template]
          = help: delete the file, or bring it in with `{{>partials/old-tile}}`

        Templates/partials/yours.mustache:1:1: error: the template `partials/mine` brings in itself without end [include-cycle]
        1 | {{>partials/mine}}
          | ^^^^^^^^^^^^^^^^^^
          = help: put the tag into a section over entries that the current value itself holds
        Templates/partials/mine.mustache:2:1: note: `partials/mine` leads to `partials/yours`
        2 | {{>partials/yours}}
          | ^^^^^^^^^^^^^^^^^^^
        Templates/partials/yours.mustache:1:1: note: `partials/yours` leads to `partials/mine`
        1 | {{>partials/mine}}
          | ^^^^^^^^^^^^^^^^^^

        Templates/tag.mustache:2:1: error: this stands inside `{{<layout}}` but in no block, so it is never shown [stray-content]
        2 | <p>Hello</p>
          | ^^^^^^^^^^^^
          = help: move it into a block

        Templates/tag.mustache:3:4: error: `layout` has no block `mian` [unknown-block]
        3 | {{$mian}}x{{/mian}}
          |    ^^^^
          = note: the blocks of `layout` are `head`, `main`, `page`
          = help: did you mean `main`?

        Templates/tag.mustache:5:11: error: `parent` has no field `titel` [unknown-field]
        5 |     {{parent.titel}} {{#title}}{{title}}{{/title}} {{{title}}}
          |              ^^^^^
          = note: the fields of `crumb` are `title`, `url`, `current`, `recipe`, `category`, `language`
          = help: did you mean `title`?
        5 +     {{parent.title}} {{#title}}{{title}}{{/title}} {{{title}}}

        Templates/tag.mustache:5:19: error: `title` is text that is always there, so a section over it is needless [section-on-scalar]
        5 |     {{parent.titel}} {{#title}}{{title}}{{/title}} {{{title}}}
          |                      ^^^^^^^^^^
          = help: write `{{title}}` without a section

        Templates/tag.mustache:5:49: error: `title` is text, and `{{{title}}}` would print it as HTML [unescaped-text]
        5 |     {{parent.titel}} {{#title}}{{title}}{{/title}} {{{title}}}
          |                                                    ^^^^^^^^^^^
          = help: write `{{title}}`

        Templates/tag.mustache:6:3: error: `sidebar` is HTML, and `{{sidebar}}` would show its tags to the reader [escaped-html]
        6 |   {{sidebar}} {{words}} {{^site}}none{{/site}}
          |   ^^^^^^^^^^^
          = help: write `{{{sidebar}}}`

        Templates/tag.mustache:6:15: error: `words` is a record and prints nothing [unprintable-field]
        6 |   {{sidebar}} {{words}} {{^site}}none{{/site}}
          |               ^^^^^^^^^
          = help: open a section over it: `{{#words}}…{{/words}}`

        Templates/tag.mustache:6:25: error: `site` is always there, so what stands in `{{^site}}` is never shown [section-never-shown]
        6 |   {{sidebar}} {{words}} {{^site}}none{{/site}}
          |                         ^^^^^^^^^
          = help: remove the section

        Templates/tag.mustache:7:6: error: there is no template `partials/tyle` [missing-template]
        7 |   {{>partials/tyle}} {{>*title}} {{>partials/mine}}
          |      ^^^^^^^^^^^^^
          = help: did you mean `partials/tile`?

        Templates/tag.mustache:7:25: error: `title` is text, not the name of a template [not-a-template-name]
        7 |   {{>partials/tyle}} {{>*title}} {{>partials/mine}}
          |                         ^^^^^^
          = help: write the name of the template itself, without `*`

        Templates/tag.mustache:9:1: error: the block `main` is filled for the second time [duplicate-block]
        9 | {{$main}}again{{/main}}
          | ^^^^^^^^^
          = help: put everything into one `{{$main}}`

        13 errors and 1 warning in 4 files

        """#)
  }
}
