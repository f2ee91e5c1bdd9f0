"""How long it takes from a save to the browser showing it, in a cookbook of ten thousand recipes.

On a machine at rest, with the program that `make build` makes; a part of `make soak`.
"""

import os
import random
import statistics
import time

import pytest

from conftest import ROOT
from test_live import Preview

RECIPES, SAVES = 10_000, 15
FILE = "Content/shelf-7/recipe-7.md"
LAYOUT = "Templates/layout.mustache"

pytestmark = pytest.mark.skipif(
    "CRUMB_SOAK" not in os.environ, reason="`make soak` measures: no CRUMB_SOAK")

# Waits for words across reloads, and tells once the frame that shows them was painted.
WATCH = """(() => {
  const key = "crumb-test-awaited";
  function look(words) {
    if (localStorage.getItem(key) !== words) return;
    if (!document.documentElement?.textContent.includes(words)) {
      return requestAnimationFrame(() => look(words));
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      localStorage.removeItem(key);
      console.log(`shown ${words} ${Date.now()}`);
    };
    port2.postMessage(null);
  }
  window.awaitWords = (words) => { localStorage.setItem(key, words); look(words); };
  const words = localStorage.getItem(key);
  if (words) requestAnimationFrame(() => look(words));
})();"""


def recipe(number, chance):
    """A recipe of two kilobytes that leads to others."""
    words = "flour sugar butter garlic onion carrot tomato cumin paprika tofu lentils lime".split()
    lines = "".join(f"- {chance.randrange(1, 9)} cups {chance.choice(words)}\n" for _ in range(11))
    steps = "".join(
        f"{step}. Stir the {chance.choice(words)} and the {chance.choice(words)} for about"
        f" {chance.randrange(2, 40)} minutes, keeping the heat at a gentle simmer, and taste for"
        f" **salt** before you go on.\n" for step in range(1, 9))
    related = ", ".join(f"recipe-{chance.randrange(RECIPES)}" for _ in range(3))
    tags = ", ".join(chance.sample(["vegan", "quick", "party", "winter", "freezer"], 2))
    return (f"---\ntags: [{tags}]\nrelated: [{related}]\nprep: 20\ncook: 90\n---\n\n"
            f"# Recipe {number}\n\nThe dish to make when there are friends at the door.\n\n"
            f"**4 servings**\n\n## Ingredients\n\n{lines}\n## Method\n\n{steps}")


@pytest.fixture(scope="module")
def preview(tmp_path_factory):
    folder, chance = tmp_path_factory.mktemp("large"), random.Random(1)
    for number in range(RECIPES):
        path = folder / f"Content/shelf-{number % 40}/recipe-{number}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(recipe(number, chance), encoding="utf-8")
    preview = Preview(folder, ROOT / ".build/release/crumb")
    yield preview
    preview.stop()


@pytest.mark.parametrize("name, file, mark, milliseconds", [
    ("the text of a step", FILE, "1. Stir the ", 100),
    ("a title", FILE, "# Recipe 7", 300),
    ("the layout template", LAYOUT, "<body class=\"{{kind}}-page\">", 500),
])
def test_a_save_is_on_show_at_once(preview, browser, name, file, mark, milliseconds):
    if file == LAYOUT:
        preview.copy("layout.mustache")
        time.sleep(2)
    page = browser.new_page()
    page.add_init_script(WATCH)
    page.goto(preview.address + "recipes/recipe-7/")
    page.wait_for_timeout(1000)
    times, held = [], mark
    for save in range(SAVES):
        words = f"{name.split()[-1]}-{save}-{os.getpid()}"
        page.evaluate("words => awaitWords(words)", words)
        with page.expect_console_message(lambda told: f"shown {words} " in told.text) as told:
            start = time.time()
            preview.save(file, held, mark + words)
        times.append(float(told.value.text.split()[-1]) - start * 1000)
        held = mark + words
        page.wait_for_timeout(400)
    page.close()
    median = statistics.median(times)
    print(f"\n{name}: shown after {median:.0f} ms ({min(times):.0f} to {max(times):.0f}), "
          f"{SAVES} saves, {RECIPES} recipes")
    assert median <= milliseconds
