// The picker of the presentation; boot.js applies the choice on the next page.
"use strict";
{
  const root = document.documentElement;
  const select = document.querySelector(".picker select");

  function apply(experience) {
    if (![...select.options].some((option) => option.value === experience)) return;
    root.dataset.experience = select.value = experience;
  }

  function choose() {
    apply(select.value);
    cookbook.save("experience", select.value);
  }

  if (select) {
    apply(root.dataset.experience);
    select.addEventListener("change", choose);
    cookbook.watch("experience", () => apply(cookbook.load("experience")));
  }
}
