"""What is kept for when there is no network, and how it is given up again."""

import json
import shutil
import subprocess

import pytest

from conftest import CRUMB, ROOT, QuietHandler, address_of, lend_photos, made_once, served, wait_until

NO_WORKER = "async () => (await navigator.serviceWorker.getRegistrations()).length === 0"


class Handler(QuietHandler):
    """A host that lets browsers keep every file for ten minutes without asking."""

    def do_GET(self):
        self.server.asked.append(self.path)
        super().do_GET()

    def end_headers(self):
        if not self.path.endswith("/sw.js"):
            self.send_header("Cache-Control", "max-age=600")
        super().end_headers()


def build(folder):
    subprocess.run([CRUMB, "build", "--output", "host/book"], check=True, capture_output=True, cwd=folder)


def write(folder, path, text):
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


@pytest.fixture(scope="session")
def example(tmp_path_factory):
    """A small cookbook, built once for all tests that begin with it."""
    return made_once(tmp_path_factory, "example", make_example)


def make_example(folder):
    write(folder, "Content/site.yml", "title: Cookbook\nurl: https://example.org/book/\n")
    recipe = "# {}\n\n{}---\n\n- {}\n\n---\n\n1. {}\n"
    pie = "---\nrelated: crust\n---\n" + recipe.format("Pie", "![Pie](pie.jpg)\n\n", "apples", "Bake.")
    write(folder, "Content/pie.md", pie)
    write(folder, "Content/crust.md", recipe.format("Crust", "", "flour", "Knead."))
    write(folder, "Content/soup.md", recipe.format("Soup", "", "water", "Boil."))
    shutil.copy(ROOT / "Content/dessert/mochi.jpg", folder / "Content/pie.jpg")
    lend_photos(folder)
    build(folder)


class Cookbook:
    """A cookbook on a host, below `book/`, that can be changed and built anew."""

    def __init__(self, folder, server):
        self.folder = folder
        self.server = server
        self.server.asked = []
        self.address = address_of(server) + "book/"

    def write(self, path, text):
        write(self.folder, path, text)

    def build(self):
        build(self.folder)


@pytest.fixture
def book(example, tmp_path):
    own = shutil.copytree(example, tmp_path / "own", symlinks=True, copy_function=shutil.copy2)
    with served(own / "host", Handler) as server:
        yield Cookbook(own, server)


