"""The path with JavaScript: trails beyond the path pages, real pops, and the offer to continue."""

import json

import pytest
from playwright.sync_api import expect

from conftest import settle, wait_until
from windows import STORAGE

KEY = "crumb:/cookbook/:navigation"
DEEP = "recipes/fruit-pie-filling/#via=apple-pie/pie-crust"
FULL = ["Categories", "Dessert", "Apple Pie", "Pie Crust", "Fruit Pie Filling"]


def crumbs(page):
    return page.locator("nav.breadcrumb li").all_inner_texts()


def saved(page):
    return json.loads(page.evaluate("key => sessionStorage.getItem(key)", KEY))


def keep(page, text):
    page.evaluate("""([key, text]) => {
        sessionStorage.setItem(key, text);
        localStorage.setItem(key, text);
    }""", [KEY, text])


def fresh(page, address, text):
    """Keeps a state and comes to the root as from a bookmark."""
    keep(page, text)
    page.goto("about:blank")
    page.goto(address)


def test_via_draws_the_whole_trail(open_page, address):
    page = open_page(DEEP)
    page.wait_for_selector(".breadcrumb li:nth-child(5)")
    assert crumbs(page) == FULL
    hrefs = page.locator(".breadcrumb a").evaluate_all("links => links.map(link => link.href)")
    assert hrefs[2] == address + "recipes/apple-pie/"
    assert hrefs[3] == address + "recipes/pie-crust/#via=apple-pie"
    assert page.locator(".back").inner_text() == "Pie Crust"
    assert page.locator(".breadcrumb [aria-current=page]").count() == 1
    assert page.faults == []


def test_links_of_a_page_with_via_push_and_pop(open_page, address):
    page = open_page("recipes/pie-crust/#via=apple-pie")
    page.wait_for_selector(".breadcrumb li:nth-child(4)")
    page.click("[data-related=uses] a:has-text('Fruit Pie Filling')")
    page.wait_for_selector(".breadcrumb li:nth-child(5)")
    expect(page).to_have_url(address + DEEP)
    page.click("[data-related=uses] a:has-text('Pie Crust')")
    wait_until(page, "() => document.querySelectorAll('.breadcrumb li').length === 4")
    expect(page).to_have_url(address + "recipes/pie-crust/#via=apple-pie")


def test_similar_recipes_are_their_own_pages_and_no_pushes(open_page, address):
    page = open_page("recipes/pie-crust/#via=apple-pie")
    page.wait_for_selector(".breadcrumb li:nth-child(4)")
    links = page.locator("[data-related=similar] a")
    assert 1 <= links.count() <= 4
    for link in links.all():
        own = f"{address}recipes/{link.get_attribute('data-recipe')}/"
        assert link.evaluate("link => link.href") == own


def test_a_change_of_via_draws_the_trail_anew(open_page):
    page = open_page(DEEP)
    page.wait_for_selector(".breadcrumb li:nth-child(5)")
    page.evaluate("location.hash = '#via=apple-pie'")
    wait_until(page, "() => document.querySelectorAll('.breadcrumb li').length === 4")
    page.evaluate("location.hash = ''")
    wait_until(page, "() => document.querySelectorAll('.breadcrumb li').length === 3")
    assert crumbs(page) == ["Categories", "Dessert", "Fruit Pie Filling"]


@pytest.mark.parametrize("via", [
    "<img src=x onerror=alert(1)>", "javascript:alert(1)", "%3Cscript%3E", "%ff%fe", "../..",
    "apple-pie/apple-pie", "fruit-pie-filling", "a/b/c/d/e/f/g/h/i", "x" * 100_000, "//evil.example",
    "apple-pie//pie-crust", "",
])
def test_via_that_makes_no_sense_shows_the_ordinary_page(open_page, via):
    page = open_page("recipes/fruit-pie-filling/#via=" + via)
    page.wait_for_timeout(150)
    assert crumbs(page) == ["Categories", "Dessert", "Fruit Pie Filling"]
    assert page.faults == []


def test_an_unknown_recipe_is_dropped_from_via(open_page):
    page = open_page("recipes/fruit-pie-filling/#via=no-such-recipe/pie-crust")
    page.wait_for_selector(".breadcrumb li:nth-child(4)")
    assert crumbs(page) == ["Categories", "Dessert", "Pie Crust", "Fruit Pie Filling"]


