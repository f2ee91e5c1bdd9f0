// Step by step: one card at a time by keys and buttons, and a screen that stays awake.
"use strict";
{
  const deck = document.querySelector(".deck");
  const sheet = document.querySelector(".sheet");
  const cards = deck ? [...deck.children] : [];
  let shown = -1;
  let wanted = -1;

  const place = (id) => cards.findIndex((card) => card.id === id);
  const control = (card, way) =>
    card.querySelector(`.turn a[rel="${way}"]`) ?? card.querySelector(".turn a");

  // The cards out of sight are inert, and the address names the card without a new entry, so that
  // Back leaves the deck.
  function mark(index) {
    if (index === shown) return;
    shown = index;
    cards.forEach((card, at) => (card.inert = at !== index));
    const hash = "#" + cards[index].id;
    if (location.hash !== hash) history.replaceState(history.state, "", hash);
  }

  function turn(index, way, behavior = "auto") {
    const next = Math.max(0, Math.min(index, cards.length - 1));
    if (next === shown) return;
    const moves = deck.contains(document.activeElement);
    wanted = next;
    mark(next);
    cards[next].scrollIntoView({ behavior, inline: "start", block: "nearest" });
    if (moves) control(cards[next], way)?.focus({ preventScroll: true });
  }

  function turnByKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target.closest?.("input, select, textarea, .sheet")) return;
    const forward = getComputedStyle(deck).direction === "rtl" ? -1 : 1;
    const aims = {
      ArrowRight: shown + forward, ArrowLeft: shown - forward, Home: 0, End: cards.length - 1,
    };
    if (!Object.hasOwn(aims, event.key)) return;
    event.preventDefault();
    turn(aims[event.key], aims[event.key] < shown ? "prev" : "next");
  }

  function turnByLink(event) {
    const link = event.target.closest(".turn a");
    if (!link || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    turn(shown + (link.rel === "prev" ? -1 : 1), link.rel);
  }

  // The ingredients are laid over the step, which stays where it is.
  function peek(event) {
    const link = event.target.closest(".peek");
    if (!link || !sheet?.showPopover || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const list = cards[0].querySelector(".card-body").cloneNode(true);
    list.querySelector(".servings")?.remove();
    sheet.replaceChildren(sheet.firstElementChild, list);
    sheet.showPopover();
  }

  // While the deck glides to a card, those that pass by are not the one on show.
  function follow(entries) {
    for (const { target, isIntersecting } of entries) {
      const index = cards.indexOf(target);
      if (!isIntersecting) continue;
      if (wanted < 0) mark(index);
      if (wanted === index) wanted = -1;
    }
  }

  async function stayAwake() {
    if (document.visibilityState !== "visible") return;
    try {
      await navigator.wakeLock?.request("screen");
    } catch {
      // The battery is low, or the reader said no: the screen sleeps as ever.
    }
  }

  if (cards.length) {
    turn(Math.max(0, place(location.hash.slice(1))), "next", "instant");
    const observer = new IntersectionObserver(follow, { root: deck, threshold: 0.6 });
    cards.forEach((card) => observer.observe(card));
    document.addEventListener("keydown", turnByKey);
    deck.addEventListener("click", turnByLink);
    deck.addEventListener("click", peek);
    sheet?.firstElementChild.addEventListener("click", () => sheet.hidePopover());
    for (const kind of ["pointerdown", "wheel", "touchstart"]) {
      deck.addEventListener(kind, () => (wanted = -1), { passive: true });
    }
    addEventListener("hashchange", () => turn(place(location.hash.slice(1)), "next"));
    document.addEventListener("visibilitychange", stayAwake);
    stayAwake();
  }
}