@pytest.fixture
def reader(browser, book):
    """Somebody's browser: `reader.open("recipes/pie/")`, with and without a network."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    # A network that is switched off here seems to be back for a moment at each new page, and a page that
    # is not kept would be asked for again, maybe on the way to the next.
    context.add_init_script("addEventListener('online', (event) => event.stopImmediatePropagation())")
    context.requests = []
    context.on("request", lambda request: context.requests.append(request.url))
    page = context.new_page()

    class Reader:
        def open(self, path, wait=True):
            page.goto(book.address + path)
            if wait:
                self.wait_until_kept(path)
            return page

        def wait_until_kept(self, path):
            wait_until(page, "url => navigator.serviceWorker.controller && caches.match(url)", book.address + path)

        def lose_network(self):
            page.wait_for_load_state("networkidle")
            context.set_offline(True)
            # What the worker had asked for by itself may still be on its way to the host.
            asked = None
            while asked != len(book.server.asked):
                asked = len(book.server.asked)
                page.wait_for_timeout(100)
            book.server.asked.clear()

        def find_network(self):
            # Whether there is a newer worker is asked past the network that is switched off here.
            assert [path for path in book.server.asked if not path.endswith("/sw.js")] == []
            context.set_offline(False)

    reader = Reader()
    reader.page = page
    reader.context = context
    yield reader
    context.close()


def heading(page):
    return page.locator("h1").inner_text()


def is_styled(page):
    return page.evaluate("getComputedStyle(document.querySelector('.bar')).position") == "sticky"


def test_visited_pages_open_without_a_network(reader):
    for path in ["recipes/pie/", "recipes/pie/crust/", "recipes/pie/cook/"]:
        reader.open(path)
    page = reader.open("recipes/pie/")
    wait_until(page, "() => document.querySelector('article img').naturalWidth > 0")
    reader.lose_network()
    for path, title in [("recipes/pie/", "Pie"), ("recipes/pie/crust/", "Crust")]:
        page = reader.open(path)
        assert heading(page) == title
        assert is_styled(page)
    page = reader.open("recipes/pie/")
    wait_until(page, "() => document.querySelector('article img').naturalWidth > 0")
    page = reader.open("recipes/pie/cook/")
    assert "Bake." in page.locator("main").inner_text()
    page = reader.open("", wait=False)
    assert heading(page) == "Cookbook"
    reader.find_network()


def test_the_very_first_page_is_kept_with_its_photo(reader):
    page = reader.open("recipes/pie/")
    wait_until(page, "() => caches.match(document.querySelector('article img').currentSrc)")
    reader.lose_network()
    page = reader.open("recipes/pie/")
    assert heading(page) == "Pie"
    wait_until(page, "() => document.querySelector('article img').naturalWidth > 0")


def test_what_is_asked_of_a_page_makes_no_second_copy_of_it(reader):
    reader.open("recipes/")
    reader.lose_network()
    page = reader.open("recipes/?q=pie", wait=False)
    assert heading(page) == "All recipes"


def test_a_page_that_is_not_kept_says_so_and_lists_those_that_are(reader):
    reader.open("recipes/pie/")
    reader.open("recipes/crust/")
    reader.lose_network()
    page = reader.open("recipes/soup/", wait=False)
    assert heading(page) == "You are offline"
    assert is_styled(page)
    links = page.locator("#kept a")
    links.first.wait_for()
    assert links.all_inner_texts() == ["Crust", "Pie"]
    links.first.click()
    page.wait_for_url("**/recipes/crust/")
    assert heading(page) == "Crust"
    reader.find_network()
    assert heading(reader.open("recipes/soup/")) == "Soup"


def test_in_place_of_a_path_that_is_not_kept_the_recipe_itself_will_do(reader):
    reader.open("recipes/crust/")
    reader.lose_network()
    page = reader.open("recipes/pie/crust/", wait=False)
    page.wait_for_url("**/book/recipes/crust/")
    assert heading(page) == "Crust"


def test_an_edit_is_seen_at_the_next_visit_with_a_network(reader, book):
    reader.open("recipes/soup/")
    reader.lose_network()
    reader.open("recipes/soup/")
    reader.find_network()
    book.write("Content/soup.md", "# Soup\n\n---\n\n- hot water\n\n---\n\n1. Boil.\n")
    book.build()
    assert "hot water" in reader.open("recipes/soup/").locator("main").inner_text()
    kept = "async url => (await (await caches.match(url)).text()).includes('hot water')"
    wait_until(reader.page, kept, book.address + "recipes/soup/")
    reader.lose_network()
    assert "hot water" in reader.open("recipes/soup/").locator("main").inner_text()


def test_a_recipe_that_is_gone_is_forgotten(reader, book):
    reader.open("recipes/soup/")
    (book.folder / "Content/soup.md").unlink()
    book.build()
    page = reader.open("recipes/soup/", wait=False)
    assert heading(page) == "This page is not on the menu" or "404" in page.content()
    wait_until(page, "async url => !(await caches.match(url))", book.address + "recipes/soup/")


def test_a_new_theme_leaves_pages_that_were_kept_with_the_old_one(reader, book):
    reader.open("recipes/pie/")
    book.write("Templates/assets/style.css", (ROOT / "Templates/assets/style.css").read_text() + "h1 { color: red; }\n")
    book.build()
    page = reader.open("recipes/soup/")
    sheet = page.locator("link[rel=stylesheet]").evaluate("link => link.href")
    wait_until(page, "url => caches.match(url)", sheet)
    reader.lose_network()
    assert is_styled(reader.open("recipes/pie/"))
    page = reader.open("recipes/soup/")
    assert page.locator("h1").evaluate("title => getComputedStyle(title).color") == "rgb(255, 0, 0)"


TELL = "async saved => (await navigator.serviceWorker.ready).active.postMessage({ saved })"


def test_saved_recipes_are_kept_without_a_visit_until_they_are_saved_no_more(reader, book):
    page = reader.open("recipes/pie/")
    page.evaluate(TELL, ["soup", "gone", "../../etc", 7])
    for path in ["recipes/soup/", "recipes/soup/cook/"]:
        reader.wait_until_kept(path)
    reader.lose_network()
    assert heading(reader.open("recipes/soup/")) == "Soup"
    assert "Boil." in reader.open("recipes/soup/cook/").locator("main").inner_text()
    reader.find_network()
    assert not [path for path in book.server.asked if "etc" in path]
    page.evaluate(TELL, [])
    wait_until(page, "async () => (await (await caches.open('crumb:/book/:saved')).keys()).length === 0")


def test_what_is_saved_holds_as_it_was_told_last_however_fast(reader):
    page = reader.open("recipes/pie/")
    page.evaluate(
        """async () => {
            const { active } = await navigator.serviceWorker.ready;
            for (const saved of [["soup"], [], ["soup", "pie"], ["crust"]]) active.postMessage({ saved });
        }""")
    saved = """async () => (await (await caches.open("crumb:/book/:saved")).keys()).map(
        ({ url }) => url.slice(url.indexOf("/recipes/")))"""
    wait_until(page, f"async () => (await ({saved})()).includes('/recipes/crust/cook/')")
    assert page.evaluate(saved) == ["/recipes/crust/", "/recipes/crust/cook/"]


def test_only_so_many_pages_are_kept(reader, book):
    page = reader.open("recipes/pie/")
    # Three hundred visits would keep a busy machine for half a minute.
    page.evaluate(
        """async address => {
            const pages = await caches.open("crumb:/book/:pages");
            const headers = { "Content-Type": "text/html" };
            for (let number = 0; number < 300; number += 1) {
                const dish = new Response(`<title>Dish</title><h1>Dish ${number}</h1>`, { headers });
                await pages.put(`${address}recipes/dish-${number}/`, dish);
            }
            await Promise.all(["soup", "crust", "soup/cook", "crust/cook"].map((recipe) =>
                fetch(`${address}recipes/${recipe}/`)));
        }""", book.address)
    for path in ("recipes/soup/", "recipes/crust/", "recipes/soup/cook/", "recipes/crust/cook/"):
        reader.wait_until_kept(path)
    wait_until(page, "async () => (await (await caches.open('crumb:/book/:pages')).keys()).length === 300")
    reader.lose_network()
    assert heading(reader.open("recipes/crust/")) == "Crust"
    # What was kept first made way: the pie and four dishes.
    assert heading(reader.open("recipes/dish-4/")) == "Dish 4"
    assert heading(reader.open("recipes/dish-3/", wait=False)) == "You are offline"
    assert heading(reader.open("", wait=False)) == "Cookbook"


def test_no_request_leaves_the_origin(reader, book):
    for path in ["", "recipes/pie/", "recipes/pie/cook/", "recipes/"]:
        reader.open(path)
    reader.lose_network()
    reader.open("recipes/soup/", wait=False).locator("#kept a").first.wait_for()
    assert [url for url in reader.context.requests if not url.startswith(book.address)] == []


def test_the_kill_switch_leaves_no_worker_and_no_cache(reader, book):
    page = reader.open("recipes/pie/")
    assert page.evaluate("async () => (await caches.keys()).length") > 0
    page.evaluate("() => caches.open('of-somebody-else')")
    with open(book.folder / "Content/site.yml", "a") as file:
        file.write("offline: false\n")
    book.build()
    assert not (book.folder / "host/book/offline.html").exists()
    page = reader.open("recipes/soup/", wait=False)
    wait_until(page, NO_WORKER)
    assert page.evaluate("async () => caches.keys()") == ["of-somebody-else"]
    page = reader.open("recipes/pie/", wait=False)
    assert page.evaluate("async () => caches.keys()") == ["of-somebody-else"]
    wait_until(page, NO_WORKER)


def test_the_preview_keeps_nothing(browser, book):
    process = subprocess.Popen(
        [CRUMB, "serve", "--port", "0"], cwd=book.folder, stdout=subprocess.PIPE, text=True)
    try:
        address = next(word for word in process.stdout.readline().split() if word.startswith("http"))
        # Until the recipes are read there is a page that makes way for the one that was asked for.
        assert "recipes: shown" in process.stdout.readline()
        context = browser.new_context()
        page = context.new_page()
        page.goto(address)
        wait_until(page, NO_WORKER)
        page.goto(address + "recipes/pie/")
        page.wait_for_timeout(500)
        assert page.evaluate("async () => caches.keys()") == []
        wait_until(page, NO_WORKER)
        context.close()
    finally:
        process.terminate()
        process.wait()


def test_the_site_can_be_installed(reader, book):
    page = reader.open("recipes/pie/")
    session = reader.context.new_cdp_session(page)
    answer = session.send("Page.getAppManifest")
    assert answer["errors"] == []
    manifest = json.loads(answer["data"])
    assert manifest["name"] == "Cookbook"
    assert [entry["url"] for entry in manifest["shortcuts"]] == ["today/", "recipes/", "./"]
    for icon in manifest["icons"]:
        assert page.request.get(book.address + icon["src"]).ok
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
