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
from playwright.sync_api import Error, expect, sync_playwright

from windows import STORAGE, make_as_new, new_page

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


@pytest.fixture(scope="session")
def browser():
    # The shell is the same browser without a window, in half the time; painting in the browser's own
    # process saves a tenth of that.
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--in-process-gpu"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def windows():
    """Pages in windows that tests have been in, by what was asked for when the windows were made."""
    return {}


@pytest.fixture
def open_page(browser, windows, address):
    """Opens a page of the site: `open_page("recipes/", width=390)`.

    The window is one that other tests were in, at half the time of a new one, and it is the same when
    a test asks again. What stays with a window, like a clock or a listener, needs one that is the
    test's `own`, and so does what is about pictures that no page has shown yet.
    """
    used, own_windows = {}, []

    def open_page(path, width=1440, script=True, motion="no-preference", own=False, **options):
        options["java_script_enabled"] = script
        kind = str(options)
        if own:
            page = new_page(browser, **options)
            own_windows.append(page.context)
        else:
            page = used[kind] = used.get(kind) or windows.pop(kind, None) or new_page(browser, **options)
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(reduced_motion=motion)
        page.goto(address + path)
        return page

    yield open_page
    for context in own_windows:
        context.close()
    for kind, page in used.items():
        make_as_new(page, address)
        windows[kind] = page
