"""Builds the example cookbook once, serves it below a sub-folder, and lends pages of a real Chromium."""

import functools
import http.server
import pathlib
import shutil
import subprocess
import threading

import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    """Serves files as hosts of static sites do: 404.html for an address that is none."""

    def log_message(self, *arguments):
        pass

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


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    """The folder of the built site, below `cookbook/`, as a host with sub-folders has it."""
    base = tmp_path_factory.mktemp("host")
    crumb = ROOT / ".build" / "debug" / "crumb"
    subprocess.run(
        [crumb, "build", "--content", ROOT / "Content", "--output", base / "cookbook",
         "--url", "https://example.org/cookbook/"],
        check=True, capture_output=True, cwd=base)
    return base


@pytest.fixture(scope="session")
def address(folder):
    handler = functools.partial(QuietHandler, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/cookbook/"
    server.shutdown()


def settle(page):
    """Waits until the script of amounts, which is loaded when it is needed, has done its work."""
    page.evaluate("""async () => {
        const { script } = document.getElementById("servings").dataset;
        await import(new URL(script, location));
        await new Promise(requestAnimationFrame);
    }""")


@pytest.fixture(scope="session")
def browser():
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser, address):
    """Opens a page of the site: `open_page("recipes/", width=390)`."""
    contexts = []

    def open_page(path, width=1440, scheme="light", script=True, **options):
        context = browser.new_context(
            viewport={"width": width, "height": 900}, color_scheme=scheme,
            java_script_enabled=script, **options)
        contexts.append(context)
        page = context.new_page()
        page.faults = []
        page.on("console", lambda message: page.faults.append(message.text)
                if message.type in ("error", "warning") else None)
        page.on("request", lambda request: page.faults.append(f"request to {request.url}")
                if not request.url.startswith(("http://127.0.0.1", "data:")) else None)
        page.goto(address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
