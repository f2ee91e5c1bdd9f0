// Ingredients and steps that are ticked off, remembered for each recipe.
"use strict";
{
  const most = 50;
  const recipe = document.getElementById("main").dataset.path?.split("/").at(-1);
  const boxes = [...document.querySelectorAll("article.recipe input[type=checkbox]")];

  // The recipes last ticked, the latest first: [id, how many boxes, which are ticked].
  function load() {
    const entries = cookbook.load("ticks");
    return Array.isArray(entries) ? entries.filter((entry) => Array.isArray(entry?.[2])) : [];
  }

  function save() {
    const ticked = boxes.flatMap((box, index) => (box.checked ? [index] : []));
    const others = load().filter(([id]) => id !== recipe);
    const entries = ticked.length ? [[recipe, boxes.length, ticked], ...others] : others;
    cookbook.save("ticks", entries.slice(0, most));
  }

  // A recipe that has other lines than before begins anew.
  function show() {
    const entry = load().find(([id, count]) => id === recipe && count === boxes.length);
    boxes.forEach((box, index) => (box.checked = entry?.[2].includes(index) ?? false));
  }

  if (recipe && boxes.length) {
    show();
    boxes.forEach((box) => box.addEventListener("change", save));
    cookbook.watch("ticks", show);
  }
}
