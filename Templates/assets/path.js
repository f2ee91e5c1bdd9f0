// The path of recipes: the trail beyond the path pages, and what is saved of it. Text is written as
// text, and every address is made from ids.
"use strict";
{
  const { most, isID, step } = cookbook;
  const main = document.getElementById("main");
  const own = (main.dataset.path ?? "").split("/").filter(isID);
  const trail = main.querySelector(".breadcrumb ol");
  const asWritten = [...(trail?.children ?? [])];
  const back = document.querySelector(".bar .back");
  const backAsWritten = back && [back.textContent, back.getAttribute("href")];
  const hrefs = new Map([...main.querySelectorAll("a[href]")].map((link) => [link, link.href]));

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

  function categoryCrumb(link) {
    const id = link.dataset.category;
    const names = id.split("/");
    if (!names.every(isID)) return [];
    return [crumb(link.textContent, cookbook.url("categories", names), "category", id, link.lang)];
  }

  function drawTrail(path, pages) {
    const kept = asWritten.filter((item) => !item.querySelector("[data-category]"));
    const first = kept.findIndex((item) => item.querySelector("[data-recipe]"));
    const steps = pages.map((page, index) => {
      const link = crumbsOf(page, "recipe").at(-1);
      return crumb(link.textContent, step(path, index), "recipe", path[index], link.lang);
    });
    const categories = crumbsOf(pages[0], "category").flatMap(categoryCrumb);
    trail.replaceChildren(...kept.slice(0, first), ...categories, ...steps, ...kept.slice(first));
    const parent = steps.at(-1).firstChild;
    if (back) [back.textContent, back.href] = [parent.textContent, parent.href];
    mark(".sidebar a", categories.at(-1)?.firstChild.href);
    mark(".column a", cookbook.url("recipes", [path[0]]).href);
  }

  function mark(rows, href) {
    const all = [...document.querySelectorAll(rows)];
    const row = all.find((link) => link.href === href);
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
      const isAlone = href.split("?")[0] === cookbook.url("recipes", [id]).href;
      const isPush = index < 0 && (isAlone || path.length > own.length);
      const isPop = index >= 0 && path.length > own.length;
      const address = isPush ? step([...path, id], path.length) : isPop ? step(path, index) : new URL(href);
      // For as many as the link asks for, which the script of amounts may have changed meanwhile.
      address.search = link.search;
      link.href = address;
    }
  }

  async function follow() {
    const ids = idsBeneath();
    const found = await Promise.all(ids.map((id) => cookbook.page([id])));
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

  // The state is that of this tab, and the next visit's.
  function save(selectedCategory, recipePathIds) {
    const state = { selectedCategory: selectedCategory || undefined, recipePathIds };
    for (const store of ["tab", "reader"]) cookbook.save("navigation", state, store);
  }

  if (own.length || main.dataset.page === "category") {
    follow();
    addEventListener("hashchange", follow);
    addEventListener("pageshow", (event) => event.persisted && follow());
  }
}
