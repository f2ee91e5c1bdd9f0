// The path of recipes: the trail beyond the path pages, real pops, and the way back on the next
// visit. Text is written as text, and every address is made from ids.
"use strict";
{
  const base = new URL("..", document.currentScript.src);
  const key = `crumb:${base.pathname}:navigation`;
  const main = document.getElementById("main");
  const grammar = /^[\p{L}\p{M}\p{N}_-]{1,80}$/u;
  const most = 8;
  const isID = (text) => typeof text === "string" && grammar.test(text);
  const own = (main.dataset.path ?? "").split("/").filter(isID);
  const trail = main.querySelector(".breadcrumb ol");
  const asWritten = [...(trail?.children ?? [])];
  const back = document.querySelector(".bar .back");
  const backAsWritten = back && [back.textContent, back.getAttribute("href")];
  const hrefs = new Map([...main.querySelectorAll("a[href]")].map((link) => [link, link.href]));

  // Addresses

  const recipeURL = (ids) => new URL(`recipes/${ids.map(encodeURIComponent).join("/")}/`, base);

  function stepURL(path, index) {
    const url = recipeURL([path[index]]);
    const beneath = path.slice(Math.max(0, index - most), index);
    if (beneath.length) url.hash = "via=" + beneath.map(encodeURIComponent).join("/");
    return url;
  }

  function idsBeneath() {
    const text = location.hash.length < 8000 && /^#via=([^&]+)$/.exec(location.hash)?.[1];
    if (!text || !own.length) return [];
    try {
      const ids = decodeURIComponent(text).split("/");
      const all = new Set([...ids, ...own]);
      const isRight = ids.every(isID) && ids.length <= most && all.size === ids.length + own.length;
      return isRight ? ids : [];
    } catch {
      return [];
    }
  }

  // Other pages of the cookbook

  async function pageOf(ids) {
    try {
      const answer = await fetch(recipeURL(ids));
      if (!answer.ok) return null;
      return new DOMParser().parseFromString(await answer.text(), "text/html");
    } catch {
      return null;
    }
  }

  const crumbsOf = (page, kind) => [...page.querySelectorAll(`.breadcrumb a[data-${kind}]`)];

  // The trail

  function crumb(title, href, kind, id, lang) {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.textContent = title;
    link.href = href;
    link.dataset[kind] = id;
    if (lang) link.lang = lang;
    item.append(link);
    return item;
  }

  function categoryCrumb(link, page) {
    const id = link.dataset.category;
    const names = id.split("/");
    if (!names.every(isID)) return [];
    const url = new URL(`categories/${names.map(encodeURIComponent).join("/")}/`, base);
    return [crumb(link.textContent, url, "category", id, link.lang)];
  }

  function drawTrail(path, pages) {
    const kept = asWritten.filter((item) => !item.querySelector("[data-category]"));
    const first = kept.findIndex((item) => item.querySelector("[data-recipe]"));
    const steps = pages.map((page, index) => {
      const link = crumbsOf(page, "recipe").at(-1);
      return crumb(link.textContent, stepURL(path, index), "recipe", path[index], link.lang);
    });
    const categories = crumbsOf(pages[0], "category").flatMap(categoryCrumb);
    trail.replaceChildren(...kept.slice(0, first), ...categories, ...steps, ...kept.slice(first));
    const parent = steps.at(-1).firstChild;
    if (back) [back.textContent, back.href] = [parent.textContent, parent.href];
    mark(".sidebar a", "category", categories.at(-1)?.firstChild.dataset.category);
    mark(".column a", "recipe", path[0]);
  }

  function mark(rows, kind, id) {
    const all = [...document.querySelectorAll(rows)];
    const row = all.find((link) => id && link.dataset[kind] === id);
    if (!row) return;
    all.forEach((link) => link.removeAttribute("aria-current"));
    row.setAttribute("aria-current", "true");
  }

  // A link to a recipe pushes it, or pops to it where it is on the path already.
  function relink(path) {
    for (const [link, href] of hrefs) {
      const id = link.dataset.recipe;
      if (!isID(id) || link.closest(".breadcrumb, [data-related='used-in'], [data-related='similar']")) continue;
      const index = path.indexOf(id);
      const isAlone = href === recipeURL([id]).href;
      if (index < 0 && (isAlone || path.length > own.length)) {
        link.href = stepURL([...path, id], path.length);
      } else {
        link.href = path.length > own.length ? stepURL(path, index) : href;
      }
    }
  }

  async function follow() {
    const ids = idsBeneath();
    const found = await Promise.all(ids.map((id) => pageOf([id])));
    if (ids.join() !== idsBeneath().join()) return;
    const isKnown = (index) => found[index] && crumbsOf(found[index], "recipe").length > 0;
    const beneath = ids.filter((_, index) => isKnown(index));
    const path = [...beneath, ...own];
    if (beneath.length) drawTrail(path, found.filter((_, index) => isKnown(index)));
    else if (trail) {
      trail.replaceChildren(...asWritten);
      if (back) [back.textContent, back.href] = backAsWritten;
    }
    if (main.dataset.page === "recipe") relink(path);
    const category = trail?.querySelector("li:has(+ li [data-recipe]) [data-category]");
    save(category?.dataset.category ?? main.dataset.category, path);
  }

  // A pop goes back to the entry that shows the page already, so that Forward survives.
  function pop(event) {
    const link = event.target.closest?.(".breadcrumb a, .back, .brand");
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!link || button || altKey || ctrlKey || metaKey || shiftKey) return;
    const now = window.navigation?.currentEntry?.index ?? 0;
    const before = now ? navigation.entries().slice(0, now) : [];
    const entry = before.findLast(({ url }) => url === link.href);
    if (!entry) return;
    event.preventDefault();
    navigation.traverseTo(entry.key);
  }

  // What is remembered

  const stores = () => [() => sessionStorage, () => localStorage];

  function save(selectedCategory, recipePathIds) {
    const text = JSON.stringify({ selectedCategory: selectedCategory || undefined, recipePathIds });
    for (const store of stores()) {
      try {
        store().setItem(key, text);
      } catch {
        // Without storage there is nothing to come back to.
      }
    }
  }

  function load() {
    for (const store of stores()) {
      try {
        const state = JSON.parse(store().getItem(key));
        const { selectedCategory: category, recipePathIds: ids } = state;
        if (!Array.isArray(ids) || ids.length > most + 1) continue;
        return { category, ids: [...new Set(ids.filter(isID))] };
      } catch {
        // A state that cannot be read is none.
      }
    }
    return { ids: [] };
  }

  // A page for the whole path where there is one, else the last recipe's own with the rest beneath.
  async function destination(ids) {
    const whole = await pageOf(ids);
    if (whole) return [recipeURL(ids), crumbsOf(whole, "recipe").map((link) => link.textContent)];
    const pages = await Promise.all(ids.map((id) => pageOf([id])));
    const known = ids.filter((_, index) => pages[index]);
    const titles = pages.filter(Boolean).map((page) => crumbsOf(page, "recipe").at(-1)?.textContent);
    return known.length ? [stepURL(known, known.length - 1), titles] : [null, []];
  }

  async function offer() {
    const { ids, category } = load();
    let [href, titles] = ids.length ? await destination(ids) : [null, []];
    if (!href) {
      const rows = [...document.querySelectorAll(".sidebar a[data-category]")];
      const row = rows.find((link) => link.dataset.category === category);
      [href, titles] = [row?.href, [row?.querySelector(".name")?.textContent]];
    }
    const template = document.getElementById("resume");
    if (!href || !template) return;
    const resume = template.content.firstElementChild.cloneNode(true);
    const link = resume.querySelector("a");
    link.href = href;
    link.querySelector("b").textContent = titles.filter(Boolean).join(" › ");
    resume.querySelector("button").addEventListener("click", () => resume.remove());
    main.prepend(resume);
  }

  // Coming to the root from inside the cookbook empties the path; a fresh visit may take it up.
  function arrive() {
    const isBack = performance.getEntriesByType("navigation")[0]?.type === "back_forward";
    if (isBack || document.referrer.startsWith(base.href)) save(undefined, []);
    else offer();
  }

  document.addEventListener("click", pop);
  if (main.dataset.page === "root") {
    arrive();
    addEventListener("pageshow", (event) => event.persisted && save(undefined, []));
  } else if (own.length || main.dataset.page === "category") {
    follow();
    addEventListener("hashchange", follow);
    addEventListener("pageshow", (event) => event.persisted && follow());
  }
}
