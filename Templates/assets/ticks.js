// Ingredients and steps that are ticked off, remembered for each recipe.
"use strict";
{
  const key = `crumb:${new URL("..", document.currentScript.src).pathname}:ticks`;
  const most = 50;
  const recipe = document.getElementById("main").dataset.path?.split("/").at(-1);
  const boxes = [...document.querySelectorAll("article.recipe input[type=checkbox]")];

  // The recipes last ticked, the latest first: [id, how many boxes, which are ticked].
  function load() {
    try {
      const entries = JSON.parse(localStorage.getItem(key));
      return Array.isArray(entries)
        ? entries.filter((entry) => Array.isArray(entry) && Array.isArray(entry[2]))
        : [];
    } catch {
      return [];
    }
  }

  function save() {
    const ticked = boxes.flatMap((box, index) => (box.checked ? [index] : []));
    const others = load().filter(([id]) => id !== recipe);
    const entries = ticked.length ? [[recipe, boxes.length, ticked], ...others] : others;
    try {
      localStorage.setItem(key, JSON.stringify(entries.slice(0, most)));
    } catch {
      // Without storage the ticks last as long as the page.
    }
  }

  // A recipe that has other lines than before begins anew.
  function show() {
    const entry = load().find(([id, count]) => id === recipe && count === boxes.length);
    boxes.forEach((box, index) => (box.checked = entry?.[2].includes(index) ?? false));
  }

  if (recipe && boxes.length) {
    show();
    boxes.forEach((box) => box.addEventListener("change", save));
    addEventListener("storage", (event) => event.key === key && show());
    addEventListener("pageshow", (event) => event.persisted && show());
  }
}
