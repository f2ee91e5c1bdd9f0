/// The script that keeps a page in step with the files that it is made of.
enum LiveScript {
  /// Served as `/.crumb/live.js`.
  ///
  /// It asks for the version of its own page rather than trusting the order of events, so that a
  /// tab that slept or lost the connection catches up with one question. Tabs in the background
  /// let go of the connection: browsers allow six to a host.
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
        const response = await fetch(location.href, { method: "HEAD", cache: "no-store" });
        if (versionOf(response) !== version || shows(files)) location.reload();
      }

      function shows(files) {
        return files.some((file) => {
          const end = "/" + file.split("/").map(encodeURIComponent).join("/");
          return [...document.images].some(
            (image) => new URL(image.currentSrc || image.src, location.href).pathname.endsWith(end));
        });
      }

      async function swapStyles() {
        const response = await fetch(location.href, { cache: "no-store" });
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
