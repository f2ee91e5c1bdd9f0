"""Search: words of titles, tags, ingredients and texts, scopes, suggestions, and addresses that can be shared."""

import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from accessibility import fits, is_accessible
from conftest import wait_until


def results(page):
    return page.locator(".finds .rows a .name")


def titles(page):
    return results(page).all_inner_texts()


def status(page):
    return page.locator(".finds [role=status]")


def search(page, text):
    page.get_by_role("searchbox").fill(text)


def is_ordinary(page):
    expect(page.locator(".everything")).to_be_visible()
    expect(results(page)).to_have_count(0)


@pytest.mark.parametrize("text", ["coban", "ÇOBAN", "salatası", "Salatasi", "cob sala", "çoban"])
def test_accents_case_and_beginnings_of_words_find_a_recipe(open_page, text):
    page = open_page("recipes/")
    search(page, text)
    expect(results(page).first).to_have_text("Çoban Salatası")
    expect(page.locator(".everything")).to_be_hidden()
    assert page.faults == []


def test_titles_come_before_ingredients_and_texts(open_page):
    page = open_page("recipes/")
    search(page, "pie")
    expect(results(page).first).to_have_text("Apple Pie")
    assert titles(page)[:3] == ["Apple Pie", "Fruit Pie Filling", "Pie Crust"]


def test_every_word_must_match(open_page):
    page = open_page("recipes/")
    search(page, "pie butter")
    expect(results(page).first).to_be_visible()
    both = titles(page)
    search(page, "butter")
    expect(results(page)).not_to_have_count(len(both))
    assert set(both) < set(titles(page))


def test_the_number_of_results_is_announced(open_page):
    page = open_page("recipes/")
    expect(status(page)).to_have_attribute("role", "status")
    search(page, "coban")
    expect(status(page)).to_have_text("Recipes found: 1")
    search(page, "")
    expect(status(page)).to_have_text("")
    is_ordinary(page)


def test_a_misspelt_word_is_answered_by_near_ones(open_page):
    page = open_page("recipes/")
    search(page, "tiramsu")
    expect(status(page)).to_have_text("Nothing has all of this. Below are all recipes.")
    expect(page.locator(".everything")).to_be_visible()
    page.locator(".finds .chips a", has_text="tiramisu").click()
    page.wait_for_url("**/recipes/?q=tiramisu")
    expect(results(page).first).to_have_text("Tiramisu")


def test_a_search_can_be_shared_and_back_returns_to_it(open_page, address):
    page = open_page("recipes/")
    search(page, "pie")
    page.wait_for_url("**/recipes/?q=pie")
    results(page).first.click()
    page.wait_for_url(re.compile("recipes/.+/$"))
    page.go_back()
    page.wait_for_url("**/recipes/?q=pie")
    expect(page.get_by_role("searchbox")).to_have_value("pie")
    expect(results(page).first).to_be_visible()
    page.goto(address + "recipes/?q=coban&in=salad")
    expect(results(page)).to_have_text(["Çoban Salatası"])


def test_a_result_leads_to_the_recipe(open_page):
    page = open_page("recipes/?q=coban")
    results(page).first.click()
    page.wait_for_url("**/recipes/coban-salatasi/")
    expect(page.locator("h1")).to_have_text("Çoban Salatası")


def test_a_tag_is_offered_set_and_taken_away(open_page):
    page = open_page("recipes/")
    search(page, "vegeta")
    page.locator(".finds .chips a", has_text="# vegetarian").click()
    page.wait_for_url("**/recipes/?tag=vegetarian")
    expect(results(page).first).to_be_visible()
    page.get_by_role("link", name="Without the tag vegetarian").click()
    page.wait_for_url("**/recipes/?")
    is_ordinary(page)


def test_a_category_searches_in_itself(open_page):
    page = open_page("categories/salad/")
    search(page, "tomato")
    page.keyboard.press("Enter")
    page.wait_for_url("**/recipes/?q=tomato&in=salad")
    expect(page.locator("select[name=in]")).to_have_value("salad")
    expect(results(page).first).to_be_visible()
    inside = len(titles(page))
    page.select_option("select[name=in]", "")
    page.wait_for_url("**/recipes/?q=tomato")
    assert inside <= len(titles(page))


def test_the_root_searches_everywhere(open_page):
    page = open_page("")
    search(page, "coban")
    page.keyboard.press("Enter")
    page.wait_for_url("**/recipes/?q=coban")
    expect(results(page)).to_have_text(["Çoban Salatası"])


def test_saved_recipes_can_be_searched_alone(open_page):
    page = open_page("recipes/")
    page.evaluate(
        """localStorage.setItem("crumb:/cookbook/:saved", '["apple-pie", "gone", "mochi"]')""")
    page.select_option("select[name=in]", "saved")
    expect(results(page)).to_have_text(["Apple Pie", "Mochi"])
    search(page, "apple")
    expect(results(page)).to_have_text(["Apple Pie"])


def test_a_search_can_be_narrowed_to_quick_recipes(open_page):
    page = open_page("recipes/")
    page.select_option("select[name=time]", "60")
    expect(results(page).first).to_be_visible()
    page.wait_for_url("**/recipes/?time=60")
    hour = status(page).inner_text()
    page.select_option("select[name=time]", "15")
    expect(status(page)).not_to_have_text(hour)


