"""What is the reader's own: ticks, and how the pages are laid out."""

import pytest
from playwright.sync_api import expect

from conftest import wait_until
from windows import STORAGE


def keep(page, name, text):
    page.evaluate("([name, text]) => localStorage.setItem(`crumb:/cookbook/:${name}`, text)", [name, text])


def boxes(page):
    return page.locator("article.recipe input[type=checkbox]")


def ticked(page):
    return boxes(page).evaluate_all("boxes => boxes.map(box => box.checked)")


def test_ticks_of_ingredients_and_steps_are_remembered_for_each_recipe(open_page, address):
    page = open_page("recipes/apple-pie/")
    page.locator(".ingredients input").nth(1).check()
    page.locator("#step-2 input").check()
    expected = ticked(page)
    assert sum(expected) == 2
    page.goto(address + "recipes/pie-crust/")
    assert not any(ticked(page))
    page.goto(address + "recipes/apple-pie/")
    assert ticked(page) == expected


def test_a_recipe_on_a_path_has_the_ticks_of_its_own_page(open_page, address):
    page = open_page("recipes/pie-crust/")
    page.locator("#step-1 input").check()
    page.goto(address + "recipes/apple-pie/pie-crust/")
    assert page.locator("#step-1 input").is_checked()


@pytest.mark.parametrize("text", [
    "{", "null", "7", '[["apple-pie"]]', '[["apple-pie", 3, "x"]]', "[null, 1, {}]", "x" * 100_000,
])
def test_ticks_that_make_no_sense_are_ignored(open_page, text):
    keep(open_page(STORAGE), "ticks", text)
    page = open_page("recipes/apple-pie/")
    assert not any(ticked(page))
    boxes(page).first.check()
    page.reload()
    assert ticked(page)[0]
    assert page.faults == []


def test_steps_can_be_ticked_off_without_javascript(open_page):
    page = open_page("recipes/apple-pie/", script=False)
    page.locator("#step-1 input").check()
    assert page.locator("#step-1 input").is_checked()


def note(page):
    return page.get_by_role("textbox", name="Your notes")


def test_notes_are_kept_for_each_recipe_and_printed(open_page, address):
    page = open_page("recipes/apple-pie/")
    note(page).fill("Less sugar.\n<b>More</b> cinnamon.")
    page.goto(address + "recipes/pie-crust/")
    expect(note(page)).to_have_value("")
    page.emulate_media(media="print")
    expect(note(page)).to_be_hidden()
    page.goto(address + "recipes/apple-pie/")
    expect(note(page)).to_have_value("Less sugar.\n<b>More</b> cinnamon.")
    expect(note(page)).to_be_visible()
    note(page).fill(" ")
    assert page.evaluate("localStorage.getItem('crumb:/cookbook/:notes')") == "[]"
    assert page.faults == []


@pytest.mark.parametrize("text", [
    "{", "null", "7", '[["apple-pie"]]', '[["apple-pie", 3]]', "[null, 1, {}]", "x" * 100_000,
])
def test_notes_that_make_no_sense_are_none(open_page, text):
    keep(open_page(STORAGE), "notes", text)
    page = open_page("recipes/apple-pie/")
    expect(note(page)).to_have_value("")
    note(page).fill("Good.")
    page.reload()
    expect(note(page)).to_have_value("Good.")
    assert page.faults == []


def test_without_javascript_no_notes_are_offered(open_page):
    assert open_page("recipes/apple-pie/", script=False).locator(".note").is_hidden()


def experience(page):
    return page.evaluate("document.documentElement.dataset.experience")


@pytest.mark.parametrize("choice, columns", [("stack", 1), ("two-column", 2), ("three-column", 3)])
def test_the_layout_that_the_reader_picks_is_kept(open_page, address, choice, columns):
    page = open_page("categories/dessert/")
    page.select_option(".picker select", choice)
    assert experience(page) == choice
    page.goto(address + "recipes/apple-pie/")
    assert experience(page) == choice
    shown = [page.locator(column).is_visible() for column in (".sidebar", ".column", "main")]
    assert sum(shown) == columns
    assert page.locator(".picker select").input_value() == choice


def test_the_layout_is_set_before_the_first_paint(open_page, address):
    page = open_page("")
    page.select_option(".picker select", "stack")
    page.route("**/*.css", lambda route: None)
    page.goto(address + "recipes/", wait_until="commit")
    # Nothing is painted, so no frame comes in which to ask.
    wait_until(page, "() => document.documentElement.dataset.experience === 'stack'")


@pytest.mark.parametrize("text", ["four-column", "<b>", "javascript:alert(1)", "x" * 100_000])
def test_a_layout_that_there_is_not_is_ignored(open_page, text):
    page = open_page("")
    usual = experience(page)
    keep(page, "experience", text)
    page.reload()
    assert experience(page) == usual
    assert page.faults == []


def test_without_javascript_no_layout_is_offered(open_page):
    assert open_page("", script=False).locator(".picker").is_hidden()
