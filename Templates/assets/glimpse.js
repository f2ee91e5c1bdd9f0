// A glimpse of a recipe: what other pages show of it, taken from the recipe's own page.
"use strict";
const glimpse = (() => {
  // The parts are moved to this page, so their addresses have to begin at the page they come from.
  function settle(root, url) {
    for (const name of ["href", "src"]) {
      for (const node of root.querySelectorAll(`[${name}]`)) {
        node.setAttribute(name, new URL(node.getAttribute(name), url));
      }
    }
    for (const node of root.querySelectorAll("[srcset]")) {
      node.srcset = node.getAttribute("srcset").replace(/\S+(?= \d+w)/g, (file) => new URL(file, url));
    }
  }

  // Null where there is no such recipe, undefined where there is no way to it.
  return async function glimpse(id) {
    const page = await cookbook.page([id]);
    if (!page) return page;
    const recipe = page.querySelector("article.recipe");
    if (!recipe || page.getElementById("main").dataset.path !== id) return null;
    const url = cookbook.url("recipes", [id]);
    settle(recipe, url);
    const part = (name) => recipe.querySelector(`.headline ${name}`);
    return {
      id, url: url.href, lang: recipe.lang, dir: recipe.dir,
      title: part("h1").textContent.trim(),
      time: [...recipe.querySelectorAll(".facts time")].at(-1)?.textContent,
      picture: part("picture, .plate"), lead: part(".lead"), facts: part(".facts"),
    };
  };
})();
