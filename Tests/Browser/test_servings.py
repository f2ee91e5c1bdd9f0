"""For how many, and in which measures: the controls of a recipe and what they change."""

import pytest
from playwright.sync_api import expect

from conftest import WATCH, nothing_has_moved, settle, wait_until

WIDTHS = [390, 820, 1440]


def amounts(page):
    return [text.replace("\u00a0", " ") for text in page.locator(".ingredients li b").all_inner_texts()]


def search(page):
    return page.evaluate("location.search")


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()
    settle(page)


@pytest.mark.parametrize("width", WIDTHS)
def test_the_stepper_scales_the_ingredients_and_says_so_in_the_address(open_page, width):
    page = open_page("recipes/pie-crust/", width=width)
    assert page.locator(".servings output").inner_text() == "1 double crust"
    press(page, "More servings")
    press(page, "More servings")
    assert search(page) == "?x=2"
    assert amounts(page) == ["5 cups", "2 Tbsp.", "2 tsp.", "1 cup", "1 cup", "⅔ cup"]
    assert page.locator(".servings output").inner_text() == "2 double crust"
    press(page, "Fewer servings")
    press(page, "Fewer servings")
    assert search(page) == ""
    assert amounts(page)[0] == "2 ½ cups"
    assert page.faults == []


def test_a_recipe_for_eight_is_made_for_one_more(open_page):
    page = open_page("recipes/apple-pie/")
    press(page, "More servings")
    assert search(page) == "?x=9/8"
    assert page.locator(".servings output").inner_text() == "9 servings"
    assert page.locator(".facts .p-yield").inner_text() == "9 servings"
    page.reload()
    expect(page.locator(".servings output").first).to_have_text("9 servings")
    for _ in range(8):
        press(page, "Fewer servings")
    assert page.locator(".servings output").inner_text() == "1 serving"
    assert search(page) == "?x=1/8"


def test_the_stepper_works_from_the_keyboard_and_is_announced(open_page):
    page = open_page("recipes/apple-pie/")
    page.get_by_role("button", name="More servings").focus()
    page.keyboard.press("Enter")
    wait_until(page, "() => location.search === '?x=9/8'")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "More servings"
    assert page.get_by_role("status").filter(has_text="9 servings").count() == 1


HOSTILE = [
    "0", "-2", "1e3", "101", "0.01", "1/0", "2/", "/2", "NaN", "Infinity", "2x", "0x2", "",
    "<img src=x onerror=alert(1)>", "javascript:alert(1)", "%00", "%ff%fe", "٣", "9" * 5000,
]


def test_an_x_that_makes_no_sense_shows_the_ordinary_page(open_page, address):
    page = open_page("recipes/apple-pie/")
    usual = amounts(page)
    for x in HOSTILE:
        page.goto(f"{address}recipes/apple-pie/?x={x}")
        settle(page)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            assert amounts(page) == usual, x
    assert page.faults == []


def test_an_x_that_makes_sense_is_followed(open_page, address):
    page = open_page("recipes/apple-pie/")
    for x, first in [
        ("2", "1 ½ cups"), ("0.5", "⅜ cup"), ("0,5", "⅜ cup"), ("2/3", "½ cup"), ("100", "75 cups"),
        ("1", "¾ cup"),
    ]:
        page.goto(f"{address}recipes/apple-pie/?x={x}")
        settle(page)
        assert amounts(page)[0] == first


@pytest.mark.parametrize("width", WIDTHS)
def test_measures_are_switched_and_remembered(open_page, address, width):
    page = open_page("recipes/pie-crust/", width=width)
    page.select_option(".servings select", "metric")
    settle(page)
    assert amounts(page) == ["300 g", "1 Tbsp.", "1 tsp.", "90 g", "115 g", "80 ml"]
    page.goto(address + "recipes/american/?x=2")
    settle(page)
    assert page.locator(".servings select").input_value() == "metric"
    assert amounts(page)[0] == "360 g"
    page.select_option(".servings select", "")
    assert amounts(page)[0] == "3 cups"
    assert page.faults == []


def test_measures_that_there_are_not_are_ignored(open_page):
    page = open_page("recipes/pie-crust/")
    usual = amounts(page)
    for text in ["imperial", "<b>", "null", "metricus", "x" * 100_000]:
        page.evaluate("text => localStorage.setItem('crumb:/cookbook/:measures', text)", text)
        page.reload()
        settle(page)
        assert amounts(page) == usual
    assert page.faults == []


def test_the_servings_are_kept_in_cook_mode_and_on_the_way_back(open_page):
    page = open_page("recipes/apple-pie/?x=2")
    settle(page)
    page.locator(".actions a").first.click()
    page.wait_for_url("**/cook/?x=2#ingredients")
    expect(page.locator(".card b").first).to_have_text("1 ½ cups")
    back = page.locator(".breadcrumb a[data-recipe=apple-pie]")
    assert back.get_attribute("href").endswith("recipes/apple-pie/?x=2")
    assert page.faults == []


def test_a_recipe_in_the_ingredients_is_asked_for_as_much_as_is_needed(open_page):
    page = open_page("recipes/apple-pie/?x=2")
    settle(page)
    page.locator(".ingredients a[data-recipe=pie-crust]").click()
    page.wait_for_url("**/recipes/apple-pie/pie-crust/?x=2")
    expect(page.locator(".ingredients b").first).to_have_text("5 cups")
    page.locator(".breadcrumb a[data-recipe=apple-pie]").click()
    page.wait_for_url("**/recipes/apple-pie/?x=2")
    assert page.faults == []


def test_pans_and_temperatures_do_not_scale(open_page):
    page = open_page("recipes/apple-pie/")
    usual = page.locator(".method").inner_text()
    page = open_page("recipes/apple-pie/?x=2")
    settle(page)
    assert page.locator(".method").inner_text() == usual
    assert page.locator(".method time").first.get_attribute("datetime") == "PT20M"


def test_print_shows_both_measures(open_page):
    page = open_page("recipes/pie-crust/", script=False)
    content = """() => getComputedStyle(document.querySelector(".ingredients li b"), "::after").content"""
    assert page.evaluate(content) == "none"
    page.emulate_media(media="print")
    assert page.evaluate(content) == '" (" attr(data-also) ")"' or "300 g" in page.evaluate(content)
    assert page.locator(".ingredients li b").first.get_attribute("data-also") == "300 g"


def test_print_follows_the_servings(open_page):
    page = open_page("recipes/pie-crust/?x=2")
    settle(page)
    assert page.locator(".ingredients li b").first.get_attribute("data-also") == "600 g"


def test_without_javascript_there_are_no_controls(open_page):
    page = open_page("recipes/apple-pie/?x=2", script=False)
    assert page.locator(".servings").is_hidden()
    assert amounts(page)[0] == "¾ cup"


def test_nothing_moves_when_the_controls_appear(open_page, address):
    page = open_page("recipes/", own=True)
    page.add_init_script(WATCH)
    page.goto(address + "recipes/apple-pie/")
    page.wait_for_load_state("networkidle")
    nothing_has_moved(page)
