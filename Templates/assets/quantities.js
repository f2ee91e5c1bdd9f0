// Amounts times a factor and in other measures, written as cooks write them.

const cup = 236.5882365;
const isNear = (a, b) => Math.abs(a - b) < 1e-6;
const fractions = [..."½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞"].map((sign) => [number(sign.normalize("NFKD")), sign]);

// How finely each unit is measured below which count, in the order of their names; cups have marks.
const grams = [10, 0.5, 250, 5, 1e9, 10];
const kilograms = [10, 0.05, 1e9, 0.1];
const steps = [
  grams, kilograms, [10, 0.5, 100, 5, 1e9, 10], kilograms, [1, 0.125, 4, 0.25, 1e9, 0.5],
  [2, 0.125, 5, 0.25, 1e9, 0.5], [1e9, 0.25], [2, 0.25, 1e9, 0.5],
];

function number(text) {
  const [top, bottom = 1] = text.split(/[/⁄]/);
  return top / bottom;
}

export const range = (text) => text.split("..").map(number);

// What an address asks for, where that makes sense.
export function factor(text) {
  const x = /^\d{1,4}([.,]\d{1,9}|\/\d{1,4})?$/.test(text) ? number(text.replace(",", ".")) : 1;
  return x >= 0.1 && x <= 100 ? x : 1;
}

function decimals(value, mark) {
  const isShort = isNear(value * 10, Math.round(value * 10));
  const scale = value >= 100 ? 1 : value < 10 ? 100 : isShort ? 10 : 1;
  const rounded = Math.round(value * scale + 1e-9) / scale || +value.toPrecision(1);
  return String(rounded).replace(".", mark);
}

function kitchen(value, mark) {
  const whole = Math.floor(value + 1e-6);
  const rest = value - whole;
  const parts = Math.round(rest * 16);
  if (isNear(rest, 0)) return String(whole);
  const sign = fractions.find(([part]) => isNear(part, rest))?.[1]
    ?? (isNear(rest * 16, parts) && parts + "⁄16");
  return sign ? (whole ? whole + " " : "") + sign : decimals(value, mark);
}

// Decimals where the author wrote such, with their mark, and for whole metric measures.
export function scaled(text, x, written, isMetric, mark) {
  if (x === 1) return written;
  const ends = range(text);
  const isWhole = ends.every(Number.isInteger);
  const own = !isWhole && /.*([.,])\d/.exec(written)?.[1];
  const write = own || (isMetric && isWhole) ? decimals : kitchen;
  return ends.map((end) => write(end * x, own || mark)).join("–");
}

function nearest(count, unit) {
  const list = steps[unit];
  const step = list?.[list.findIndex((most, at) => at % 2 === 0 && count < most) + 1];
  if (step) return Math.round(count / step) * step;
  const [eighths, thirds] = [8, 3].map((parts) => Math.round(count * parts) / parts);
  return Math.abs(thirds - count) < Math.abs(eighths - count) ? thirds : eighths;
}

const isOff = (count, unit, most) => Math.abs(nearest(count, unit) - count) > most * count;

// The unit that a cook would take, by the place of its name, and its size.
function unitFor(size, system, base) {
  const small = base === "g" ? 0 : 2;
  if (system !== "us") return size < 997.5 ? [small, 1] : [small + 1, 1000];
  if (!small) return size < 440 ? [4, 28.349523125] : [5, 453.59237];
  if (size < 14) return [6, cup / 48];
  const isSpoon = size < 55 || (size < cup && isOff(size / cup, 8, 0.06));
  return isSpoon ? [7, cup / 16] : [8, cup];
}

// `us 500 g` times a factor in the words of the theme; empty where no round amount is near.
export function converted(measure, x, names, mark) {
  const [system, sizes, base] = measure.split(" ");
  if (!base) return "";
  const ends = range(sizes).map((size) => size * x);
  const [unit, size] = unitFor(ends.at(-1), system, base);
  const counts = ends.map((end) => end / size);
  if (counts.some((count) => isOff(count, unit, 0.1))) return "";
  const write = system === "us" ? kitchen : decimals;
  const texts = new Set(counts.map((count) => write(nearest(count, unit), mark)));
  const isMany = unit === 8 && nearest(counts.at(-1), unit) > 1;
  return names[unit + isMany].replace("{count}", [...texts].join("–"));
}
