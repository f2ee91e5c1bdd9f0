// Lists the recipes that are kept on the device, on the page that says there is no network.
"use strict";
{
  const base = new URL("..", document.currentScript.src);
  const shelf = document.getElementById("kept");
  const isRecipe = (url) => /^recipes\/[^/]+\/$/.test(url.slice(base.href.length));

  async function keptRecipes() {
    const recipes = new Map();
    const names = await caches.keys();
    for (const name of names.filter((name) => name.startsWith(`crumb:${base.pathname}:`))) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (!url.startsWith(base.href) || !isRecipe(url)) continue;
        const text = await (await cache.match(url, { ignoreVary: true })).text();
        const page = new DOMParser().parseFromString(text, "text/html");
        const heading = page.querySelector("h1");
        if (heading) recipes.set(url, { title: heading.textContent, lang: heading.closest("[lang]").lang });
      }
    }
    return [...recipes].sort(([, a], [, b]) => a.title.localeCompare(b.title, document.documentElement.lang));
  }

  function row([url, { title, lang }]) {
    const item = document.createElement("li");
    const link = document.createElement("a");
    const name = document.createElement("span");
    Object.assign(name, { className: "name", textContent: title, lang });
    link.href = url;
    link.append(name);
    item.append(link);
    return item;
  }

  async function show() {
    const recipes = await keptRecipes();
    shelf.querySelector("ul").replaceChildren(...recipes.map(row));
    shelf.hidden = recipes.length === 0;
  }

  if (window.caches) show();
  addEventListener("online", () => location.reload());
}
