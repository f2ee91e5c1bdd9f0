"""Saved recipes, kept by the reader's browser; and sending a recipe to somebody."""

import json

import pytest
from playwright.sync_api import expect

from accessibility import is_accessible
from conftest import wait_until
from windows import STORAGE

KEY = "crumb:/cookbook/:saved"


def keep(page, text):
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, text])


def kept(page):
    return json.loads(page.evaluate("key => localStorage.getItem(key)", KEY))


def shows(page, *names):
    expect(page.locator("#saved .name")).to_have_text(names)


def show(open_page, address, ids, **options):
    page = open_page(STORAGE, **options)
    keep(page, json.dumps(ids))
    page.goto(address + "saved/")
    expect(page.locator("#saved .name:not(:empty)")).to_have_count(len(ids))
    return page


def test_a_recipe_is_saved_from_its_page_newest_first(open_page, address):
    page = open_page("recipes/apple-pie/")
    button = page.get_by_role("button", name="Save")
    assert button.get_attribute("aria-pressed") == "false"
    button.click()
    assert button.get_attribute("aria-pressed") == "true"
    page.goto(address + "recipes/apple-pie/pie-crust/")
    page.get_by_role("button", name="Save").click()
    assert kept(page) == ["pie-crust", "apple-pie"]
    page.goto(address + "saved/")
    shows(page, "Pie Crust", "Apple Pie")
    page.click("#saved a:has-text('Apple Pie')")
    page.wait_for_url("**/recipes/apple-pie/")
    assert page.get_by_role("button", name="Save").get_attribute("aria-pressed") == "true"
    assert page.faults == []


def test_a_second_tap_forgets_the_recipe(open_page):
    page = open_page("recipes/apple-pie/")
    button = page.get_by_role("button", name="Save")
    button.click()
    button.click()
    assert button.get_attribute("aria-pressed") == "false"
    assert kept(page) == []


def test_tiles_show_the_picture_or_the_plate_and_the_time(open_page, address):
    page = show(open_page, address, ["apple-pie", "ambrosia"])
    wait_until(page, "() => document.querySelector('#saved li:nth-child(1) img.picture').naturalWidth > 0")
    assert page.locator("#saved li:nth-child(2) .picture.plate").is_visible()
    assert page.locator("#saved li:nth-child(1) .fact").inner_text()
    assert page.faults == []


def test_a_saved_recipe_is_removed_and_the_next_has_the_focus(open_page, address):
    page = show(open_page, address, ["baklava", "mochi", "ceviche"])
    page.get_by_role("button", name="Remove: Mochi").click()
    shows(page, "Baklava", "Ceviche")
    assert kept(page) == ["baklava", "ceviche"]
    focused = "document.activeElement.getAttribute('aria-label')"
    assert page.evaluate(focused) == "Remove: Ceviche"
    page.get_by_role("button", name="Remove: Ceviche").click()
    page.get_by_role("button", name="Remove: Baklava").click()
    assert "Nothing is saved yet" in page.inner_text("main")
    assert page.evaluate("document.activeElement.id") == "nothing"


def test_a_recipe_that_is_gone_is_forgotten(open_page, address):
    page = open_page(STORAGE)
    keep(page, json.dumps(["no-such-recipe", "mochi"]))
    page.goto(address + "saved/")
    shows(page, "Mochi")
    assert kept(page) == ["mochi"]


def test_without_a_way_to_the_recipes_they_are_listed_all_the_same(open_page, address):
    page = open_page(STORAGE)
    page.route("**/recipes/**", lambda route: route.abort())
    keep(page, json.dumps(["pie-crust"]))
    page.goto(address + "saved/")
    shows(page, "pie crust")
    assert kept(page) == ["pie-crust"]


def test_saved_recipes_are_carried_away_as_text(open_page, address):
    page = show(open_page, address, ["mochi"], permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy as text").click()
    expect(page.get_by_role("status").first).to_have_text("Copied")
    text = page.evaluate("navigator.clipboard.readText()")
    assert text == f"Mochi\n{address}recipes/mochi/"


@pytest.mark.parametrize("notes, carried", [
    ('[["mochi", "Less sugar.\\nMore tea."], ["gone", "x"]]', "\nLess sugar.\nMore tea."),
    ("{", ""), ("7", ""), ('[7, null, ["mochi"], ["mochi", {}]]', ""),
])
def test_what_the_reader_noted_down_goes_with_them(open_page, address, notes, carried):
    page = show(open_page, address, ["mochi"], permissions=["clipboard-read", "clipboard-write"])
    page.evaluate("notes => localStorage.setItem('crumb:/cookbook/:notes', notes)", notes)
    page.get_by_role("button", name="Copy as text").click()
    expect(page.get_by_role("status").first).to_have_text("Copied")
    text = page.evaluate("navigator.clipboard.readText()")
    assert text == f"Mochi\n{address}recipes/mochi/{carried}"
    assert page.faults == []


@pytest.mark.parametrize("text", [
    "{", "null", "7", '"mochi"', "{}", "[null, 1, {}, []]", '["<img src=x onerror=alert(1)>"]',
    '["javascript:alert(1)", "../..", "//evil.example"]', '["' + "x" * 100_000 + '"]', "x" * 100_000,
])
@pytest.mark.parametrize("path", ["saved/", "recipes/apple-pie/"])
def test_what_makes_no_sense_is_ignored(open_page, path, text):
    keep(open_page(STORAGE), text)
    page = open_page(path)
    if path == "saved/":
        page.wait_for_selector("#nothing:visible")
        shows(page)
    else:
        page.get_by_role("button", name="Save").click()
        assert kept(page) == ["apple-pie"]
    assert page.faults == []


def test_without_javascript_the_page_says_what_it_needs(open_page):
    page = open_page("saved/", script=False)
    assert "needs JavaScript" in page.inner_text("main")
    page = open_page("recipes/apple-pie/", script=False)
    assert page.locator("main button:visible").count() == 0


def test_saved_recipes_are_accessible(open_page, address):
    is_accessible(show(open_page, address, ["mochi", "ambrosia", "bolo-de-rolo"]))


def test_a_recipe_is_shared_by_its_address(open_page, address):
    page = open_page("recipes/apple-pie/", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    expect(page.locator(".actions [role=status]").first).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == address + "recipes/apple-pie/"
    assert page.faults == []


def test_a_device_with_a_sheet_of_its_own_shares_by_it(open_page):
    page = open_page("recipes/apple-pie/")
    page.evaluate("navigator.share = async (content) => { window.shared = content; }")
    page.get_by_role("button", name="Share").click()
    wait_until(page, "() => window.shared")
    assert page.evaluate("shared.title") == "Apple Pie – Cookbook"
    assert page.evaluate("shared.url") == page.url


def test_without_a_clipboard_the_address_is_shown(open_page):
    page = open_page("recipes/apple-pie/")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    shown = []
    page.once("dialog", lambda dialog: (shown.append(dialog.default_value), dialog.dismiss()))
    with page.expect_event("dialog"):
        page.get_by_role("button", name="Share").click()
    assert shown == [page.url]
