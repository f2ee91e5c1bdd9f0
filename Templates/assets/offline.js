// Keeps pages for when there is no network.
navigator.serviceWorker?.register(new URL("../sw.js", document.currentScript.src)).then(
  async ({ active }) => active ??
    (await navigator.serviceWorker.ready).active.postMessage(
      [location.href, ...[...document.images].map((each) => each.currentSrc)]),
  () => {},
);
