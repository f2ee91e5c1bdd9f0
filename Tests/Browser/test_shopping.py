"""The shopping list: what several recipes take, the same added up exactly."""

import json

import pytest
from playwright.sync_api import expect

from accessibility import is_accessible
from windows import STORAGE

KEY = "crumb:/cookbook/:shopping"
FLOUR = {"name": "flour", "pattern": "{} [cup|cups]", "numbers": ["1/3"]}


def line(name, pattern="", *numbers):
    return {"name": name, "pattern": pattern, "numbers": list(numbers)}


def recipe(id, *lines, x="1", serves="8 servings"):
    title = id.replace("-", " ").title()
    return {"id": id, "title": title, "lang": "", "x": x, "serves": serves, "lines": list(lines)}


def keep(page, text):
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, text])


def kept(page):
    return json.loads(page.evaluate("key => localStorage.getItem(key)", KEY))


def show(open_page, address, *recipes, ticked=(), **options):
    page = open_page(STORAGE, **options)
    keep(page, json.dumps({"recipes": recipes, "ticked": list(ticked)}))
    page.goto(address + "shopping-list/")
    return page


def rows(page):
    texts = page.locator("#shopping label > span:not(.fact)").all_text_contents()
    return [" ".join(text.split()) for text in texts]


def test_the_ingredients_of_a_recipe_are_put_on_the_list(open_page, address):
    page = open_page("recipes/pie-crust/")
    page.get_by_role("button", name="Add to the shopping list").click()
    page.get_by_role("link", name="On the shopping list").click()
    page.wait_for_url("**/shopping-list/")
    assert page.locator("#wanted a").all_inner_texts() == ["Pie Crust"]
    assert len(rows(page)) == len(kept(page)["recipes"][0]["lines"]) > 2
    assert page.faults == []


def test_amounts_of_recipe_pages_add_up_for_as_many_as_are_chosen(open_page, address):
    page = open_page("recipes/pie-crust/?x=3/2")
    for path in ("recipes/pie-crust/?x=3/2", "recipes/apple-pie/"):
        page.goto(address + path)
        page.select_option(".servings select", "metric")
        page.get_by_role("button", name="Add to the shopping list").click()
        page.get_by_role("link", name="On the shopping list").wait_for()
    lines = {line["name"]: (line["pattern"], line["numbers"]) for line in kept(page)["recipes"][1]["lines"]}
    assert lines["all-purpose flour"] == ("{} [cup|cups]", ["5/2"])
    page.goto(address + "shopping-list/")
    assert "2 tablespoons + 3 ¾ cups all-purpose flour" in rows(page)
    assert "1 ½ Tbsp. powdered sugar" in rows(page)
    assert "1 recipe pastry for a 9 inch double crust pie" in rows(page)
    assert page.faults == []


def test_a_recipe_that_is_added_again_stands_on_the_list_once(open_page, address):
    page = open_page("recipes/pie-crust/")
    for _ in range(2):
        page.get_by_role("button", name="Add to the shopping list").click()
        page.wait_for_selector("[data-act=listed]:visible")
    page.goto(address + "recipes/apple-pie/pie-crust/")
    assert page.locator("[data-act=listed]").is_visible()
    page.get_by_role("button", name="Add to the shopping list").click()
    page.wait_for_timeout(200)
    assert [recipe["id"] for recipe in kept(page)["recipes"]] == ["pie-crust"]


def test_the_same_ingredient_is_added_up_exactly(open_page, address):
    page = show(
        open_page, address, *[recipe(id, FLOUR) for id in ("pie-crust", "mochi", "crepe")])
    assert rows(page) == ["1 cup flour"]
    assert page.locator("#shopping .fact").inner_text() == "Pie Crust, Mochi, Crepe"


@pytest.mark.parametrize("lines, expected", [
    ([FLOUR, line("Flour", "{} [cup|cups]", "3/4")], ["1 1⁄12 cups flour"]),
    ([line("egg", "{}", "1"), line("eggs", "{}", "2")], ["3 egg"]),
    ([line("tomatoes", "{}", "2..3"), line("tomato", "{}", "1")], ["3–4 tomatoes"]),
    ([line("butter", "{} [cup|cups]", "1/2"), line("butter", "{} g", "100")], ["½ cup + 100 g butter"]),
    ([line("salt", "a pinch of"), line("salt", "a pinch of")], ["a pinch of salt"]),
    ([line("tins of beans", "{} x 400 g", "2"), line("tins of beans", "{} x 400 g", "1")],
     ["3 x 400 g tins of beans"]),
    ([line("milk", "{.} ml", "1500"), line("milk", "{.} ml", "1/2")], ["1500.5 ml milk"]),
    ([line("rum", "{} ml", "1/7"), line("rum", "{} ml", "1/11")], ["0.23 ml rum"]),
])
def test_amounts_are_written_as_cooks_write_them(open_page, address, lines, expected):
    page = show(open_page, address, *[recipe(f"r{at}", one) for at, one in enumerate(lines)])
    assert len(rows(page)) == 1
    assert rows(page)[0] in expected


