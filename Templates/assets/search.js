// The search of all recipes. Its index lies in small files, of which a search reads what it needs; the
// titles are read ahead, so that a key is answered from them while the rest is on its way.
"use strict";
{
  const base = new URL("..", document.currentScript.src);
  const form = document.querySelector(".search");
  const finds = document.querySelector(".finds");
  const say = finds?.dataset;
  const [chips, results] = finds?.querySelectorAll("ul") ?? [];
  const [status, further] = finds?.querySelectorAll("p") ?? [];
  const everything = document.querySelector(".everything");
  const [filesOfWord, rowsAtOnce, wordsAhead, titlesAhead] = [4, 16, 16, 3];
  const files = new Map();
  const [rows, plainTitles] = [[], new Map()];
  let [turn, timer, tags, shown] = [0, 0, [], []];
  const arrived = new Set();
  let [index, isAhead] = [null, false];

  // Words, as the index has them

  const plain = { ı: "i", ø: "o", ß: "ss", æ: "ae", œ: "oe", đ: "d", ð: "d", ł: "l", þ: "th", ħ: "h", ŧ: "t", ς: "σ" };
  const accents = /([\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}])\p{M}+/gu;
  const spaceless = /([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u30ff\u3400-\u9fff\u{20000}-\u{3ffff}]+)/u;

  const isPlain = (text) => !/[^\0-\x7f]/.test(text);

  function fold(text) {
    if (isPlain(text)) return text.toLowerCase();
    const bare = text.normalize("NFKD").replace(accents, "$1").toLowerCase();
    return bare.replace(/[ıøßæœđðłþħŧς]/g, (letter) => plain[letter]).normalize("NFC");
  }

  // Where a script has no spaces, pairs of characters are words.
  function pairs(run) {
    const letters = [...run];
    if (!spaceless.test(run) || letters.length < 2) return run;
    return letters.slice(1).map((letter, index) => letters[index] + letter);
  }

  function wordsOf(text) {
    const runs = fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    return runs.flatMap((run) => run.split(spaceless)).filter(Boolean).flatMap(pairs).slice(0, 10);
  }

  // The index

  function load(path, take, cache) {
    if (!files.has(path)) {
      const content = fetch(new URL("search/" + path, base), { cache }).then(async (found) => {
        if (!found.ok) throw found.status;
        const content = await take(found);
        arrived.add(path);
        return content;
      });
      files.set(path, content);
      content.catch(() => files.delete(path));
    }
    return files.get(path);
  }

  const bytes = async (answer) => new Uint8Array(await answer.arrayBuffer());
  const directory = () => load("directory.json", async (answer) => (index = await answer.json()), "no-cache");

  // The files that have an entry; nothing where more hold what begins like it.
  function shardsOf(entry, isBeginning, most = filesOfWord) {
    const { words } = index;
    let end = 2;
    while (words[end] <= entry) end += 2;
    const start = end - 2;
    while (isBeginning && words[end]?.startsWith(entry)) end += 2;
    if (end - start > 2 * most) return null;
    return words.slice(start, end).filter((_, place) => place % 2).map((hash) => `words/${hash}.txt`);
  }

  // How well each recipe has an entry.
  async function scoresOf(entry, isBeginning) {
    if (!index) await directory();
    const paths = shardsOf(entry, isBeginning);
    if (!paths) return null;
    const shards = await Promise.all(paths.map((path) => load(path, bytes)));
    const scores = new Uint8Array(index.recipes);
    for (const shard of shards) scan(shard, new TextEncoder().encode(entry), isBeginning, scores);
    return scores;
  }

  // Words come in the order of their bytes, each as what differs from the one before.
  function scan(shard, wanted, isBeginning, scores) {
    let [at, alike] = [0, 0];
    function number() {
      let byte = shard[at++];
      let value = byte & 127;
      for (let shift = 7; byte & 128; shift += 7) value |= ((byte = shard[at++]) & 127) << shift;
      return value;
    }
    while (at < shard.length) {
      const shared = shard[at++];
      const length = shared + shard[at++];
      const next = at + length - shared;
      // What shares more than was alike differs where the word before did.
      if (shared <= alike) {
        for (alike = shared; at < next && shard[at] === wanted[alike]; at++) alike++;
        if (at < next && shard[at] > wanted[alike]) return;
      }
      at = next;
      const end = number() + at;
      const isWhole = length === wanted.length;
      const isMeant = alike === wanted.length && (isWhole || isBeginning);
      for (let recipe = -1; isMeant && at < end; ) {
        const step = number();
        recipe += step >> 2;
        const score = 7 - 2 * (step & 3) + isWhole;
        if (score > scores[recipe]) scores[recipe] = score;
      }
      at = end;
    }
  }

  // The titles of one file, as they are written and as they are searched.
  async function titles(number) {
    const { titles, chunk } = await directory();
    return load(`titles/${titles}/${number}.txt`, async (answer) => {
      let [title, plain, recipe] = ["", "", number * chunk];
      for (const line of (await answer.text()).split("\n")) {
        const [shared, rest] = line.split("\t", 2);
        title = title.slice(0, shared) + rest;
        rows[recipe++] = [title, line];
        const other = isPlain(title) ? /[^a-z0-9]+/g : /[^\p{L}\p{M}\p{N}]+/gu;
        plain += ` ${fold(title).replace(other, " ")} \n`;
      }
      plainTitles.set(number * chunk, plain);
    });
  }

  // The titles that come first, of which rows are shown where more are alike.
  async function readAhead() {
    isAhead = true;
    const { recipes, chunk } = await directory();
    const count = Math.min(Math.ceil(recipes / chunk), titlesAhead);
    for (let number = 0; number < count; number++) await titles(number);
  }

  // What the next key may ask for, until it is pressed.
  async function readOn(words, now) {
    await directory();
    for (const word of words) {
      if (shardsOf(word, true)) continue;
      for (const path of shardsOf(word, true, wordsAhead) ?? []) if (now === turn) await load(path, bytes);
    }
  }

  // The recipes whose titles have all words, as far as they are read, the best first. Once there are
  // enough, only those follow that have the longest word whole.
  function atHand(words, most = Infinity) {
    const ranks = [];
    const marks = words.map((word) => [spaceless.test(word) ? word : " " + word, ` ${word} `]);
    let [sought, whole] = marks.reduce((a, b) => (b[0].length > a[0].length ? b : a));
    let count = 0;
    for (let [recipe, text] of [...plainTitles].sort(([a], [b]) => a - b)) {
      let [start, at] = [0, 0];
      while ((at = text.indexOf(sought, start)) >= 0) {
        let end = text.indexOf("\n", start);
        for (; end < at; end = text.indexOf("\n", start)) [start, recipe] = [end + 1, recipe + 1];
        const title = text.slice(start, end);
        let rank = 0;
        for (const [mark, whole] of marks) rank += title.includes(mark) ? 7 + title.includes(whole) : NaN;
        if (rank) (ranks[rank] ??= []).push(recipe);
        if (rank && ++count === most) sought = whole;
        [start, recipe] = [end + 1, recipe + 1];
      }
    }
    return ranks.reverse().flat().slice(0, most);
  }

  async function anyOf(entries) {
    const [none, ...all] = await Promise.all(["", ...entries].map((entry) => scoresOf(entry)));
    return none.map((_, recipe) => all.some((scores) => scores[recipe]));
  }

  // What is asked

  const tagLinks = new Map([...document.querySelectorAll("[data-tag]")].map((link) => [link.dataset.tag, link]));
  const titleOf = (tag) => tagLinks.get(tag).firstChild.textContent.trim();

  function read() {
    const given = new URLSearchParams(location.search);
    const text = given.get("q") ?? "";
    form.q.value = text.length > form.q.maxLength ? "" : text;
    for (const select of [form.in, form.time]) {
      select.value = given.get(select.name);
      if (!select.value) select.selectedIndex = 0;
    }
    tags = [...new Set(given.getAll("tag"))].filter((tag) => tagLinks.has(tag)).slice(0, 8);
  }

  function address(text, tags) {
    const asked = [["q", text.trim()], ["in", form.in.value], ["time", form.time.value], ...tags.map((tag) => ["tag", tag])];
    return "?" + new URLSearchParams(asked.filter(([, value]) => value));
  }

  const keep = () => history.replaceState(history.state, "", address(form.q.value, tags) + location.hash);

  function entriesOf(scope) {
    if (scope !== "saved") return ["/" + scope];
    try {
      return JSON.parse(localStorage.getItem(`crumb:${base.pathname}:saved`)).slice(0, 500).map((id) => "=" + id);
    } catch {
      return [];
    }
  }

  // How many recipes have everything, and the best of them; nothing where nothing is asked.
  async function find(words) {
    const filters = tags.map((tag) => ["#" + tag]);
    if (form.in.value) filters.push(entriesOf(form.in.value));
    if (form.time.value) filters.push(["!" + form.time.value]);
    const scores = await Promise.all([...words.map((word) => scoresOf(word, true)), ...filters.map(anyOf)]);
    const told = scores.filter(Boolean);
    if (!told.length) return null;
    const sums = told[0].slice();
    for (const score of told.slice(1)) {
      for (let recipe = 0; recipe < score.length; recipe++) {
        sums[recipe] = sums[recipe] && score[recipe] && sums[recipe] + score[recipe];
      }
    }
    // A word of which too many files tell counts in the titles that are read.
    if (scores.includes(null)) {
      for (const recipe of atHand(words)) sums[recipe] &&= sums[recipe] + 8;
    }
    const missed = words.filter((_, index) => scores[index]?.every((score) => !score));
    return { count: sums.filter(Boolean).length, missed, best: (most) => best(sums, most) };
  }

  function best(sums, most) {
    const ranks = [];
    for (let recipe = 0; recipe < sums.length; recipe++) {
      const rank = sums[recipe] && (ranks[sums[recipe]] ??= []);
      if (rank && rank.length < most) rank.push(recipe);
    }
    return ranks.reverse().flat().slice(0, most);
  }

  // What is shown

  function element(name, content, properties) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...content);
    return made;
  }

  function row(recipe) {
    const [title, line] = rows[recipe];
    const [time, lang, id = title.replace(/[^A-Za-z0-9]+/g, "-").toLowerCase()] = line.split("\t").slice(2);
    const name = element("span", [title], { className: "name", ...(lang && { lang }) });
    const fact = time ? [" ", element("span", [time], { className: "fact" })] : [];
    const href = new URL(`recipes/${encodeURIComponent(id)}/`, base);
    return element("li", [element("a", [name, ...fact], { href })]);
  }

  // Rows that are there already stay.
  function place(recipes) {
    while (shown.some((recipe, index) => recipe !== recipes[index])) {
      shown.pop();
      results.lastChild.remove();
    }
    results.append(...recipes.slice(shown.length).map(row));
    shown = [...recipes];
  }

  async function show(found, most, now) {
    const { chunk } = await directory();
    const wanted = found?.best(most) ?? [];
    await Promise.all([...new Set(wanted.map((recipe) => Math.floor(recipe / chunk)))].map(titles));
    if (now !== turn) return;
    place(wanted);
    further.hidden = wanted.length === (found?.count ?? 0);
    further.firstElementChild.onclick = () => show(found, most + rowsAtOnce, now);
  }

  function reveal(count) {
    results.hidden = !count;
    if (!count) further.hidden = true;
    // A long list is put aside rather than taken apart, where a browser can.
    if (CSS.supports("content-visibility", "hidden")) everything.style.contentVisibility = count ? "hidden" : "";
    else everything.hidden = count > 0;
  }

  const link = (text, href, label) => element("li", [element("a", [text], { href, ariaLabel: label ?? null })]);

  // The tags that are set, to be taken away, and those that begin like the last word.
  function tagOffers() {
    const [, rest, last] = /^(.*?)(\S*)$/s.exec(form.q.value);
    const set = tags.map((tag) => {
      const others = tags.filter((other) => other !== tag);
      return link(titleOf(tag) + " ×", address(form.q.value, others), say.without.replace("{tag}", titleOf(tag)));
    });
    const alike = [...tagLinks.keys()].filter((tag) => last && fold(titleOf(tag)).startsWith(fold(last)));
    const offered = alike.filter((tag) => !tags.includes(tag)).slice(0, 3);
    return [...set, ...offered.map((tag) => link("# " + titleOf(tag), address(rest, [...tags, tag])))];
  }

  // How many letters are to be changed, left out or put in.
  function distance(a, b) {
    let last = [...Array(b.length + 1).keys()];
    for (let i = 1; i <= a.length; i++) {
      const line = [i];
      for (let j = 1; j <= b.length; j++) {
        line[j] = Math.min(last[j] + 1, line[j - 1] + 1, last[j - 1] + (a[i - 1] !== b[j - 1]));
      }
      last = line;
    }
    return last[b.length];
  }

  async function spellings(words, missed) {
    const { spelling } = await directory();
    const known = (await load(`spelling/${spelling}.txt`, (answer) => answer.text())).split("\n");
    const near = new Map(missed.map((word) => {
      const limit = word.length < 3 ? 0 : word.length < 5 ? 1 : 2;
      const similar = known.filter(({ length }) => Math.abs(length - word.length) <= limit);
      const ways = similar.map((other) => [distance(word, other), other]);
      return [word, ways.filter(([far]) => far <= limit).sort(([a], [b]) => a - b)];
    }));
    const ranks = [0, 1, 2].filter((rank) => missed.every((word) => near.get(word)[rank]));
    const texts = ranks.map((rank) => words.map((word) => near.get(word)?.[rank][1] ?? word).join(" "));
    return texts.map((text) => link(text, address(text, tags)));
  }

  // From a key to the results

  // Where files are on their way, the titles that are read answer alone for a moment.
  function showAtHand(words) {
    if (tags.length || form.in.value || form.time.value || !words.join("")[1]) return;
    const recipes = atHand(words, rowsAtOnce);
    if (!recipes.length) return;
    place(recipes);
    reveal(recipes.length);
  }

  async function search() {
    const now = ++turn;
    const words = wordsOf(form.q.value);
    const isHere = words.every((word) => index && shardsOf(word, true)?.every((path) => arrived.has(path)) !== false);
    // Files are asked for before anything is drawn.
    const answer = find(words);
    answer.catch(() => {});
    if (!isHere) showAtHand(words);
    if (words.length && !navigator.connection?.saveData) {
      if (!isAhead) readAhead().catch(() => (isAhead = false));
      readOn(words, now).catch(() => {});
    }
    const offers = tagOffers();
    let [count, text] = [0, ""];
    try {
      const found = await answer;
      count = found?.count ?? 0;
      if (found) text = count ? say.found.replace("{count}", count) : say.nothing;
      if (found?.missed.length) offers.push(...(await spellings(words, found.missed)));
      if (now !== turn) return;
      await show(found, rowsAtOnce, now);
    } catch {
      files.clear();
      arrived.clear();
      index = null;
      [count, text] = [0, say.failed];
    }
    if (now !== turn) return;
    reveal(count);
    chips.replaceChildren(...offers);
    chips.hidden = !offers.length;
    status.textContent = text;
  }

  if (form && finds) {
    form.addEventListener("input", () => {
      search();
      clearTimeout(timer);
      timer = setTimeout(keep, 400);
    });
    form.addEventListener("change", keep);
    // The first letter waits for one file less.
    form.addEventListener("focusin", () => directory().catch(() => files.clear()), { once: true });
    form.addEventListener("submit", (event) => event.preventDefault());
    read();
    if (location.search) search();
  }
}
