// Today's recipe by the reader's own date: the recipes take turns, and another one is the next.
"use strict";
{
  const article = document.querySelector(".today");
  const another = document.getElementById("another");
  const turns = (article?.dataset.turns ?? "").split(" ").filter(cookbook.isID);
  const now = new Date();
  let turn = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86400_000 % turns.length;

  function show({ title, url, lang, dir, picture, lead, facts }) {
    const text = article.querySelector(".headline-text");
    const link = text.querySelector("h2 a");
    link.textContent = title;
    for (const other of article.querySelectorAll("a.p-name, .actions a")) other.href = url;
    article.lang = lang || document.documentElement.lang;
    article.dir = dir || document.documentElement.dir;
    text.querySelectorAll(".lead, .facts").forEach((old) => old.remove());
    text.querySelector("h2").after(...[lead, facts].filter(Boolean));
    article.querySelector(".headline > :is(picture, .plate)").replaceWith(picture);
  }

  // What was there goes out of sight before anything moves.
  async function take(index) {
    const mine = turn = index % turns.length;
    article.ariaBusy = "true";
    const leaving = article.getAnimations().map(({ finished }) => finished);
    const [recipe] = await Promise.all([glimpse(turns[turn]), Promise.allSettled(leaving)]);
    if (mine !== turn) return null;
    if (recipe) show(recipe);
    article.ariaBusy = "false";
    return recipe;
  }

  async function takeAnother() {
    const recipe = await take(turn + 1);
    if (recipe) document.querySelector("[role=status]").textContent = recipe.title;
  }

  if (turns.length > 1) {
    if (turn) take(turn);
    another.disabled = false;
    another.addEventListener("click", takeAnother);
  }
  if (article && !turn) article.ariaBusy = "false";
}
