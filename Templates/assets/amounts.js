// The amounts of a recipe, for as many and in the measures that the reader wants.

const key = `crumb:${new URL("..", import.meta.url).pathname}:measures`;
const main = document.getElementById("main");
const place = document.getElementById("servings");
const { mark } = place.dataset;
const { names: allNames, quantities } = place.querySelector("output").dataset;
const names = allNames.split("|");
const { factor, range, scaled, converted } = await import(quantities);

const all = (selector) => [...main.querySelectorAll(selector)];
const select = place.querySelector("select");
const isFrench = /^fr/.test(place.closest("[lang]").lang);
const numbers = all("data").filter((data) => /^[\d/.]+$/.test(data.value)).map((data) => ({
  data, written: data.textContent, isMetric: data.closest("[data-measure^=us]") !== null,
}));
const words = all("[data-one], [data-more]").map((word) => ({
  word, written: word.textContent, number: word.previousElementSibling?.value ?? "1",
}));
const measures = all("[data-measure]").map((holder) => [holder, [...holder.childNodes]]);
const asked = (address) => factor(new URL(address).searchParams.get("x"));
const links = all(
  ".actions a, .ingredients a[data-recipe], .card a[data-recipe], " +
    "[data-page=cook] .breadcrumb li:nth-last-child(2) a",
).map((link) => [link, link.closest(".ingredients, .card") ? asked(link) : 1]);
const base = range(place.querySelector("data")?.value ?? "1")[0];
const step = Number.isInteger(base) && base > 1 && base <= 12 ? 1 : base / 2;
let x = asked(location);
let system = remembered();

function remembered() {
  try {
    return /^(metric|us)$/.exec(localStorage.getItem(key))?.[0] ?? "";
  } catch {
    return "";
  }
}

function remember() {
  try {
    localStorage.setItem(key, system);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

// An address that asks for a factor, as a fraction in lowest terms.
function asking(address, x) {
  const url = new URL(address);
  let bottom = 1;
  while (bottom < 99 && Math.abs(x * bottom - Math.round(x * bottom)) > 1e-6) bottom += 1;
  url.searchParams.delete("x");
  if (x !== 1) url.searchParams.set("x", Math.round(x * bottom) + (bottom > 1 ? `/${bottom}` : ""));
  url.search = url.search.replace("%2F", "/");
  return url.href;
}

function write({ word, written, number }) {
  const many = range(number).at(-1) * x;
  const { one = written, more = written } = word.dataset;
  word.textContent = x === 1 ? written : (isFrench ? many < 2 : many <= 1) ? one : more;
}

// In the wanted measures on the page, and in the others beside them in print.
function convert([holder, nodes]) {
  const { measure } = holder.dataset;
  const other = converted(measure, x, names, mark);
  const isWanted = other && measure.split(" ")[0] === system;
  const own = nodes.map((node) => node.textContent).join("");
  holder.replaceChildren(...(isWanted ? [other] : nodes));
  if (other) holder.dataset.also = isWanted ? own : other;
  else delete holder.dataset.also;
}

function show() {
  for (const { data, written, isMetric } of numbers) {
    data.textContent = scaled(data.value, x, written, isMetric, mark);
  }
  words.forEach(write);
  measures.forEach(convert);
  for (const [link, own] of links) link.href = asking(link.href, own * x);
  if (select) select.value = system;
}

function turn(way) {
  const count = (x * base) / step;
  const next = way < 0 ? Math.ceil(count - 1e-6) - 1 : Math.floor(count + 1e-6) + 1;
  const wanted = ((next || count / 2) * step) / base;
  if (wanted >= 0.1 && wanted <= 100) x = wanted;
  history.replaceState(history.state, "", asking(location, x));
  show();
}

function act({ target }) {
  const button = target.closest("button");
  if (button) turn(Number(button.value));
  if (target !== select) return;
  system = select.value;
  remember();
  show();
}

export function start(event) {
  for (const kind of ["click", "change"]) place.addEventListener(kind, act);
  addEventListener("storage", (event) => {
    if (event.key !== key) return;
    system = remembered();
    show();
  });
  if (event) act(event);
  else show();
}
