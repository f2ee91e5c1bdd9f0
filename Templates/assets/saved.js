// The saved recipes, newest first, each as its own page shows it now.
"use strict";
{
  const list = document.getElementById("saved");
  const nothing = document.getElementById("nothing");
  const copy = document.getElementById("copy");
  const template = document.getElementById("saved-tile");
  const atOnce = 6;
  let tiles = new Map();

  function forget(id) {
    cookbook.save("saved", cookbook.saved().filter((other) => other !== id));
    const index = [...tiles.keys()].indexOf(id);
    tiles.get(id)?.remove();
    tiles.delete(id);
    showCount();
    return [...tiles.values()][Math.min(index, tiles.size - 1)];
  }

  function showCount() {
    list.hidden = copy.hidden = !tiles.size;
    nothing.hidden = tiles.size > 0;
  }

  function tileOf(id) {
    const tile = template.content.firstElementChild.cloneNode(true);
    tile.querySelector("button").addEventListener("click", () => {
      (forget(id)?.querySelector("button") ?? nothing).focus();
    });
    return tile;
  }

  function pictureOf({ picture }) {
    picture.classList.replace("hero", "picture");
    for (const part of picture.querySelectorAll("img, source")) part.sizes = "(min-width: 44rem) 14rem, 50vw";
    const image = picture.querySelector("img");
    if (!image) return picture;
    image.className = "picture";
    image.alt = "";
    return picture;
  }

  function fill(tile, id, recipe) {
    const [link, name, fact] = ["a", ".name", ".fact"].map((part) => tile.querySelector(part));
    const button = tile.querySelector("button");
    link.href = recipe?.url ?? cookbook.url("recipes", [id]);
    name.textContent = recipe?.title ?? id.replaceAll("-", " ");
    if (recipe?.lang) name.lang = recipe.lang;
    fact.textContent = recipe?.time ?? "";
    if (recipe) tile.querySelector(".picture").replaceWith(pictureOf(recipe));
    button.setAttribute("aria-label", `${button.textContent.trim()}: ${name.textContent}`);
  }

  // A recipe that is gone is forgotten; without a way to its page it is listed by its id.
  async function work(waiting) {
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      const tile = tiles.get(id);
      const recipe = await glimpse(id);
      if (recipe === null) forget(id);
      else if (tile) fill(tile, id, recipe);
    }
  }

  function show() {
    const ids = cookbook.saved();
    tiles = new Map(ids.map((id) => [id, tiles.get(id) ?? tileOf(id)]));
    list.replaceChildren(...tiles.values());
    showCount();
    const waiting = ids.filter((id) => !tiles.get(id).querySelector("[href]"));
    for (let worker = 0; worker < atOnce; worker += 1) work(waiting);
  }

  // With what the reader has noted down about each.
  function text() {
    const notes = cookbook.load("notes");
    const noteOf = new Map(Array.isArray(notes) ? notes.filter(Array.isArray) : []);
    return [...tiles].map(([id, tile]) => {
      const note = noteOf.get(id);
      const parts = [tile.querySelector(".name").textContent, tile.querySelector("a").href, typeof note === "string" && note];
      return parts.filter(Boolean).join("\n");
    }).join("\n\n");
  }

  if (list) {
    show();
    cookbook.watch("saved", show);
    copy.addEventListener("click", () => send(copy, { title: document.title, text: text() }));
  }
}