def test_the_servings_chosen_multiply(open_page, address):
    page = show(open_page, address, recipe("pie-crust", FLOUR, x="3/2"), recipe("mochi", FLOUR, x="1.5"))
    assert rows(page) == ["1 cup flour"]
    assert page.get_attribute("#wanted a", "href") == address + "recipes/pie-crust/?x=3/2"


def test_what_is_ticked_off_stays_so(open_page, address):
    page = show(open_page, address, recipe("mochi", line("rice"), line("sugar")))
    page.get_by_label("sugar").check()
    page.reload()
    assert page.get_by_label("sugar").is_checked()
    assert not page.get_by_label("rice").is_checked()


def test_a_recipe_is_removed_with_what_it_alone_takes(open_page, address):
    page = show(
        open_page, address, recipe("mochi", line("rice"), FLOUR), recipe("crepe", FLOUR),
        ticked=["rice", "flour"])
    page.get_by_role("button", name="Remove: Mochi").click()
    assert rows(page) == ["⅓ cup flour"]
    assert kept(page)["ticked"] == ["flour"]
    page.get_by_role("button", name="Remove: Crepe").click()
    assert "There is nothing to buy" in page.inner_text("main")
    assert page.evaluate("document.activeElement.id") == "nothing"


def test_the_list_is_cleared_after_a_question(open_page, address):
    page = show(open_page, address, recipe("mochi", line("rice")))
    page.once("dialog", lambda dialog: dialog.dismiss())
    page.get_by_role("button", name="Clear").click()
    assert rows(page) == ["rice"]
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Clear").click()
    assert rows(page) == []
    assert kept(page) == {"recipes": [], "ticked": []}


def test_what_is_still_to_buy_is_carried_away_as_text(open_page, address):
    page = show(
        open_page, address, recipe("mochi", line("rice", "{} g", "300"), line("sugar")),
        ticked=["sugar"], permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("status").first).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == "300 g rice"


GOOD = recipe("mochi", line("rice"))


@pytest.mark.parametrize("text", [
    "{", "null", "7", '"x"', "[]", "x" * 100_000, '{"recipes": 7, "ticked": "x"}',
    *[json.dumps({"recipes": [bad], "ticked": [1, None, {}]}) for bad in (
        None, 7, {}, GOOD | {"id": "<b>"}, GOOD | {"id": "../x"}, GOOD | {"lines": "rice"},
        GOOD | {"title": 7}, GOOD | {"lines": [None]}, GOOD | {"lines": [{"name": "x"}]},
        recipe("mochi", line("rice", "{}", "1/0")), recipe("mochi", line("rice", "{}", "x")),
        recipe("mochi", line("rice", "{}", "9" * 1000)), recipe("mochi", line("x" * 2000)))],
])
def test_a_list_that_makes_no_sense_is_empty(open_page, text):
    keep(open_page(STORAGE), text)
    page = open_page("shopping-list/")
    assert "There is nothing to buy" in page.inner_text("main")
    open_page("recipes/pie-crust/")
    page.get_by_role("button", name="Add to the shopping list").click()
    page.wait_for_selector("[data-act=listed]:visible")
    assert [recipe["id"] for recipe in kept(page)["recipes"]][0] == "pie-crust"
    assert page.faults == []


def test_markup_on_the_list_is_text(open_page, address):
    name = "<img src=x onerror=alert(1)>"
    page = show(open_page, address, recipe("mochi", line(name), x="javascript:alert(1)", serves=name))
    assert rows(page) == [name]
    assert page.get_attribute("#wanted a", "href") == address + "recipes/mochi/"
    assert page.faults == []


def test_without_javascript_the_page_says_what_it_needs(open_page):
    page = open_page("shopping-list/", script=False)
    assert "needs JavaScript" in page.inner_text("main")


def test_print_holds_the_list_alone(open_page, address):
    page = show(open_page, address, recipe("mochi", line("rice")))
    page.emulate_media(media="print")
    assert page.locator("#shopping").is_visible()
    for part in (".bar", "#carry", ".breadcrumb", ".sidebar", "#wanted button"):
        assert page.locator(part).first.is_hidden()


def test_a_full_list_is_accessible(open_page, address):
    many = [recipe("mochi", FLOUR, line("extraordinarily long-winded ingredient", "{} [cup|cups]", "7/3")),
            recipe("pie-crust", FLOUR), recipe("bolo-de-rolo", FLOUR, line("salt", "a pinch of"))]
    is_accessible(show(open_page, address, *many, ticked=["salt"]))
