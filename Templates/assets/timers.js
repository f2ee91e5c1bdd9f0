// Timers: any number at once, kept by the moment they end, so that they go on from page to page. One
// that is paused is kept by what is left of it.
"use strict";
const timers = (() => {
  const hour = 3600_000;
  const most = 20;
  const template = document.getElementById("timers");
  let kept = load();
  let tray, row, spoken, ticking, audio;

  function isTimer({ end, left, name } = {}) {
    const until = left ?? end - Date.now();
    return typeof name === "string" && name.length <= 300
      && Number.isFinite(until) && until > (left ? 0 : -hour) && until < 1000 * hour;
  }

  function load() {
    const all = cookbook.load("timers");
    return Array.isArray(all) ? all.filter((timer) => timer && isTimer(timer)).slice(0, most) : [];
  }

  function save(next) {
    cookbook.save("timers", next);
    kept = next;
  }

  const isRunning = (timer) => !timer.left && timer.end > Date.now();

  function clock(milliseconds) {
    const left = Math.ceil(milliseconds / 1000);
    const parts = [Math.floor(left / 60) % 60, left % 60].map((n) => String(n).padStart(2, "0"));
    return (left >= 3600 ? [Math.floor(left / 3600), ...parts] : parts).join(":");
  }

  // What is shown

  function open() {
    if (tray) return;
    tray = template.content.firstElementChild.cloneNode(true);
    row = tray.querySelector("li");
    row.remove();
    spoken = tray.querySelector("[role=status]");
    document.body.append(tray);
  }

  function draw() {
    tray.querySelector("ul").replaceChildren(...kept.map((timer) => {
      const item = row.cloneNode(true);
      item.querySelector(".timer-name").textContent = timer.name;
      const [pause, stop] = item.querySelectorAll("button");
      if (timer.left) pause.textContent = pause.dataset.resume;
      for (const button of [pause, stop]) {
        button.setAttribute("aria-label", `${button.textContent.trim()}: ${timer.name}`);
      }
      pause.addEventListener("click", () => hold(timer));
      stop.addEventListener("click", () => remove(timer));
      return item;
    }));
    tray.hidden = !kept.length;
    tick();
  }

  function tick() {
    const rows = tray.querySelectorAll("li");
    kept.forEach((timer, index) => {
      const left = timer.left ?? timer.end - Date.now();
      rows[index].classList.toggle("is-over", left <= 0);
      rows[index].querySelector("button").hidden = left <= 0;
      rows[index].querySelector(".timer-left").textContent =
        left > 0 ? clock(left) : tray.dataset.over;
      if (left <= 0 && !timer.told) tell(timer);
    });
    clearTimeout(ticking);
    if (kept.some(isRunning)) ticking = setTimeout(tick, 1000);
  }

  // What is told

  function tell(timer) {
    timer.told = true;
    spoken.textContent = `${timer.name}: ${tray.dataset.over}`;
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([400, 200, 400]);
    ring();
    save(kept);
  }

  // A browser lets a page sound and shake only after a gesture of its reader.
  function unmute() {
    if (kept.length && navigator.userActivation?.isActive) audio ??= new AudioContext();
  }

  // Three short tones, four times over.
  function ring() {
    if (!audio) return;
    const volume = audio.createGain();
    volume.gain.value = 0.2;
    volume.connect(audio.destination);
    for (let index = 0; index < 12; index += 1) {
      const tone = audio.createOscillator();
      const start = audio.currentTime + index * 0.25 + Math.floor(index / 3);
      tone.frequency.value = 880;
      tone.connect(volume);
      tone.start(start);
      tone.stop(start + 0.15);
    }
  }

  function silence() {
    audio?.close();
    audio = null;
  }

  // What the reader does

  function remove(timer) {
    silence();
    save(kept.filter((other) => other !== timer));
    draw();
  }

  function hold(timer) {
    const now = Date.now();
    const { left, end, ...rest } = timer;
    const other = left ? { ...rest, end: now + left } : { ...rest, left: Math.max(1, end - now) };
    const index = kept.indexOf(timer);
    save(kept.with(index, other));
    draw();
    tray.querySelectorAll("li")[index].querySelector("button").focus();
  }

  function start(button) {
    const time = button.querySelector("time");
    const [, hours = 0, minutes = 0, rest = 0] = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(time.dateTime) ?? [];
    const seconds = Number(button.dataset.seconds || hours * 3600 + minutes * 60 + Number(rest));
    const title = document.querySelector("h1")?.textContent.trim();
    const step = button.closest("li")?.querySelector("input")?.ariaLabel
      ?? button.closest("section")?.querySelector("h2")?.textContent.trim();
    const name = [title, step, time.textContent.trim()].filter(Boolean).join(" · ").slice(0, 300);
    save([...kept, { name, end: Date.now() + seconds * 1000 }].slice(-most));
    open();
    draw();
    spoken.textContent = name;
    unmute();
  }

  if (kept.length) {
    open();
    draw();
  }
  cookbook.watch("timers", () => {
    kept = load();
    open();
    draw();
  });
  for (const kind of ["click", "keydown"]) document.addEventListener(kind, unmute);
  return { start };
})();
