// The shopping list: what all its recipes take, with the same added up exactly.
"use strict";
{
  const part = (name) => document.getElementById(name);
  const copy = (name) => part(name).content.firstElementChild.cloneNode(true);
  const { lang } = document.documentElement;
  const isText = (text) => typeof text === "string" && text.length <= 1000;

  // Numbers as fractions [top, bottom], so that three thirds are one.

  function fraction(text) {
    const [, whole, digits = "", bottom = "1"] =
      /^(\d{1,9})(?:[.,](\d{1,9}))?(?:\/(\d{1,9}))?$/.exec(text) ?? [];
    if (!whole || !Number(bottom)) return null;
    return [BigInt(whole + digits), BigInt(bottom) * 10n ** BigInt(digits.length)];
  }

  const plus = ([a, b], [c, d]) => [a * d + c * b, b * d];
  const times = ([a, b], [c, d]) => [a * c, b * d];

  const signs = new Map([..."½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞"].map((sign) => {
    const [top, bottom] = sign.normalize("NFKD").split("⁄");
    return [(top / bottom).toFixed(9), sign];
  }));

  // Fractions as cooks write them; decimals where the author did, and for weights and volumes.
  function written([top, bottom], isDecimal) {
    const value = Number(top) / Number(bottom);
    const [whole, rest] = [top / bottom, top % bottom];
    const sign = rest && (signs.get((value % 1).toFixed(9)) ?? inLowestTerms(rest, bottom));
    if (rest && (isDecimal || !sign)) {
      return value.toLocaleString(lang, { maximumFractionDigits: 2, useGrouping: false });
    }
    return [whole || "", sign || ""].join(" ").trim() || "0";
  }

  function inLowestTerms(top, bottom) {
    let [most, least] = [bottom, top];
    while (least) [most, least] = [least, most % least];
    return bottom / most <= 48n && `${top / most}⁄${bottom / most}`;
  }

  // A number, or the least and the most: `2` or `2..3`.
  const range = (text) => text.split("..").map(fraction);

  // What is kept

  function isLine(line) {
    return isText(line?.name) && isText(line.pattern) && Array.isArray(line.numbers)
      && line.numbers.every((number) => isText(number) && range(number).every(Boolean));
  }

  function isRecipe(recipe) {
    return cookbook.isID(recipe?.id) && isText(recipe.title) && isText(recipe.serves)
      && Array.isArray(recipe.lines) && recipe.lines.every(isLine);
  }

  function load() {
    const { recipes, ticked } = cookbook.load("shopping") ?? {};
    return {
      recipes: Array.isArray(recipes) ? recipes.filter(isRecipe) : [],
      ticked: Array.isArray(ticked) ? ticked.filter(isText) : [],
    };
  }

  function save(change) {
    cookbook.save("shopping", { ...load(), ...change });
  }

  // The same ingredient is told by its name, the plural of many languages aside.
  const keyOf = (name) =>
    name.normalize("NFKC").toLocaleLowerCase(lang).replace(/(?<=[osxzh])es$|(?<=\w\w)s$/, "");

  function rowsOf(recipes) {
    const rows = new Map();
    for (const { id, title, x, lines } of recipes) {
      const factor = fraction(x) ?? [1n, 1n];
      for (const { name, pattern, numbers } of lines) {
        const key = keyOf(name);
        const row = rows.get(key) ?? { key, name, amounts: new Map(), wanted: new Map() };
        const more = numbers.map((number) => range(number).map((end) => times(end, factor)));
        const sum = row.amounts.get(pattern);
        row.amounts.set(pattern, sum ? sum.map((ends, at) => join(ends, more[at])) : more);
        row.wanted.set(id, title);
        rows.set(key, row);
      }
    }
    const { compare } = new Intl.Collator(lang);
    return [...rows.values()].sort((a, b) => compare(a.name, b.name));
  }

  const join = (some, more) => (some.length + more.length > 2 ? [0, 1] : [0])
    .map((at) => plus(some.at(at) ?? some.at(-1), more.at(at) ?? more.at(-1)));

  function amountText([pattern, numbers]) {
    let at = -1;
    return pattern.replace(/\{(\.?)\}|\[([^|\]]*)\|([^\]]*)\]/g, (mark, decimal, one, many) => {
      if (mark[0] === "{") {
        at += 1;
        const ends = numbers[at] ?? [];
        return [...new Set(ends.map((end) => written(end, decimal)))].join("–");
      }
      const [top, bottom] = numbers[at]?.at(-1) ?? [1n, 1n];
      return top > bottom ? many : one;
    });
  }

  // What is shown

  function itemOf(row, ticked) {
    const item = copy("shopping-row");
    const box = item.querySelector("input");
    item.querySelector("b").textContent =
      [...row.amounts].map(amountText).filter(Boolean).join(" + ");
    item.querySelector(".name").textContent = row.name;
    item.querySelector(".fact").textContent = [...row.wanted.values()].join(", ");
    box.checked = ticked.includes(row.key);
    box.addEventListener("change", () => {
      const others = load().ticked.filter((key) => key !== row.key);
      save({ ticked: box.checked ? [...others, row.key] : others });
    });
    return item;
  }

  function chipOf({ id, title, serves, x }) {
    const chip = copy("shopping-recipe");
    const link = chip.querySelector("a");
    const button = chip.querySelector("button");
    link.href = cookbook.url("recipes", [id]);
    if (x !== "1" && fraction(x)) link.search = `x=${x}`;
    link.textContent = title;
    chip.querySelector(".fact").textContent = serves;
    button.setAttribute("aria-label", `${button.textContent.trim()}: ${title}`);
    button.addEventListener("click", () => remove(id));
    return chip;
  }

  function remove(id) {
    const { recipes, ticked } = load();
    const left = recipes.filter((recipe) => recipe.id !== id);
    const keys = rowsOf(left).map(({ key }) => key);
    save({ recipes: left, ticked: ticked.filter((key) => keys.includes(key)) });
    show();
    (document.querySelector("#wanted button") ?? part("nothing")).focus();
  }

  function show() {
    const { recipes, ticked } = load();
    part("wanted").replaceChildren(...recipes.map(chipOf));
    part("shopping").replaceChildren(...rowsOf(recipes).map((row) => itemOf(row, ticked)));
    part("list").hidden = part("carry").hidden = !recipes.length;
    part("nothing").hidden = recipes.length > 0;
  }

  // What is still to buy, a line each.
  function text() {
    const items = [...document.querySelectorAll("#shopping input:not(:checked) + span")];
    return items.map((item) => item.textContent.replace(/\s+/g, " ").trim()).join("\n");
  }

  if (part("list")) {
    show();
    cookbook.watch("shopping", show);
    const [carry, paper, clear] = part("carry").querySelectorAll("button");
    carry.addEventListener("click", () => send(carry, { title: document.title, text: text() }));
    paper.addEventListener("click", () => print());
    clear.addEventListener("click", () => {
      if (!confirm(clear.dataset.question)) return;
      save({ recipes: [], ticked: [] });
      show();
      part("nothing").focus();
    });
  }
}
