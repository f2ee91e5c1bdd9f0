"""Today's recipe: one and the same each day, another the next, and some recipe without JavaScript."""

import datetime

import pytest
from playwright.sync_api import expect

from conftest import WATCH, WIDTHS, nothing_has_moved
from windows import STORAGE


def title(page):
    return page.locator(".today h2").inner_text()


# Playwright's clock would count the timers too, and stay with the window.
NOON = """Date = class extends Date {
    constructor(...given) { super(...(given.length ? given : [Date.now()])); }
    static now() { return %d; }
};"""


def visit(page, address, day):
    noon = datetime.datetime(2026, 11, day, 12).timestamp() * 1000
    with page.add_init_script(NOON % noon):
        page.goto(address + "today/")
    page.wait_for_selector(".today[aria-busy=false]")


@pytest.fixture
def turns(open_page):
    return open_page("today/").get_attribute(".today", "data-turns").split()


def test_each_day_has_its_recipe_and_the_next_day_another(open_page, address):
    page = open_page(STORAGE)
    seen = []
    for day in (3, 4, 5, 4, 3):
        visit(page, address, day)
        seen.append(title(page))
    assert seen[0] == seen[4] and seen[1] == seen[3]
    assert len({*seen}) == 3
    assert page.faults == []


def test_every_recipe_has_its_turn_once(turns, folder):
    recipes = [path.name for path in (folder / "cookbook/recipes").iterdir() if path.is_dir()]
    assert sorted(turns) == sorted(recipes)


def test_what_is_shown_leads_to_its_recipe(open_page, address):
    page = open_page(STORAGE)
    visit(page, address, 3)
    shown = title(page)
    for way in (".today h2 a", ".today .actions a"):
        visit(page, address, 3)
        page.click(way)
        page.wait_for_url("**/recipes/*/")
        assert page.inner_text("h1") == shown


def test_another_one_is_shown_and_told(open_page, address):
    page = open_page(STORAGE)
    visit(page, address, 3)
    first = title(page)
    page.get_by_role("button", name="Another one").click()
    expect(page.locator(".today h2")).not_to_have_text(first)
    expect(page.get_by_role("status").first).to_have_text(title(page))
    assert page.faults == []


def test_pictures_of_every_recipe_are_found(open_page, address, turns):
    page = open_page(STORAGE)
    visit(page, address, 3)
    for _ in turns:
        before = title(page)
        page.get_by_role("button", name="Another one").click()
        expect(page.locator(".today h2")).not_to_have_text(before)
    page.wait_for_load_state("networkidle")
    assert page.faults == []


def test_without_javascript_there_is_a_recipe_all_the_same(open_page, turns):
    page = open_page("today/", script=False)
    assert page.get_attribute(".today h2 a", "href") == f"../recipes/{turns[0]}/"
    assert page.get_by_role("button", name="Another one").count() == 0


def test_without_a_way_to_the_other_recipes_the_first_stays(open_page, address):
    page = open_page("today/", script=False)
    first = title(page)
    page = open_page(STORAGE)
    page.route("**/recipes/**", lambda route: route.abort())
    visit(page, address, 3)
    assert title(page) == first


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("motion, slowness", [("no-preference", 1), ("no-preference", 4), ("reduce", 1)])
def test_nothing_moves_when_todays_recipe_comes_in(open_page, address, width, motion, slowness):
    page = open_page(STORAGE, width=width, motion=motion, own=True)
    page.add_init_script(WATCH)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowness})
    for day in range(1, 31, 3 if slowness == 1 else 7):
        visit(page, address, day)
        nothing_has_moved(page)


def test_nothing_moves_when_another_one_takes_its_time(open_page, address):
    page = open_page(STORAGE, width=390)
    with page.add_init_script(WATCH):
        visit(page, address, 3)
    # A browser does not count what moves within half a second of a key.
    page.route("**/recipes/*/", lambda route: (page.wait_for_timeout(700), route.continue_()))
    before = title(page)
    page.get_by_role("button", name="Another one").click()
    expect(page.locator(".today h2")).not_to_have_text(before)
    nothing_has_moved(page)
    expect(page.locator(".today")).to_have_css("opacity", "1")


@pytest.mark.parametrize("script", ["today", "cookbook"])
def test_where_no_script_comes_the_first_recipe_shows_all_the_same(open_page, address, script):
    page = open_page(STORAGE)
    page.route(f"**/assets/{script}.*.js", lambda route: route.abort())
    page.goto(address + "today/")
    for part in (".today", ".colophon"):
        expect(page.locator(part)).to_have_css("opacity", "1")
