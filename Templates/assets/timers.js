// Timers: any number at once, kept by the moment they end, so that they go on from page to page.
"use strict";
{
  const key = `crumb:${new URL("..", document.currentScript.src).pathname}:timers`;
  const hour = 3600_000;
  const most = 20;
  const template = document.getElementById("timers");
  let kept = load();
  let tray, row, spoken, ticking;

  function isTimer(timer) {
    return Number.isFinite(timer?.end) && typeof timer.name === "string"
      && timer.name.length <= 300
      && timer.end > Date.now() - hour && timer.end < Date.now() + 1000 * hour;
  }

  function load() {
    try {
      const timers = JSON.parse(localStorage.getItem(key));
      return Array.isArray(timers) ? timers.filter(isTimer).slice(0, most) : [];
    } catch {
      return [];
    }
  }

  function save(timers) {
    try {
      localStorage.setItem(key, JSON.stringify(timers));
    } catch {
      // Without storage a timer lasts as long as the page.
    }
    kept = timers;
  }

  function clock(milliseconds) {
    const left = Math.ceil(milliseconds / 1000);
    const parts = [Math.floor(left / 60) % 60, left % 60].map((n) => String(n).padStart(2, "0"));
    return (left >= 3600 ? [Math.floor(left / 3600), ...parts] : parts).join(":");
  }

  function open() {
    if (tray) return;
    tray = template.content.firstElementChild.cloneNode(true);
    row = tray.querySelector("li");
    row.remove();
    spoken = tray.querySelector("[role=status]");
    document.body.append(tray);
  }

  function draw() {
    const list = tray.querySelector("ul");
    list.replaceChildren(...kept.map((timer) => {
      const item = row.cloneNode(true);
      item.querySelector(".timer-name").textContent = timer.name;
      const stop = item.querySelector("button");
      stop.setAttribute("aria-label", `${stop.textContent.trim()}: ${timer.name}`);
      stop.addEventListener("click", () => remove(timer));
      return item;
    }));
    tray.hidden = !kept.length;
    tick();
  }

  function tick() {
    const rows = tray.querySelectorAll("li");
    kept.forEach((timer, index) => {
      const left = timer.end - Date.now();
      rows[index].classList.toggle("is-over", left <= 0);
      rows[index].querySelector(".timer-left").textContent =
        left > 0 ? clock(left) : tray.dataset.over;
      if (left <= 0 && !timer.told) tell(timer);
    });
    clearTimeout(ticking);
    if (kept.some((timer) => timer.end > Date.now())) ticking = setTimeout(tick, 1000);
  }

  function tell(timer) {
    timer.told = true;
    spoken.textContent = `${timer.name}: ${tray.dataset.over}`;
    navigator.vibrate?.([400, 200, 400]);
    save(kept);
  }

  function remove(timer) {
    save(kept.filter((other) => other !== timer));
    draw();
  }

  function start(button) {
    const seconds = Number(button.dataset.seconds);
    const title = document.querySelector("h1")?.textContent.trim() ?? "";
    const card = button.closest("section")?.querySelector("h2")?.textContent.trim() ?? "";
    const time = button.querySelector("time")?.textContent.trim();
    const name = [title, card, time].filter(Boolean).join(" · ").slice(0, 300);
    save([...kept, { name, end: Date.now() + seconds * 1000 }].slice(-most));
    open();
    draw();
    spoken.textContent = name;
  }

  if (template) {
    if (kept.length) {
      open();
      draw();
    }
    addEventListener("storage", (event) => {
      if (event.key !== key) return;
      kept = load();
      open();
      draw();
    });
    for (const button of document.querySelectorAll("button[data-seconds]")) {
      button.disabled = false;
      button.addEventListener("click", () => start(button));
    }
  }
}
