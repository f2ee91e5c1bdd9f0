// Puts what a recipe takes on the shopping list, for as many as the reader has chosen.

const most = 100;
const textOf = (node) => node.textContent.replace(/[{}[\]|\s]+/g, " ").trim();

// An amount with its numbers apart, to be multiplied and added up: `{} [cup|cups]` and `5/2`, with
// `{.}` for a number in decimals.
function amountOf(node) {
  const numbers = [...node.querySelectorAll("data")];
  const values = numbers.map((number) => number.value);
  const isMetric = node.matches("[data-measure^=us]");
  const markOf = ({ textContent }) => (isMetric || /\d[.,]\d/.test(textContent) ? "{.}" : "{}");
  const words = [...node.querySelectorAll("[data-one], [data-more]")].map((word) => {
    const { one = word.textContent, more = word.textContent } = word.dataset;
    return [word, `[${one}|${more}]`];
  });
  const plain = (part) => part.textContent.replace(/[{}[\]|]/g, " ");
  const marks = new Map([...numbers.map((number) => [number, markOf(number)]), ...words]);
  const write = (part) => marks.get(part)
    ?? (part.childElementCount ? [...part.childNodes].map(write).join("") : plain(part));
  return { pattern: write(node).replace(/\s+/g, " ").trim(), numbers: values };
}

function lineOf(item) {
  const line = item.querySelector(".p-ingredient");
  const amount = line.querySelector("b");
  const own = amount ? amountOf(amount) : { pattern: "", numbers: [] };
  amount?.remove();
  return { name: (item.dataset.name ?? textOf(line)).slice(0, 300), ...own };
}

// The lines are read from the recipe's own page, as this one may show them in other measures.
export async function add(id) {
  const page = (await cookbook.page([id])) ?? document;
  const recipe = page.querySelector("article.recipe").cloneNode(true);
  const wanted = new URLSearchParams(location.search).get("x");
  const entry = {
    id, title: textOf(recipe.querySelector("h1")), lang: recipe.lang, x: wanted ?? "1",
    serves: document.querySelector(".servings output")?.textContent.trim() ?? "",
    lines: [...recipe.querySelectorAll(".ingredients li")].map(lineOf),
  };
  const { recipes, ticked } = cookbook.load("shopping") ?? {};
  const others = Array.isArray(recipes) ? recipes.filter((other) => cookbook.isID(other?.id) && other.id !== id) : [];
  cookbook.save("shopping", { recipes: [entry, ...others].slice(0, most), ticked });
}
