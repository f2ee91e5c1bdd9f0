// What every page does: real pops, and timers that run.
"use strict";
{
  // A pop goes back to the entry that shows the page already, so that Forward survives.
  function pop(event) {
    const link = event.target.closest?.(".breadcrumb a, .back, .brand");
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!link || button || altKey || ctrlKey || metaKey || shiftKey) return;
    const before = window.navigation?.entries().slice(0, navigation.currentEntry?.index ?? 0);
    const entry = before?.findLast(({ url }) => url === link.href);
    if (!entry) return;
    event.preventDefault();
    navigation.traverseTo(entry.key);
  }

  // The script of the timers is loaded once one runs or is to begin.

  const { script } = document.getElementById("timers")?.dataset ?? {};
  const showTimers = () => script && cookbook.load("timers")?.length && cookbook.run(script);

  async function startTimer({ target }) {
    const button = target.closest?.("[data-seconds]");
    if (!button || !script) return;
    await cookbook.run(script);
    timers.start(button);
  }

  for (const act of [pop, startTimer]) document.addEventListener("click", act);
  showTimers();
  cookbook.watch("timers", showTimers);
}
