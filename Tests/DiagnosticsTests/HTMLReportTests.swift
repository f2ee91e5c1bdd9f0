import Testing

@testable import Diagnostics

@Suite("Findings as HTML")
struct HTMLReportTests {
  @Test("A finding is an article with its code, notes, help and fixes")
  func whole() {
    let page = "a\nb\nSee [it](x<y).\nc\n"
    let finding = Diagnostic(
      Sample.deadLink, at: Sample.place("x<y", in: page), "the link `x<y` leads nowhere",
      notes: [.init("here", at: Sample.place("# Y", in: "# Y", path: "y.md")), .init("and there")],
      help: "name a file that is there",
      fixes: [
        .init(
          "write `y`", path: "Content/pie.md", range: Sample.range("x<y", in: page),
          replacement: "y", isCertain: true)
      ])
    #expect(
      HTMLReport.fragment(of: [finding]) == """
        <article class="diagnostic diagnostic-warning">
        <h2><span class="diagnostic-place">Content/pie.md:3:10</span> \
        <strong class="diagnostic-severity">warning</strong> \
        the link `x&lt;y` leads nowhere <code class="diagnostic-id">dead-link</code></h2>
        <pre class="code-frame"><code>\
        <span class="code-frame-line code-frame-context"><span class="code-frame-number">1</span> a</span>
        <span class="code-frame-line code-frame-context"><span class="code-frame-number">2</span> b</span>
        <span class="code-frame-line"><span class="code-frame-number">3</span> \
        See [it](<mark>x&lt;y</mark>).</span>
        <span class="code-frame-line code-frame-context"><span class="code-frame-number">4</span> c</span>
        </code></pre>
        <p class="diagnostic-note"><span class="diagnostic-place">y.md:1:1</span> here</p>
        <pre class="code-frame"><code>\
        <span class="code-frame-line"><span class="code-frame-number">1</span> <mark># Y</mark></span>
        </code></pre>
        <p class="diagnostic-note">and there</p>
        <p class="diagnostic-help">name a file that is there</p>
        <p class="diagnostic-fix">write `y`</p>
        <pre class="code-frame"><code>\
        <span class="code-frame-line"><span class="code-frame-number">3</span> \
        See [it](<mark>y</mark>).</span>
        </code></pre>
        </article>

        """)
  }

  @Test("Whatever a file holds, no tag, attribute or unseen character comes out of it")
  func injection() {
    let text = "</pre><script>x</script>\" &amp; \u{202E}\0"
    let place = Sample.place("x", in: text, path: "<b>\".md")
    let finding = Diagnostic(
      Sample.badYAML, at: place, "<i>", notes: [.init("<u>")], help: "&<s>",
      fixes: [
        .init("<em>", path: "-", range: SourceRange(at: 0), replacement: "", isCertain: true)
      ])
    #expect(
      HTMLReport.fragment(of: [finding]) == """
        <article class="diagnostic diagnostic-error">
        <h2><span class="diagnostic-place">&lt;b&gt;&quot;.md:1:15</span> \
        <strong class="diagnostic-severity">error</strong> \
        &lt;i&gt; <code class="diagnostic-id">bad-yaml</code></h2>
        <pre class="code-frame"><code>\
        <span class="code-frame-line"><span class="code-frame-number">1</span> \
        &lt;/pre&gt;&lt;script&gt;<mark>x</mark>&lt;/script&gt;&quot; &amp;amp; &lt;U+202E&gt;␀</span>
        </code></pre>
        <p class="diagnostic-note">&lt;u&gt;</p>
        <p class="diagnostic-help">&amp;&lt;s&gt;</p>
        <p class="diagnostic-fix">&lt;em&gt;</p>
        </article>

        """)
  }

  @Test("Cut lines and left out lines show an ellipsis, whole files no code")
  func cuts() {
    let long = String(repeating: "a", count: 2000) + "x" + String(repeating: "b", count: 2000)
    let html = HTMLReport.fragment(of: [
      Diagnostic(Sample.badYAML, at: Sample.place("x", in: long), "long"),
      Diagnostic(
        Sample.badYAML, at: Sample.place("1\n2\n3\n4\n5\n6", in: "1\n2\n3\n4\n5\n6"), "many"),
      Diagnostic(Sample.badYAML, at: SourceFile(path: "y.md", text: "").wholeFile, "whole"),
    ])
    let kept = String(repeating: "a", count: 480)
    #expect(
      html.contains("</span> …\(kept)<mark>x</mark>\(kept.replacing("a", with: "b"))…</span>"))
    #expect(html.contains("<mark>4</mark></span>\n…\n<span class=\"code-frame-line\">"))
    #expect(
      html.hasSuffix(
        """
        <article class="diagnostic diagnostic-error">
        <h2><span class="diagnostic-place">y.md</span> \
        <strong class="diagnostic-severity">error</strong> \
        whole <code class="diagnostic-id">bad-yaml</code></h2>
        </article>

        """))
  }
}