def test_a_crumb_goes_back_to_the_entry_that_showed_the_page(open_page, address):
    page = open_page("recipes/apple-pie/")
    page.click("[data-related=uses] a:has-text('Pie Crust')")
    page.wait_for_url("**/apple-pie/pie-crust/")
    length = page.evaluate("history.length")
    page.click(".breadcrumb a:has-text('Apple Pie')")
    page.wait_for_url("**/recipes/apple-pie/")
    assert page.evaluate("history.length") == length
    page.go_forward()
    expect(page).to_have_url(address + "recipes/apple-pie/pie-crust/")


def test_the_path_is_saved_as_ids(open_page):
    page = open_page("recipes/apple-pie/pie-crust/")
    assert saved(page) == {
        "selectedCategory": "dessert", "recipePathIds": ["apple-pie", "pie-crust"]}
    page.goto(page.url.replace("recipes/apple-pie/pie-crust/", "categories/salad/"))
    assert saved(page) == {"selectedCategory": "salad", "recipePathIds": []}


def test_a_fresh_visit_offers_to_continue_and_does_not_redirect(open_page, address):
    page = open_page("recipes/apple-pie/pie-crust/")
    page.goto("about:blank")
    page.goto(address)
    offer = page.locator(".resume a")
    offer.wait_for()
    assert offer.inner_text() == "Continue: Apple Pie › Pie Crust"
    expect(page).to_have_url(address)
    offer.click()
    page.wait_for_url("**/recipes/apple-pie/pie-crust/")
    assert page.faults == []


def test_the_offer_can_be_sent_away(open_page, address):
    page = open_page("recipes/apple-pie/")
    page.goto("about:blank")
    page.goto(address)
    page.click(".resume button")
    assert page.locator(".resume").count() == 0


def test_coming_to_the_root_from_inside_empties_the_path(open_page):
    page = open_page("categories/dessert/")
    page.click("main .tile >> nth=0")
    page.wait_for_url("**/recipes/**")
    page.click(".brand")
    page.wait_for_selector("main[data-page=root]")
    page.wait_for_load_state()
    assert saved(page) == {"recipePathIds": []}
    assert page.locator(".resume").count() == 0


def test_a_path_without_a_page_of_its_own_continues_with_via(open_page, address):
    page = open_page(STORAGE)
    ids = ["baklava", "apple-pie", "pie-crust"]
    fresh(page, address, json.dumps({"recipePathIds": ids}))
    page.wait_for_selector(".resume")
    assert page.get_attribute(".resume a", "href") \
        == address + "recipes/pie-crust/#via=baklava/apple-pie"


def test_a_category_alone_is_offered_too(open_page, address):
    page = open_page("categories/salad/")
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector(".resume")
    assert page.inner_text(".resume a") == "Continue: Salad"


@pytest.mark.parametrize("text", [
    "{", "null", "7", "[]", '{"recipePathIds": "apple-pie"}', '{"recipePathIds": [1, null, {}]}',
    '{"recipePathIds": ["javascript:alert(1)", "<b>", "../x"]}', '{"selectedCategory": 7}',
    '{"selectedCategory": "<img src=x>", "recipePathIds": []}', "x" * 100_000,
])
def test_a_state_that_makes_no_sense_offers_nothing(open_page, address, text):
    page = open_page(STORAGE)
    fresh(page, address, text)
    page.wait_for_timeout(150)
    assert page.locator(".resume").count() == 0
    assert page.locator("h1").count() == 1
    assert page.faults == []


def test_links_of_a_page_with_via_ask_for_as_much_as_they_did(open_page, address):
    page = open_page("recipes/apple-pie/?x=2#via=baklava")
    page.wait_for_selector(".breadcrumb li:nth-child(4)")
    settle(page)
    link = page.locator(".ingredients a[data-recipe=pie-crust]")
    pushed = address + "recipes/pie-crust/?x=2#via=baklava/apple-pie"
    assert link.evaluate("link => link.href") == pushed
    page.evaluate("location.hash = '#via=mochi/baklava'")
    page.wait_for_selector(".breadcrumb li:nth-child(5)")
    assert link.evaluate("link => link.href") == pushed.replace("baklava", "mochi/baklava")
    page.get_by_role("button", name="Fewer servings").click()
    settle(page)
    assert "/pie-crust/?x=15/8#via=" in link.evaluate("link => link.href")
    link.click()
    expect(page.locator(".servings output").first).to_have_text("1 ⅞ double crust")
    expect(page.locator("nav.breadcrumb li")).to_have_text(
        ["Categories", "Dessert", "Mochi", "Baklava", "Apple Pie", "Pie Crust"])
    assert page.faults == []
