"""Timers: several at once, from page to page, told when they are over."""

import json
import time

import pytest
from playwright.sync_api import expect

from accessibility import is_accessible
from conftest import WIDTHS, wait_until
from windows import STORAGE

COOK = "recipes/baklava/cook/"
KEY = "crumb:/cookbook/:timers"


def start(page, number):
    count = page.locator(".timers li").count()
    page.locator(f"#step-{number} button[data-seconds]").first.evaluate("button => button.click()")
    expect(page.locator(".timers li")).to_have_count(count + 1)


def keep(page, text):
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, text])
    page.reload()


def show(open_page, address, text):
    """The root of a reader whose browser has kept a text as timers."""
    page = open_page(STORAGE)
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, text])
    page.goto(address)
    return page


def due(milliseconds):
    """A moment to come, as browsers write it."""
    return time.time() * 1000 + milliseconds


def test_a_step_that_names_a_time_offers_a_timer(open_page):
    page = open_page(COOK)
    button = page.locator("#step-1 button[data-seconds]")
    assert button.inner_text() == "Timer 10 min"
    assert button.locator("time").get_attribute("datetime") == "PT10M"
    assert button.is_enabled()


def test_a_time_in_the_method_of_a_recipe_starts_a_timer(open_page):
    page = open_page("recipes/baklava/")
    page.get_by_role("button", name="Timer 10 minutes").click()
    rows = page.locator(".timers li")
    expect(rows).to_have_count(1)
    assert rows.locator(".timer-name").inner_text() == "Baklava · Step 1 · 10 minutes"
    assert rows.locator(".timer-left").inner_text().startswith(("09:", "10:00"))
    page.locator("#step-10 button").click()
    expect(rows).to_have_count(2)
    assert rows.nth(1).locator(".timer-left").inner_text().startswith(("7:59:", "8:00:00"))
    assert not page.locator("#step-10 input").is_checked()
    is_accessible(page)
    assert page.faults == []


def test_without_javascript_a_time_is_text(open_page):
    page = open_page("recipes/baklava/", script=False)
    assert page.locator(".method time").count() > 0
    assert page.locator(".method button").count() == 0


def test_without_javascript_no_timer_is_offered(open_page):
    page = open_page(COOK, script=False)
    assert page.locator("#step-1 button[data-seconds]").is_hidden()
    assert page.locator(".timers").count() == 0


def test_several_timers_run_at_once_and_survive_a_change_of_page(open_page, address):
    page = open_page(COOK)
    start(page, 1)
    start(page, 3)
    page.goto(address + "recipes/")
    rows = page.locator(".timers li")
    expect(rows).to_have_count(2)
    assert rows.nth(0).locator(".timer-name").inner_text() == "Baklava · Step 1 · 10 min"
    assert rows.nth(0).locator(".timer-left").inner_text().startswith(("09:", "10:00"))
    assert rows.nth(1).locator(".timer-left").inner_text().startswith(("04:", "05:00"))


def test_a_timer_that_is_over_says_so_and_is_announced(open_page, address):
    page = show(open_page, address, json.dumps([{"name": "Tea", "end": due(1500)}]))
    page.wait_for_selector(".timers .is-over")
    assert page.locator(".timers [role=status]").inner_text() == "Tea: Time is up"
    page.click(".timers button:has-text('Stop')")
    assert page.locator(".timers").is_hidden()
    page.reload()
    assert page.locator(".timers").count() == 0


def test_a_timer_pauses_and_goes_on_with_what_was_left(open_page, address):
    page = show(open_page, address, json.dumps([{"name": "Tea", "end": due(90_000)}]))
    page.get_by_role("button", name="Pause: Tea").click()
    left = page.locator(".timer-left")
    shown = left.inner_text()
    page.wait_for_timeout(1200)
    page.reload()
    assert left.inner_text() == shown
    page.get_by_role("button", name="Resume: Tea").click()
    assert page.get_by_role("button", name="Pause: Tea").evaluate("it => it === document.activeElement")
    wait_until(page, "shown => document.querySelector('.timer-left').textContent !== shown", arg=shown)
    assert page.faults == []


COUNT_TONES = """
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        window.tones += 1;
        return start.apply(this, when);
    };
"""


@pytest.mark.parametrize("gesture, tones", [(True, 12), (False, 0)])
def test_a_timer_that_is_over_sounds_after_a_gesture_alone(open_page, gesture, tones):
    page = open_page("", own=True)
    page.clock.install()
    page.add_init_script(COUNT_TONES)
    keep(page, json.dumps([{"name": "Tea", "end": page.evaluate("Date.now()") + 60_000}]))
    page.wait_for_selector(".timers li")
    if gesture:
        page.mouse.click(700, 20)
    page.clock.fast_forward(61_000)
    page.wait_for_selector(".timers .is-over")
    assert page.evaluate("tones") == tones
    assert page.locator(".timers button:visible").all_inner_texts() == ["Stop"]
    assert page.faults == []


def test_the_script_of_timers_is_loaded_only_where_there_are_any(open_page):
    page = open_page("recipes/apple-pie/")
    assert page.locator("script[src*=timers]").count() == 0
    keep(page, json.dumps([{"name": "Tea", "end": page.evaluate("Date.now()") + 60_000}]))
    page.wait_for_selector(".timers li")


@pytest.mark.parametrize("text", [
    '[{"name": "x", "left": -5}]', '[{"name": "x", "left": "5"}]', '[{"name": "x", "left": 1e999}]',
    "{", "null", "7", '"x"', "[null, 1, [], {}]", '[{"name": 1, "end": "soon"}]',
    '[{"name": "late", "end": 1}]', '[{"end": 1e999, "name": "never"}]', "x" * 100_000,
])
def test_timers_that_make_no_sense_are_ignored(open_page, address, text):
    page = show(open_page, address, text)
    assert page.locator(".timers li").count() == 0
    assert page.faults == []


def test_markup_in_the_name_of_a_timer_is_text(open_page, address):
    name = "<img src=x onerror=alert(1)>"
    page = show(open_page, address, json.dumps([{"name": name, "end": due(60_000)}]))
    assert page.locator(".timer-name").inner_text() == name
    assert page.faults == []


def test_running_timers_and_the_offer_are_accessible_and_cover_no_place(open_page, address):
    page = open_page("recipes/baklava/cook/")
    start(page, 1)
    is_accessible(page)
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector(".resume")
    is_accessible(page)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        boxes = [page.locator(part).bounding_box() for part in (".timers", ".resume", ".places")]
        spans = sorted((box["y"], box["y"] + box["height"]) for box in boxes)
        assert all(above[1] <= below[0] for above, below in zip(spans, spans[1:])), width
