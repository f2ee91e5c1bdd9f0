"""The preview: save a file, and the page that shows it is new; the reader's place is kept."""

import re
import shutil
import signal
import subprocess

import pytest
from playwright.sync_api import expect

from conftest import CRUMB, ROOT, wait_until

RECIPE = "recipes/shortbread-biscuits/"
FILE = "Content/dessert/shortbread-biscuits.md"


class Preview:
    """`crumb serve` in a folder, on a copy of the example cookbook where it has none of its own."""

    def __init__(self, folder, program=CRUMB):
        self.folder, self.program = folder, program
        if not (folder / "Content").exists():
            shutil.copytree(ROOT / "Content", folder / "Content")
        self.start(0)

    def start(self, port):
        self.process = subprocess.Popen(
            [self.program, "serve", "--port", str(port)], cwd=self.folder,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.address = re.search(r"http://\S+/", self.process.stdout.readline())[0]
        assert "recipes: shown" in self.process.stdout.readline()

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        assert self.process.wait(10) == 0

    def save(self, name, old, new):
        """Changes a file the way most editors do: a new one takes the old one's place."""
        path = self.folder / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        draft = path.with_name("." + path.name)
        draft.write_text(text.replace(old, new), encoding="utf-8")
        draft.replace(path)

    def copy(self, name):
        """Puts a file of the theme into the project."""
        path = self.folder / "Templates" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "Templates" / name, path)


@pytest.fixture
def preview(tmp_path):
    preview = Preview(tmp_path)
    yield preview
    if preview.process.poll() is None:
        preview.stop()


@pytest.fixture
def visit(browser, preview):
    """Opens a page of the preview in a window of its own; `page.loads` counts its loadings."""
    contexts = []

    def visit(path, height=700):
        context = browser.new_context(viewport={"width": 900, "height": height})
        contexts.append(context)
        page = context.new_page()
        page.loads = []
        page.on("load", lambda _: page.loads.append(page.url))
        page.goto(preview.address + path)
        # Once it listens, it asks for its own version.
        wait_until(page, """() => performance.getEntries().filter(
            ({ name }) => name.split("#")[0] === location.href.split("#")[0]).length > 1""")
        return page

    yield visit
    for context in contexts:
        context.close()


def hide(page, hidden):
    """Lets a page believe that another tab is in front of it, or that it is again."""
    page.evaluate("""hidden => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }""", hidden)


@pytest.mark.parametrize("new, loads", [
    ("prick each one twice", 1), ("prick each one\n10. Dust with sugar", 2),
    ("prick each one for 5 minutes", 2), ("prick each **one**", 2),
])
def test_a_step_is_new_and_the_place_stays(preview, visit, new, loads):
    """Words alone change in place; where more does, the page comes anew."""
    page = visit(RECIPE, height=300)
    page.locator("#step-9").scroll_into_view_if_needed()
    page.wait_for_timeout(100)
    before = page.evaluate("scrollY")
    assert before > 0
    preview.save(FILE, "prick each one with a fork", new)
    expect(page.locator("#step-9")).not_to_contain_text("with a fork")
    page.wait_for_load_state("load")
    # The browser goes back to the place bit by bit while the page grows.
    wait_until(page, f"() => Math.abs(scrollY - {before}) < 60")
    assert len(page.loads) == loads


def test_words_change_in_place_again_and_again_and_what_scripts_did_stays(preview, visit):
    page = visit(RECIPE)
    page.locator("article.recipe input[type=checkbox]").nth(2).check()
    page.evaluate("window.here = true")
    for old, new in (("until firm", "until hard"), ("until hard", "until it is hard")):
        preview.save(FILE, old, new)
        expect(page.locator("#step-7")).to_contain_text(new)
    data = page.locator("script[type='application/ld+json']").text_content()
    assert "until it is hard" in data and "until firm" not in data
    assert page.evaluate("window.here")
    expect(page.locator("article.recipe input[type=checkbox]").nth(2)).to_be_checked()


def test_words_that_a_script_has_changed_come_with_the_page(preview, visit):
    page = visit(RECIPE)
    page.evaluate("document.querySelector('#step-7 .step-text, #step-7').append(' Mine.')")
    page.evaluate("""() => {
        const words = document.createTreeWalker(document.querySelector("#step-7"), 4);
        while (words.nextNode()) words.currentNode.data = words.currentNode.data.replace("firm", "F");
    }""")
    preview.save(FILE, "until firm", "until hard")
    expect(page.locator("#step-7")).to_contain_text("until hard")
    expect(page.locator("#step-7")).not_to_contain_text("Mine.")


def test_a_title_is_new_on_every_page_that_shows_it(preview, visit):
    pages = [visit(path) for path in (RECIPE, "categories/dessert/", "recipes/", "")]
    preview.save(FILE, "# Shortbread Biscuits", "# Shortbread Fingers")
    expect(pages[0].locator("h1")).to_have_text("Shortbread Fingers")
    for page in pages[:3]:
        expect(page.get_by_text("Shortbread Fingers").first).to_be_attached()


def test_a_page_that_shows_nothing_of_it_is_left_alone(preview, visit):
    other, page = visit("recipes/baklava/"), visit(RECIPE)
    preview.save(FILE, "until firm", "until quite firm")
    expect(page.locator("#step-7")).to_contain_text("quite firm")
    other.wait_for_timeout(200)
    assert len(other.loads) == 1