@pytest.mark.parametrize("query", [
    "q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", "q=%FF%FE", "q=" + "x" * 20_000, "q=%00", "q=...",
    "in=nowhere", "in=%3Cb%3E", "tag=nothing", "tag=%22%3E%3Cscript%3E", "time=7", "time=1e9",
    "x=-1", "q[]=a", "in=saved%00", "q=__proto__", "tag=constructor",
])
def test_hostile_addresses_show_the_ordinary_page(open_page, query):
    page = open_page("recipes/?" + query)
    page.wait_for_timeout(300)
    is_ordinary(page)
    assert page.locator(".finds script, .finds img, .finds b").count() == 0
    assert page.faults == []


@pytest.mark.parametrize("text", ["{", "null", "7", '"apple-pie"', "[null, 1, {}]", "x" * 100_000])
def test_saved_recipes_that_make_no_sense_are_none(open_page, text):
    page = open_page("recipes/")
    page.evaluate("text => localStorage.setItem('crumb:/cookbook/:saved', text)", text)
    page.select_option("select[name=in]", "saved")
    expect(status(page)).to_have_text("Nothing has all of this. Below are all recipes.")
    is_ordinary(page)
    assert page.faults == []


def test_what_every_search_needs_is_read_when_the_field_has_the_focus(open_page):
    page = open_page("recipes/")
    with page.expect_request("**/search/directory.json"):
        page.get_by_role("searchbox").focus()
    search(page, "coban")
    expect(results(page).first).to_have_text("Çoban Salatası")


def hold_back_words(page):
    """Lets the files of words arrive when the function that is returned is called."""
    held = []
    page.route("**/search/words/**", lambda route: held.append(route))

    def let_go():
        while held:
            held.pop().continue_()
        page.unroute("**/search/words/**")
    return let_go


def test_titles_that_are_read_answer_before_the_words_arrive(open_page):
    page = open_page("recipes/")
    let_go = hold_back_words(page)
    search(page, "p")
    wait_until(page, """() => performance.getEntriesByType("resource").some(({ name, responseEnd }) =>
        responseEnd && name.includes("/search/titles/"))""")
    search(page, "pie")
    expect(results(page)).to_have_text(["Apple Pie", "Fruit Pie Filling", "Pie Crust"])
    expect(page.locator(".everything")).to_be_hidden()
    expect(status(page)).to_have_text("")
    search(page, "pie crus")
    expect(results(page)).to_have_text(["Pie Crust"])
    let_go()
    expect(status(page)).to_have_text(re.compile(r"Recipes found: \d+"))
    expect(results(page).first).to_have_text("Pie Crust")
    assert page.faults == []


def test_rows_that_stay_are_not_drawn_anew(open_page):
    page = open_page("recipes/")
    search(page, "pie cr")
    expect(results(page).first).to_have_text("Pie Crust")
    page.evaluate("() => (document.querySelector('.finds .rows li').dataset.mark = 'same')")
    search(page, "pie crust")
    expect(page.locator(".finds .rows li[data-mark=same] .name")).to_have_text("Pie Crust")


def test_every_result_leads_to_its_recipe(open_page, folder):
    page = open_page("recipes/")
    page.select_option("select[name=time]", "60")
    expect(results(page).first).to_be_visible()
    search(page, "a")
    hrefs = page.locator(".finds .rows a").evaluate_all("links => links.map(({ pathname }) => pathname)")
    assert hrefs
    for href in hrefs:
        assert (folder / unquote(href).strip("/") / "index.html").exists(), href


def test_without_its_index_the_search_says_so(open_page):
    page = open_page("recipes/")
    page.route("**/search/**", lambda route: route.abort())
    search(page, "pie")
    expect(status(page)).to_have_text(
        "The search cannot be reached just now. Below are all recipes.")
    page.unroute("**/search/**")
    search(page, "coban")
    expect(results(page).first).to_be_visible()


def test_without_javascript_all_recipes_are_listed_and_nothing_pretends_to_search(open_page):
    for path in ("recipes/?q=pie", "", "categories/salad/"):
        page = open_page(path, script=False)
        expect(page.locator(".search")).to_be_hidden()
    page = open_page("recipes/?q=pie", script=False)
    assert page.locator(".everything .rows a").count() > 20


@pytest.mark.parametrize("query", ["q=pie&tag=vegetarian", "q=tiramsu"])
def test_results_are_accessible_and_fit(open_page, query):
    page = open_page(f"recipes/?{query}")
    expect(status(page)).not_to_have_text("")
    is_accessible(page)
    page.evaluate("document.documentElement.dir = 'rtl'")
    fits(page)


def test_the_list_stays_in_place_while_the_page_loads(open_page, address):
    page = open_page("", own=True)
    page.goto(address + "recipes/")
    shift = page.evaluate("""new Promise(resolve => new PerformanceObserver(list => resolve(
        list.getEntries().reduce((sum, entry) => sum + entry.value, 0)))
        .observe({type: "layout-shift", buffered: true}) || setTimeout(() => resolve(0), 500))""")
    assert shift == 0
