// What the other scripts stand on: ids and addresses, other pages of the cookbook, and what is
// remembered for the reader, apart for each cookbook on a host.
"use strict";
const cookbook = (() => {
  const base = new URL("..", document.currentScript.src);
  const keyOf = (name) => `crumb:${base.pathname}:${name}`;
  const most = 8;
  const stores = { tab: () => sessionStorage, reader: () => localStorage };
  const grammar = /^[\p{L}\p{M}\p{N}_-]{1,80}$/u;
  const isID = (text) => typeof text === "string" && grammar.test(text);
  const url = (folder, ids) => new URL(`${folder}/${ids.map(encodeURIComponent).join("/")}/`, base);

  // The address of a recipe on a path: its own page, with what is beneath it in the fragment.
  function step(path, index) {
    const address = url("recipes", [path[index]]);
    const beneath = path.slice(Math.max(0, index - most), index);
    if (beneath.length) address.hash = "via=" + beneath.map(encodeURIComponent).join("/");
    return address;
  }

  // The page of a path of recipes; null where there is none, undefined where there is no way to it.
  async function page(ids) {
    try {
      const answer = await fetch(url("recipes", ids));
      if (!answer.ok) return null;
      return new DOMParser().parseFromString(await answer.text(), "text/html");
    } catch {
      return undefined;
    }
  }

  // Runs a script that is loaded when it is needed, once.
  const running = new Map();
  function run(src) {
    if (!running.has(src)) {
      running.set(src, new Promise((resolve) => {
        const element = document.createElement("script");
        element.src = src;
        element.addEventListener("load", resolve);
        document.head.append(element);
      }));
    }
    return running.get(src);
  }

  // Controls that do nothing without scripts come with these: the page's own, and those that pages
  // share, whose addresses begin at the root.
  const addresses = / (href|data-(script|quantities))="(?!\w+:)/g;
  const shared = new DOMParser().parseFromString(
    (self.sharedControls ?? "").replace(addresses, (start) => start + base), "text/html");
  for (const block of document.querySelectorAll("[type='text/html']")) {
    const controls = shared.getElementById(block.dataset.controls)?.innerHTML;
    block.outerHTML = controls?.replace("<slot></slot>", () => block.text) ?? block.text;
  }

  // What was kept under a name; null where that is nothing, or cannot be read.
  function load(name, store = "reader") {
    try {
      return JSON.parse(stores[store]().getItem(keyOf(name)));
    } catch {
      return null;
    }
  }

  function save(name, value, store = "reader") {
    try {
      stores[store]().setItem(keyOf(name), JSON.stringify(value));
    } catch {
      // Without storage what is kept lasts as long as the page.
    }
  }

  // The ids of the saved recipes, newest first.
  function saved() {
    const ids = load("saved");
    return Array.isArray(ids) ? [...new Set(ids.filter(isID))].slice(0, 500) : [];
  }

  // Calls back when another tab has kept something else, or the page comes back as it was left.
  function watch(name, show) {
    addEventListener("storage", (event) => event.key === keyOf(name) && show());
    addEventListener("pageshow", (event) => event.persisted && show());
  }

  return { base, most, isID, url, step, page, run, load, save, saved, watch };
})();
