"""Builds the example cookbook once, serves it below a sub-folder, and lends pages of a real Chromium."""

import contextlib
import fcntl
import functools
import http.server
import os
import pathlib
import shutil
import subprocess
import threading
import time

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Error, expect, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
CRUMB = ROOT / ".build" / "debug" / "crumb"

# A busy machine takes its time to show a page.
expect.set_options(timeout=20_000)


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    """Serves files as hosts of static sites do: 404.html for an address that is none."""

    def log_message(self, *arguments):
        pass

    def handle(self):
        # A browser that leaves a page hangs up on what it asked for.
        with contextlib.suppress(ConnectionError):
            super().handle()

    def send_error(self, code, *arguments):
        page = pathlib.Path(self.directory) / "cookbook/404.html"
        if code != 404 or not page.exists():
            return super().send_error(code, *arguments)
        body = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)


@contextlib.contextmanager
def served(folder, handler=QuietHandler):
    """A server of the files of a folder."""
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()


def address_of(server):
    return f"http://127.0.0.1:{server.server_port}/"


def made_once(tmp_path_factory, name, make):
    """A folder that the first of the processes that run tests makes for all of them."""
    base = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        base = base.parent
    folder = base / name
    with open(base / f"{name}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            draft = base / f"{name}.draft"
            shutil.rmtree(draft, ignore_errors=True)
            draft.mkdir()
            make(draft)
            draft.rename(folder)
    return folder


def lend_photos(project):
    """Lets builds in a folder find the photos that a build of the cookbook, or a test of the generator,
    has made smaller already, and keep there what they make."""
    kept = ROOT / ".crumb" / "photos"
    kept.mkdir(parents=True, exist_ok=True)
    (project / ".crumb").mkdir()
    (project / ".crumb" / "photos").symlink_to(kept)


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    """The folder of the built site, below `cookbook/`, as a host with sub-folders has it."""
    def build(base):
        lend_photos(base)
        subprocess.run(
            [CRUMB, "build", "--content", ROOT / "Content", "--output", "cookbook",
             "--url", "https://example.org/cookbook/"],
            check=True, capture_output=True, cwd=base)

    return made_once(tmp_path_factory, "host", build)


@pytest.fixture(scope="session")
def address(folder):
    with served(folder) as server:
        yield address_of(server) + "cookbook/"


def wait_until(page, question, arg=None):
    """Asks again and again until the answer, which may be a promise, is yes.

    Playwright's own way to wait for a function evaluates text, which the policy of the pages forbids.
    """
    end = time.monotonic() + 20
    while True:
        # On the way to the next page there is none to ask.
        with contextlib.suppress(Error):
            if page.evaluate(f"async arg => Boolean(await ({question})(arg))", arg):
                return
        assert time.monotonic() < end, question
        time.sleep(0.05)


def settle(page):
    """Waits until the script of amounts, which is loaded when it is needed, has done its work."""
    page.evaluate("""async () => {
        await import(document.querySelector("#servings output").dataset.script);
        await new Promise(requestAnimationFrame);
    }""")


WIDTHS = [390, 820, 1440]

# Counts what moves from the first paint on, other than in answer to the reader.
WATCH = """
    window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(
        ...list.getEntries().filter(({ hadRecentInput }) => !hadRecentInput).map((entry) =>
            [entry.value, ...entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 80))])))
        .observe({ type: "layout-shift", buffered: true });
"""


def nothing_has_moved(page):
    """Asserts that nothing moved on a page that was opened with `WATCH`."""
    # What was painted last is told of a moment later.
    page.wait_for_timeout(200)
    assert page.evaluate("window.shifts") == []


def fits(page, widths=WIDTHS):
    """Asserts that a page is no wider than the window, however narrow that is."""
    for width in widths:
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{width} px"


def has_no_violation(page):
    """Asserts that axe finds no fault in a page as it is shown now."""
    # Its script takes a tenth of a second, and its report of what is right another tenth.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate(
        """async () => (await axe.run({ resultTypes: ["violations"] })).violations.map(
            ({ id, help, nodes }) => [id, help, ...nodes.map(({ html, failureSummary }) => [html, failureSummary])])""")
    assert found == [], page.viewport_size


def is_accessible(page):
    """Asserts that axe finds no fault in a page, and that it fits, in each width and scheme."""
    for width in WIDTHS:
        fits(page, [width])
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            has_no_violation(page)


@pytest.fixture(scope="session")
def browser():
    # The shell is the same browser without a window, in half the time.
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


# What is kept for when there is no network is a matter of test_offline.py, and of no other page's pace.
NO_WORKER = "navigator.serviceWorker && (navigator.serviceWorker.register = () => Promise.reject())"


def new_page(context):
    """A page of a window that watches for faults: `page.faults`."""
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


@pytest.fixture
def open_page(browser, address):
    """Opens a page of the site in a window of its own: `open_page("recipes/", width=390)`."""
    contexts = []

    def open_page(path, width=1440, scheme="light", script=True, **options):
        context = browser.new_context(
            viewport={"width": width, "height": 900}, color_scheme=scheme,
            java_script_enabled=script, **options)
        contexts.append(context)
        page = new_page(context)
        page.goto(address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()


# An address that has the storage of the site's pages, and nothing to show.
STORAGE = "robots.txt"


@pytest.fixture(scope="session")
def windows(browser):
    """A page with scripts and one without, in windows that are open as long as there are tests."""
    contexts = [
        browser.new_context(viewport={"width": 1440, "height": 900}, java_script_enabled=script)
        for script in (False, True)]
    yield [new_page(context) for context in contexts]
    for context in contexts:
        context.close()


@pytest.fixture
def reopen(windows, address):
    """Opens a page as `open_page` does, but in a window that other tests were in: in half the time.

    It is for many cases of one kind that leave nothing behind but what they stored and the size of
    the window, and not for what stays with a page, like a route or a clock.
    """
    used = []

    def reopen(path, script=True):
        page = windows[script]
        used.append(page)
        page.goto(address + path)
        return page

    yield reopen
    for page in {*used}:
        page.goto(address + STORAGE)
        page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        session = page.context.new_cdp_session(page)
        session.send("Page.resetNavigationHistory")
        session.detach()
        page.set_viewport_size({"width": 1440, "height": 900})
        page.emulate_media(color_scheme="light")
        page.faults.clear()
