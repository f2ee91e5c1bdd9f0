"""What the search reads ahead in a cookbook of many words, while the next key is awaited."""

import json
import random
import string
import subprocess

import pytest
from playwright.sync_api import expect

from conftest import CRUMB, address_of, made_once, served, wait_until
from windows import NO_WORKER

# How many words begin with a letter: those of `b` are in more files than a key asks for, those of `c`
# in no more, and those of `z` in too many to be read ahead.
WORDS = {"b": 3000, "c": 400, "z": 9000}
RECIPES = 10


def made_up_words():
    chance = random.Random(7)
    for letter, count in WORDS.items():
        for _ in range(count):
            yield letter + "".join(chance.choices(string.ascii_lowercase, k=15))


def make_cookbook(folder):
    words = list(made_up_words())
    (folder / "Content").mkdir()
    for number in range(RECIPES):
        text = " ".join(words[number::RECIPES])
        (folder / "Content" / f"dish-{number}.md").write_text(
            f"# Dish {number}\n\n---\n\n- salt\n\n---\n\n{text}\n")
    subprocess.run([CRUMB, "build"], check=True, capture_output=True, cwd=folder)


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    return made_once(tmp_path_factory, "many-words", make_cookbook) / "Site"


@pytest.fixture(scope="module")
def host(site):
    with served(site) as server:
        yield address_of(server)


@pytest.fixture
def page(browser, host):
    """The page of all recipes; `page.asked` are the files of words that it asked for."""
    context = browser.new_context()
    context.add_init_script(NO_WORKER)
    page = context.new_page()
    page.asked = []
    page.on("request", lambda request: page.asked.append(request.url.rsplit("/", 1)[1])
            if "/search/words/" in request.url else None)
    page.goto(host + "recipes/")
    yield page
    context.close()


def files(site, beginning):
    """The files that hold what begins with a letter, in their order, as the directory says."""
    directory = json.loads((site / "search" / "directory.json").read_text())
    firsts, hashes = directory["words"][::2], directory["words"][1::2]
    ends = [*firsts[1:], "\U0010ffff"]
    return [
        f"{name}.txt" for first, end, name in zip(firsts, ends, hashes)
        if end > beginning and first[:1] <= beginning]


def field(page):
    return page.get_by_role("searchbox")


def wait_for_files(page, count):
    wait_until(page, """count => performance.getEntriesByType("resource").filter(({ name, responseEnd }) =>
        responseEnd && name.includes("/search/words/")).length >= count""", count)


def test_the_letters_are_in_as_many_files_as_the_tests_need(site):
    assert 4 < len(files(site, "b")) <= 16
    assert len(files(site, "c")) <= 4
    assert len(files(site, "z")) > 16


def test_the_files_of_a_letter_are_read_before_the_next_key(page, site):
    field(page).fill("b")
    wait_for_files(page, len(files(site, "b")))
    assert page.asked == files(site, "b")
    word = next(made_up_words())
    for length in (2, 3, len(word)):
        field(page).fill(word[:length])
        expect(page.get_by_role("status").filter(has_text="Recipes found: ")).to_have_count(1)
    expect(page.locator(".finds .rows a .name")).to_have_text(["Dish 0"])
    assert page.asked == files(site, "b")


def test_reading_on_ends_with_the_next_key(page, site):
    held = []
    page.route("**/search/words/**", lambda route: held.append(route))
    for letter in ("b", "c"):
        with page.expect_request(f"**/search/words/{files(site, letter)[0]}"):
            field(page).fill(letter)
    # What is asked for behind another file that is held back would be asked for now.
    page.wait_for_timeout(100)
    while held:
        held.pop().continue_()
    page.unroute("**/search/words/**")
    expect(page.get_by_role("status").filter(has_text="Recipes found: ")).to_have_count(1)
    page.wait_for_timeout(200)
    assert sorted(page.asked) == sorted([files(site, "b")[0], *files(site, "c")])


@pytest.mark.parametrize("letter, saves", [("z", False), ("b", True)])
def test_nothing_is_read_on_that_is_too_much(page, letter, saves):
    """A letter of very many files waits for the next key, and so does all where the reader saves data."""
    page.evaluate("saves => Object.defineProperty(navigator, 'connection', { value: { saveData: saves } })", saves)
    with page.expect_request("**/search/directory.json"):
        field(page).fill(letter)
    page.wait_for_timeout(300)
    assert page.asked == []
