// The search of all recipes. Its index lies in small files, of which a search reads what it needs.
"use strict";
{
  const base = new URL("..", document.currentScript.src);
  const form = document.querySelector(".search");
  const finds = document.querySelector(".finds");
  const say = finds?.dataset;
  const [chips, results] = finds?.querySelectorAll("ul") ?? [];
  const [status, further] = finds?.querySelectorAll("p") ?? [];
  const [filesOfWord, rowsAtOnce] = [4, 16];
  const files = new Map();
  let [turn, timer, tags] = [0, 0, []];

  // Words, as the index has them

  const plain = { ı: "i", ø: "o", ß: "ss", æ: "ae", œ: "oe", đ: "d", ð: "d", ł: "l", þ: "th", ħ: "h", ŧ: "t", ς: "σ" };
  const accents = /([\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}])\p{M}+/gu;
  const spaceless = /([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u30ff\u3400-\u9fff\u{20000}-\u{3ffff}]+)/u;

  function fold(text) {
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

  function load(path, read, cache) {
    if (!files.has(path)) {
      const answer = fetch(new URL("search/" + path, base), { cache });
      files.set(path, answer.then((found) => (found.ok ? read(found) : Promise.reject())));
    }
    return files.get(path);
  }

  const json = (answer) => answer.json();
  const bytes = async (answer) => new Uint8Array(await answer.arrayBuffer());
  const directory = () => load("directory.json", json, "no-cache");

  // How well each recipe has an entry; nothing where too many files hold what begins like it.
  async function scoresOf(entry, isBeginning) {
    const { recipes, words } = await directory();
    let end = 2;
    while (words[end] <= entry) end += 2;
    const start = end - 2;
    while (isBeginning && words[end]?.startsWith(entry)) end += 2;
    if (end - start > 2 * filesOfWord) return null;
    const hashes = words.slice(start, end).filter((_, index) => index % 2);
    const shards = await Promise.all(hashes.map((hash) => load(`words/${hash}.bin`, bytes)));
    const scores = new Uint8Array(recipes);
    for (const shard of shards) scan(shard, new TextEncoder().encode(entry), isBeginning, scores);
    return scores;
  }

  function scan(shard, wanted, isBeginning, scores) {
    const word = [];
    let at = 0;
    function number() {
      let [value, shift] = [0, 0];
      do {
        value |= (shard[at] & 127) << shift;
        shift += 7;
      } while (shard[at++] & 128);
      return value;
    }
    while (at < shard.length) {
      word.length = shard[at++];
      for (let rest = shard[at++]; rest; rest--) word.push(shard[at++]);
      const end = number() + at;
      const isWhole = word.length === wanted.length;
      const isMeant = (isWhole || isBeginning) && wanted.every((byte, index) => byte === word[index]);
      for (let recipe = -1; isMeant && at < end; ) {
        const step = number();
        recipe += step >> 2;
        scores[recipe] = Math.max(scores[recipe], 7 - 2 * (step & 3) + isWhole);
      }
      at = end;
    }
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

  // The recipes that have everything, the best first; nothing where nothing is asked.
  async function find(words) {
    const filters = tags.map((tag) => ["#" + tag]);
    if (form.in.value) filters.push(entriesOf(form.in.value));
    if (form.time.value) filters.push(["!" + form.time.value]);
    const scores = await Promise.all([...words.map((word) => scoresOf(word, true)), ...filters.map(anyOf)]);
    const told = scores.filter(Boolean);
    const ranks = [];
    for (let recipe = 0; recipe < told[0]?.length; recipe++) {
      let rank = 0;
      for (const score of told) rank = score[recipe] ? rank + score[recipe] : NaN;
      if (rank) (ranks[rank] ??= []).push(recipe);
    }
    const missed = words.filter((_, index) => scores[index]?.every((score) => !score));
    return told.length ? { recipes: ranks.reverse().flat(), missed } : null;
  }

  // What is shown

  function element(name, content, properties) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...content);
    return made;
  }

  async function row(recipe) {
    const { titles, chunk } = await directory();
    const rows = await load(`titles/${titles}/${Math.floor(recipe / chunk)}.json`, json);
    const [title, id, time, lang] = rows[recipe % chunk];
    const name = element("span", [title], { className: "name", ...(lang && { lang }) });
    const fact = time ? [" ", element("span", [time], { className: "fact" })] : [];
    const href = new URL(`recipes/${encodeURIComponent(id)}/`, base);
    return element("li", [element("a", [name, ...fact], { href })]);
  }

  async function show(recipes, now) {
    const shown = results.children.length;
    const next = await Promise.all(recipes.slice(shown, shown + rowsAtOnce).map(row));
    if (now !== turn) return;
    results.append(...next);
    further.hidden = results.children.length === recipes.length;
    further.firstElementChild.onclick = () => show(recipes, now);
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
    const known = (await load(`words/${spelling}.txt`, (answer) => answer.text())).split("\n");
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

  async function search() {
    const now = ++turn;
    const words = wordsOf(form.q.value);
    const offers = tagOffers();
    let [count, text] = [0, ""];
    try {
      const found = await find(words);
      count = found?.recipes.length;
      if (found) text = count ? say.found.replace("{count}", count) : say.nothing;
      if (found?.missed.length) offers.push(...(await spellings(words, found.missed)));
      if (now !== turn) return;
      results.replaceChildren();
      await show(found?.recipes ?? [], now);
    } catch {
      files.clear();
      [count, text] = [0, say.failed];
    }
    if (now !== turn) return;
    [results.hidden, document.querySelector(".everything").hidden] = [!count, count > 0];
    if (!count) further.hidden = true;
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
