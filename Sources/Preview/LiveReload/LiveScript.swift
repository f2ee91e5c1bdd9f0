/// The script that keeps a page in step with the files that it is made of.
enum LiveScript {
  /// Served as `/.crumb/live.js`.
  ///
  /// It asks for the version of its own page rather than trusting the order of events, so that a
  /// tab that slept or lost the connection catches up with one question. Tabs in the background
  /// let go of the connection: browsers allow six to a host.
  ///
  /// Where nothing but words changed, they change in place, so that the page stays all that it is;
  /// what it was made of lies in the browser's cache, since pages are kept and asked for again.
  static let text = #"""
    (() => {
      "use strict";
      const tag = document.currentScript;
      let version = tag.dataset.version;
      const isReport = "report" in tag.dataset;
      let source = null;
      let panel = null;
      let work = Promise.resolve();

      const versionOf = (response) => (response.headers.get("ETag") || "").replace(/"/g, "");
      const inTurn = (job) => { work = work.then(job).catch(() => {}); };

      async function check(files) {
        if (shows(files)) return location.reload();
        const before = await kept();
        const response = await fetch(location.href, { cache: "no-cache" });
        if (versionOf(response) === version) return;
        if (before === null || !reword(before, await response.text())) return location.reload();
        version = versionOf(response);
      }

      // The page as it came over the line, where the browser still has it.
      async function kept() {
        try {
          const mode = { cache: "only-if-cached", mode: "same-origin" };
          const response = await fetch(location.href, mode);
          return versionOf(response) === version ? await response.text() : null;
        } catch {
          return null;
        }
      }

      // Puts the words of one page into the place of another's; false where more is different, or
      // where a script has changed what would be replaced.
      function reword(before, after) {
        const parse = (html) => new DOMParser().parseFromString(html, "text/html").documentElement;
        const changes = [];
        if (!differsInWords(parse(before), parse(after), changes)) return false;
        const places = changes.map(([text]) => {
          const parent = twin(text.parentElement);
          const place = parent?.childNodes[[...text.parentNode.childNodes].indexOf(text)];
          return place?.nodeType === Node.TEXT_NODE && place.data === text.data ? place : null;
        });
        if (places.includes(null)) return false;
        places.forEach((place, index) => (place.data = changes[index][1].data));
        return true;
      }

      function differsInWords(a, b, changes) {
        if (a.nodeName !== b.nodeName) return false;
        if (a.nodeType === Node.TEXT_NODE) {
          if (a.data !== b.data) changes.push([a, b]);
          return true;
        }
        if (a.nodeType !== Node.ELEMENT_NODE) return a.data === b.data;
        if (a.matches("script[src='/.crumb/live.js']")) return true;
        return a.attributes.length === b.attributes.length
          && a.childNodes.length === b.childNodes.length
          && [...a.attributes].every(({ name, value }) => b.getAttribute(name) === value)
          && [...a.childNodes].every((child, at) => differsInWords(child, b.childNodes[at], changes));
      }

      // The element on show for one of the page as it came.
      function twin(element) {
        if (element.id) return document.getElementById(element.id);
        const parent = element.parentElement;
        if (!parent) return document.documentElement;
        const place = twin(parent)?.children[[...parent.children].indexOf(element)];
        return place?.nodeName === element.nodeName ? place : null;
      }

      function shows(files) {
        return files.some((file) => {
          const end = "/" + file.split("/").map(encodeURIComponent).join("/");
          return [...document.images].some(
            (image) => new URL(image.currentSrc || image.src, location.href).pathname.endsWith(end));
        });
      }

      async function swapStyles() {
        const response = await fetch(location.href, { cache: "no-cache" });
        const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
        const hrefs = [...fresh.querySelectorAll("link[rel=stylesheet]")];
        const links = [...document.querySelectorAll("head link[rel=stylesheet]")];
        if (hrefs.length !== links.length) return location.reload();
        links.forEach((link, index) => {
          const href = hrefs[index].getAttribute("href");
          if (link.getAttribute("href") === href) return;
          const next = link.cloneNode();
          next.setAttribute("href", href);
          next.addEventListener("load", () => link.remove(), { once: true });
          next.addEventListener("error", () => link.remove(), { once: true });
          link.after(next);
        });
        version = versionOf(response);
      }

      async function showErrors(broken) {
        if (isReport) return;
        if (!broken) {
          if (panel) panel.remove();
          panel = null;
          return;
        }
        const response = await fetch("/.crumb/errors", { cache: "no-store" });
        const html = await response.text();
        if (!panel) {
          panel = document.createElement("crumb-errors");
          panel.attachShadow({ mode: "open" });
          document.body.append(panel);
        }
        panel.shadowRoot.innerHTML = '<link rel="stylesheet" href="/.crumb/live.css">' + html;
      }

      // Copies a place when it is clicked, and lets the last good page be seen.
      addEventListener("click", (event) => {
        const target = event.composedPath()[0];
        if (!(target instanceof Element)) return;
        const place = target.closest(".diagnostic-place");
        if (place && navigator.clipboard) navigator.clipboard.writeText(place.textContent);
        if (panel && target.closest(".errors-close")) panel.remove(), (panel = null);
      });

      function hear(event) {
        const news = JSON.parse(event.data);
        inTurn(() => showErrors(news.broken));
        inTurn(() => (news.styleOnly ? swapStyles() : check(news.files)));
      }

      function connect() {
        if (source || document.hidden) return;
        source = new EventSource("/.crumb/events");
        source.addEventListener("news", hear);
        source.addEventListener("error", () => {
          if (!source || source.readyState !== EventSource.CLOSED) return;
          disconnect();
          setTimeout(connect, 1000);
        });
      }

      function disconnect() {
        if (source) source.close();
        source = null;
      }

      addEventListener("visibilitychange", () => (document.hidden ? disconnect() : connect()));
      addEventListener("pagehide", disconnect);
      addEventListener("pageshow", connect);
      connect();
    })();

    """#
}
