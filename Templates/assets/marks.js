// What the reader marks on a recipe, and times that start a timer.
"use strict";
{
  const [mostTicked, mostNotes] = [50, 300];
  const recipe = document.getElementById("main").dataset.path?.split("/").at(-1);
  const boxes = [...document.querySelectorAll("article.recipe input[type=checkbox]")];
  const note = document.getElementById("reader-note");

  // Entries begin with a recipe's id, the latest first.
  function load(name) {
    const entries = cookbook.load(name);
    return Array.isArray(entries) ? entries.filter(Array.isArray) : [];
  }

  const own = (name) => load(name).find(([id]) => id === recipe) ?? [];

  function save(name, entry, most) {
    const others = load(name).filter(([id]) => id !== recipe);
    cookbook.save(name, [...(entry ? [[recipe, ...entry]] : []), ...others].slice(0, most));
  }

  function saveTicks() {
    const ticked = boxes.flatMap((box, index) => (box.checked ? [index] : []));
    save("ticks", ticked.length && [boxes.length, ticked], mostTicked);
  }

  // A recipe that has other lines than before begins anew.
  function showTicks() {
    const [, count, ticked] = own("ticks");
    const isSame = count === boxes.length && Array.isArray(ticked);
    boxes.forEach((box, index) => (box.checked = isSame && ticked.includes(index)));
  }

  function showNote() {
    const [, text] = own("notes");
    note.value = typeof text === "string" ? text.slice(0, note.maxLength) : "";
  }

  for (const time of document.querySelectorAll("body:has(#timers) .method time")) {
    const button = document.createElement("button");
    button.dataset.seconds = "";
    button.ariaLabel = document.getElementById("timers").dataset.word + time.textContent;
    time.replaceWith(button);
    button.append(time);
  }

  if (recipe) {
    showTicks();
    boxes.forEach((box) => box.addEventListener("change", saveTicks));
    cookbook.watch("ticks", showTicks);
  }
  if (recipe && note) {
    showNote();
    note.addEventListener("input", () => save("notes", note.value.trim() && [note.value], mostNotes));
    cookbook.watch("notes", showNote);
  }
}
