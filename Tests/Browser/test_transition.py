"""The movement from page to page: forward for a push, back for a pop, none for those who want none."""

import pytest

WAY = "document.documentElement.dataset.way"

# A slow machine leaves the movement out, so the event is repeated.
REVEAL = "dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition: {} }))"


def follow(page, link):
    before = page.url
    page.click(link)
    page.wait_for_url(lambda url: url != before)
    page.evaluate(REVEAL)
    return page.evaluate(WAY)


def test_a_push_and_a_pop_have_their_directions(open_page):
    page = open_page("")
    assert follow(page, ".sidebar a:has-text('Dessert')") == "1"
    assert follow(page, ".tiles a:has-text('Apple Pie')") == "1"
    assert follow(page, "[data-related=uses] a:has-text('Pie Crust')") == "1"
    assert follow(page, ".breadcrumb a:has-text('Apple Pie')") == "-1"
    assert follow(page, ".breadcrumb a:has-text('Dessert')") == "-1"
    assert follow(page, ".sidebar a:has-text('Salad')") == "0"
    assert follow(page, ".brand") == "-1"
    assert page.faults == []


def test_a_trail_in_the_fragment_counts(open_page):
    page = open_page("recipes/pie-crust/#via=apple-pie")
    page.wait_for_selector(".breadcrumb li:nth-child(4)")
    assert follow(page, "[data-related=uses] a:has-text('Fruit Pie Filling')") == "1"


def test_who_wants_little_motion_has_none(open_page):
    page = open_page("", motion="reduce")
    with page.add_init_script("addEventListener('pagereveal', (event) => window.moves = event.viewTransition)"):
        page.click(".sidebar a:has-text('Dessert')")
        page.wait_for_url("**/categories/dessert/")
        assert page.evaluate("moves") is None


@pytest.mark.parametrize("width", [390, 1440])
def test_what_frames_the_page_stays(open_page, width):
    page = open_page("", width=width)
    names = "part => getComputedStyle(document.querySelector(part)).viewTransitionName"
    assert [page.evaluate(names, part) for part in (".bar", ".sidebar", ".column", "main")] == [
        "bar", "sidebar", "column", "none"]
