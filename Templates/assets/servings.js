// The controls for servings and measures; what counts and converts is loaded when it is needed.
"use strict";
{
  const key = `crumb:${new URL("..", document.currentScript.src).pathname}:measures`;
  const place = document.getElementById("servings");
  const load = async (event) => {
    const { start } = await import(place.querySelector("output").dataset.script);
    start(event);
  };
  // The way back leads to as many servings as one came from.
  const [before] = document.referrer.split("?");
  for (const link of document.querySelectorAll(".breadcrumb a, .back")) {
    if (link.href === before) link.href = document.referrer;
  }
  if (place) {
    let isChosen = /[?&]x=/.test(location.search);
    try {
      isChosen ||= localStorage.getItem(key);
    } catch {
      // Without storage nothing is remembered.
    }
    if (isChosen) load();
    else ["click", "change"].forEach((kind) => place.addEventListener(kind, load, { once: true }));
  }
}
