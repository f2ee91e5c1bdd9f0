"""Step by step: keys, buttons, a screen that stays awake, and a way back."""

import pytest
from playwright.sync_api import expect

from conftest import settle, wait_until

COOK = "recipes/shortbread-biscuits/cook/"

AWAKE = """
window.locks = 0;
Object.defineProperty(navigator, "wakeLock", { value: {
  request: (kind) => { window.locks += kind === "screen" ? 1 : 0; return Promise.resolve({}); },
} });
"""


def shown(page):
    """The cards that are not inert."""
    return page.locator(".card:not([inert])").evaluate_all("cards => cards.map(card => card.id)")


def test_arrows_home_and_end_turn_the_cards(open_page):
    page = open_page(COOK)
    assert shown(page) == ["ingredients"]
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert shown(page) == ["step-2"]
    page.keyboard.press("ArrowLeft")
    assert shown(page) == ["step-1"]
    page.keyboard.press("End")
    assert page.locator(".card").last.get_attribute("inert") is None
    page.keyboard.press("Home")
    assert shown(page) == ["ingredients"]


def test_the_card_on_show_stays_on_show_when_the_deck_has_settled(open_page):
    page = open_page(COOK, width=390)
    page.keyboard.press("End")
    last = shown(page)
    wait_until(page, "id => document.getElementById(id).getBoundingClientRect().x === 0", last[0])
    page.wait_for_timeout(200)
    assert shown(page) == last


def test_arrows_follow_the_direction_of_reading(open_page):
    page = open_page(COOK)
    page.evaluate("document.documentElement.dir = 'rtl'")
    page.keyboard.press("ArrowLeft")
    assert shown(page) == ["step-1"]
    page.keyboard.press("ArrowRight")
    assert shown(page) == ["ingredients"]


def test_keys_with_modifiers_are_left_to_the_browser(open_page):
    page = open_page(COOK)
    page.keyboard.press("Control+End")
    assert shown(page) == ["ingredients"]


def test_buttons_turn_the_cards_and_keep_the_focus(open_page):
    page = open_page(COOK)
    page.locator("#ingredients a[rel=next]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert shown(page) == ["step-2"]
    assert page.evaluate("document.activeElement.closest('.card').id") == "step-2"
    assert page.evaluate("document.activeElement.rel") == "next"


def test_back_leaves_step_by_step(open_page, address):
    page = open_page("recipes/shortbread-biscuits/")
    page.click("text=Start cooking")
    page.wait_for_url("**/cook/#ingredients")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page).to_have_url(address + COOK + "#step-3")
    page.go_back()
    expect(page).to_have_url(address + "recipes/shortbread-biscuits/")


def test_an_address_with_a_step_opens_on_it(open_page):
    page = open_page(COOK + "#step-3")
    assert shown(page) == ["step-3"]
    assert page.locator("#step-3").bounding_box()["x"] == 0


@pytest.mark.parametrize("hash", ["#step-999", "#<img src=x>", "#javascript:alert(1)", "#%ff"])
def test_an_address_with_no_such_step_opens_on_the_ingredients(open_page, hash):
    page = open_page(COOK + hash)
    assert shown(page) == ["ingredients"]
    assert page.faults == []


def test_the_screen_stays_awake_again_after_a_change_of_tab(browser, address):
    context = browser.new_context()
    context.add_init_script(AWAKE)
    page = context.new_page()
    page.goto(address + COOK)
    assert page.evaluate("locks") == 1
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert page.evaluate("locks") == 2
    context.close()


def test_without_javascript_the_cards_scroll_by_their_anchors(open_page, address):
    page = open_page(COOK, script=False)
    page.click("#ingredients a[rel=next]")
    expect(page).to_have_url(address + COOK + "#step-1")
    assert page.locator("[inert]").count() == 0


def test_the_ingredients_are_one_tap_away_and_the_step_stays(open_page, address):
    page = open_page("recipes/apple-pie/cook/?x=2#step-2", width=390)
    settle(page)
    page.locator("#step-2 .peek").click()
    sheet = page.get_by_role("dialog", name="Ingredients")
    assert sheet.locator("li").first.inner_text().replace("\u00a0", " ") == "1 ½ cups white sugar"
    assert sheet.locator("li").count() == page.locator("#ingredients li").count()
    assert shown(page) == ["step-2"]
    page.keyboard.press("ArrowRight")
    assert shown(page) == ["step-2"]
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    assert shown(page) == ["step-2"]
    assert page.evaluate("document.activeElement.className") == "peek"
    page.keyboard.press("Enter")
    sheet.get_by_role("button", name="Dismiss").click()
    expect(sheet).to_be_hidden()
    expect(page).to_have_url(address + "recipes/apple-pie/cook/?x=2#step-2")
    assert page.faults == []


def test_the_ingredients_of_a_step_scale_with_it(open_page):
    page = open_page("recipes/apple-pie/cook/?x=2#step-2")
    settle(page)
    assert page.locator("#step-2 .uses li").first.inner_text().replace("\u00a0", " ") == "1 ½ cups white sugar"


def test_without_javascript_a_link_leads_to_the_ingredients(open_page):
    page = open_page("recipes/apple-pie/cook/#step-2", script=False)
    page.locator("#step-2 .peek").click()
    expect(page.locator("#ingredients h2")).to_be_in_viewport()
