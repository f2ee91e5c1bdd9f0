"""Windows of the browser that are lent from test to test: to make one costs as much as a short test."""

import time

SIZE = {"width": 1440, "height": 900}

# An address that has the storage of the site's pages, and nothing to show.
STORAGE = "robots.txt"

# What is kept for when there is no network is a matter of test_offline.py, and of no other page's pace.
NO_WORKER = "navigator.serviceWorker && (navigator.serviceWorker.register = () => Promise.reject())"

EMPTY = "() => { localStorage.clear(); sessionStorage.clear(); return Date.now(); }"


def new_page(browser, **options):
    """A page of a new window that watches for faults: `page.faults`."""
    context = browser.new_context(viewport=SIZE, **options)
    context.add_init_script(NO_WORKER)
    page = context.new_page()
    page.faults = []
    page.on("console", lambda message: page.faults.append(message.text)
            if message.type in ("error", "warning") else None)
    # That it cut a movement short on the way to the next page is the browser's own affair.
    page.on("pageerror", lambda error: page.faults.append(str(error))
            if not str(error).startswith("Transition was") else None)
    page.on("request", lambda request: page.faults.append(f"request to {request.url}")
            if not request.url.startswith(("http://127.0.0.1", "data:")) else None)
    return page


def make_as_new(page, address):
    """Takes from a window what a test may have left in it."""
    page.unroute_all(behavior="ignoreErrors")
    page.goto(address + STORAGE)
    clock = page.evaluate(EMPTY) / 1000
    assert abs(clock - time.time()) < 30, "a clock stays with its window, which must be the test's own"
    session = page.context.new_cdp_session(page)
    session.send("Page.resetNavigationHistory")
    session.detach()
    # What lies under the mouse may look otherwise than the rest.
    page.mouse.move(-1, -1)
    page.set_viewport_size(SIZE)
    page.emulate_media(media="null", color_scheme="light", reduced_motion="no-preference")
    page.faults.clear()