def test_a_stylesheet_is_swapped_without_a_reload(preview, visit):
    preview.copy("assets/style.css")
    page = visit(RECIPE)
    page.evaluate("window.here = true")
    style = preview.folder / "Templates/assets/style.css"
    style.write_text(style.read_text() + "\nh1 { letter-spacing: 7px; }\n")
    expect(page.locator("h1")).to_have_css("letter-spacing", "7px")
    assert page.evaluate("window.here")
    expect(page.locator("head link[rel=stylesheet]")).to_have_count(1)


def test_a_template_is_new(preview, visit):
    preview.copy("layout.mustache")
    page = visit(RECIPE)
    preview.save("Templates/layout.mustache", "</body>", "<p id='mine'>Mine</p></body>")
    expect(page.locator("#mine")).to_have_text("Mine")


def test_the_words_and_the_title_of_the_site_are_new(preview, visit):
    page = visit("")
    preview.save("Content/site.yml", "title: Cookbook", "title: Our Cookbook")
    expect(page).to_have_title("Our Cookbook")
    preview.copy("words/en.yml")
    preview.save("Templates/words/en.yml", "categories: Categories", "categories: Shelves")
    expect(page.get_by_text("Shelves").first).to_be_attached()


def test_a_photo_is_new(preview, visit):
    page = visit(RECIPE)
    photo = page.locator("article img").first
    photo.evaluate("image => image.decode()")
    with page.expect_event("load"):
        shutil.copy(
            ROOT / "Content/dessert/mochi.jpg",
            preview.folder / "Content/dessert/shortbread-biscuits.jpg")


def test_errors_come_over_the_page_and_go_away(preview, visit):
    page = visit(RECIPE)
    preview.save(FILE, "# Shortbread", "---\ntitle: [\n---\n# Shortbread")
    panel = page.locator("crumb-errors")
    expect(panel.get_by_role("heading", level=1)).to_have_text("One error stands in the way")
    expect(panel.locator(".diagnostic-place")).to_contain_text(f"{FILE}:2:8")
    expect(page.locator("h1").first).to_have_text("Shortbread Biscuits")
    panel.get_by_role("button", name="Show the last good page").click()
    expect(panel).to_have_count(0)
    preview.save(FILE, "---\ntitle: [\n---\n", "")
    preview.save(FILE, "until firm", "until quite firm")
    expect(page.locator("#step-7")).to_contain_text("quite firm")
    expect(panel).to_have_count(0)


def test_the_step_of_cook_mode_and_the_ticks_are_kept(preview, visit):
    page = visit(RECIPE)
    page.locator("article.recipe input[type=checkbox]").nth(1).check()
    preview.save(FILE, "until firm", "until quite firm")
    expect(page.locator("#step-7")).to_contain_text("quite firm")
    boxes = page.locator("article.recipe input[type=checkbox]")
    expect(boxes.nth(1)).to_be_checked()
    expect(boxes.nth(0)).not_to_be_checked()

    page.goto(preview.address + RECIPE + "cook/#step-3")
    expect(page.locator(".card:not([inert])")).to_have_attribute("id", "step-3")
    preview.save(FILE, "the mixture is almost white", "the mixture is white")
    expect(page.locator("#step-3")).to_contain_text("mixture is white")
    expect(page.locator(".card:not([inert])")).to_have_attribute("id", "step-3")


def test_the_path_that_one_came_by_is_kept(preview, visit):
    page = visit("recipes/apple-pie/pie-crust/#via=mochi/tiramisu/apple-pie")
    trail = page.locator("nav.breadcrumb").inner_text()
    url = page.url
    preview.save("Content/dessert/pie-crust.md", "# Pie Crust", "# Pie Crust Dough")
    expect(page.locator("h1")).to_have_text("Pie Crust Dough")
    assert page.url == url
    assert page.locator("nav.breadcrumb").inner_text() == trail.replace(
        "Pie Crust", "Pie Crust Dough")


def test_a_tab_in_the_background_catches_up(preview, visit):
    page = visit(RECIPE)
    hide(page, True)
    preview.save(FILE, "until firm", "until quite firm")
    page.wait_for_timeout(300)
    assert len(page.loads) == 1
    hide(page, False)
    expect(page.locator("#step-7")).to_contain_text("quite firm")


def test_a_browser_finds_the_preview_again_when_it_was_started_anew(preview, visit):
    page = visit(RECIPE)
    port = int(preview.address.rsplit(":", 1)[1].rstrip("/"))
    preview.stop()
    preview.save(FILE, "until firm", "until quite firm")
    page.wait_for_timeout(300)
    expect(page.locator("h1")).to_have_text("Shortbread Biscuits")
    preview.start(port)
    expect(page.locator("#step-7")).to_contain_text("quite firm", timeout=15000)


def test_a_recipe_that_is_deleted_says_so_and_comes_back(preview, visit):
    page = visit(RECIPE)
    away = preview.folder / "away.md"
    (preview.folder / FILE).rename(away)
    page.wait_for_selector(".not-found-page")
    away.rename(preview.folder / FILE)
    expect(page.locator("h1")).to_have_text("Shortbread Biscuits")
