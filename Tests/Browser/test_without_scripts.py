"""Without scripts no page shows a control that does nothing, be it in a browser that knows no styles."""

import html.parser
import re
import shutil
import subprocess

import pytest

# What asks a reader to do something, and what text browsers show though it is to be kept from sight.
CONTROLS = {"button", "select", "textarea", "input", "form", "output", "template", "dialog"}


class DeadControls(html.parser.HTMLParser):
    """Collects the controls of a page that need a script; what lies in a block of text is none."""

    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        works = "popovertarget" in given or given.get("type") == "checkbox" and "disabled" not in given
        if "hidden" in given or "disabled" in given or (tag in CONTROLS and not works):
            self.found.append(self.get_starttag_text())


def test_no_page_holds_a_control_that_needs_a_script(folder):
    pages = sorted(folder.rglob("*.html"))
    assert len(pages) > 100
    for page in pages:
        parser = DeadControls()
        parser.feed(page.read_text())
        assert parser.found == [], page.relative_to(folder)


PAGES = [
    "", "categories/dessert/", "recipes/apple-pie/", "recipes/apple-pie/pie-crust/",
    "recipes/baklava/cook/", "recipes/", "today/", "saved/", "shopping-list/", "404.html", "offline.html",
]


@pytest.mark.skipif(not shutil.which("w3m"), reason="w3m is not installed")
@pytest.mark.parametrize("path", PAGES)
def test_a_text_browser_shows_what_can_be_read_and_followed(folder, path):
    file = folder / "cookbook" / path
    file = file if file.suffix else file / "index.html"
    text = subprocess.run(
        ["w3m", "-dump", "-cols", "80", file], check=True, capture_output=True, text=True).stdout
    assert text.strip().startswith("Skip to the content")
    words = "Pause|Stop|Timer|Save|Share|Copy as text|Send|Print|Clear|Remove|Continue|Show more|Layout"
    assert re.findall(rf"^\W*(?:{words})\b(?!d).*", text, re.MULTILINE) == []
    assert not re.search("As written|Any time|× ?$|−|Nothing is saved|There is nothing to buy", text, re.MULTILINE)
    # A box stands before the words that it belongs to, not on a line of its own.
    assert re.findall(r"\[ \]\s*$", text, re.MULTILINE) == []


@pytest.mark.parametrize("path", PAGES)
def test_without_scripts_nothing_is_left_where_controls_would_be(open_page, path):
    page = open_page(path, script=False)
    selectors = ".finder, .choices, .servings, .note, .times, .own .actions, .ingredients .actions, .finds"
    heights = page.locator(selectors).evaluate_all("all => all.map(it => it.offsetHeight)")
    assert set(heights) <= {0}
