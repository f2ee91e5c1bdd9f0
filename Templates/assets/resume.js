// The way back to where the last visit ended: an offer on the root, never a redirect.
"use strict";
{
  const { most, isID } = cookbook;
  const main = document.getElementById("main");
  const stores = ["tab", "reader"];
  const titleOf = (page) => [...page.querySelectorAll(".breadcrumb a[data-recipe]")].at(-1)?.textContent;

  function load() {
    for (const store of stores) {
      const { selectedCategory: category, recipePathIds: ids } =
        cookbook.load("navigation", store) ?? {};
      if (!Array.isArray(ids) || ids.length > most + 1) continue;
      return { category, ids: [...new Set(ids.filter(isID))] };
    }
    return { ids: [] };
  }

  const empty = () => stores.forEach((store) =>
    cookbook.save("navigation", { recipePathIds: [] }, store));

  // A page for the whole path where there is one, else the last recipe's own with the rest beneath.
  async function destination(ids) {
    const [whole, ...pages] = await Promise.all([ids, ...ids.map((id) => [id])].map(cookbook.page));
    const known = ids.filter((_, index) => pages[index]);
    const titles = pages.filter(Boolean).map(titleOf);
    if (whole) return [cookbook.url("recipes", ids), titles];
    return known.length ? [cookbook.step(known, known.length - 1), titles] : [null, []];
  }

  async function offer() {
    const { ids, category } = load();
    let [href, titles] = ids.length ? await destination(ids) : [null, []];
    if (!href) {
      const names = typeof category === "string" ? category.split("/") : [];
      const rows = names.length && names.every(isID) ? [...document.querySelectorAll(".sidebar li a")] : [];
      const row = rows.find((link) => link.href === cookbook.url("categories", names).href);
      [href, titles] = [row?.href, [row?.firstChild.textContent.trim()]];
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
  const isBack = performance.getEntriesByType("navigation")[0]?.type === "back_forward";
  if (isBack || document.referrer.startsWith(cookbook.base.href)) empty();
  else offer();
  addEventListener("pageshow", (event) => event.persisted && empty());
}
