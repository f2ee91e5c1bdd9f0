// The picker of the presentation; boot.js applies the choice on the next page.
"use strict";
{
  const key = `crumb:${new URL("..", document.currentScript.src).pathname}:experience`;
  const root = document.documentElement;
  const picker = document.querySelector(".picker");
  const select = picker?.querySelector("select");

  function apply(experience) {
    if (![...select.options].some((option) => option.value === experience)) return;
    root.dataset.experience = select.value = experience;
  }

  function remembered() {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function choose() {
    apply(select.value);
    try {
      localStorage.setItem(key, select.value);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }

  if (select) {
    apply(root.dataset.experience);
    picker.hidden = false;
    select.addEventListener("change", choose);
    addEventListener("storage", (event) => event.key === key && apply(event.newValue));
    addEventListener("pageshow", (event) => event.persisted && apply(remembered()));
  }
}
