import Testing

@testable import Diagnostics

@Suite("The reference of kinds")
struct DiagnosticReferenceTests {
  @Test("The page has the kinds by severity and id, with examples in fences that hold them")
  func page() {
    let fenced = DiagnosticKind(
      "bad-fence", .warning, summary: "A fence is bad.", example: "```\n````\n", remedy: "Close it."
    )
    #expect(
      DiagnosticReference.markdown(kinds: [
        Sample.noPhoto, Sample.deadLink, Sample.badYAML, fenced,
      ]) == """
        # What Crumb says about your files

        Each message ends with the name of its kind in brackets, such as `[bad-fence]`.
        This page has them all, with an example and the way out.

        In a message, `help:` is advice, and `fix:` is a correction that is certain, which `crumb check --fix`
        makes; the line as it would be is shown below it.

        ## Errors: the site is not written, the last good one stays

        ### bad-yaml

        The front matter cannot be read.

        ```
        title: a: b
        ```

        What to do: Put the value in quotation marks.

        ## Warnings: the page is made all the same

        ### bad-fence

        A fence is bad.

        `````
        ```
        ````
        `````

        What to do: Close it.

        ### dead-link

        A link leads to no page.

        ```
        [crust](pie-crst)
        ```

        What to do: Write the name of a file that exists.

        ## Notes: advice

        ### no-photo

        A recipe has no photo.

        ```
        # Pie
        ```

        What to do: Add a photo.

        """)
  }
}
