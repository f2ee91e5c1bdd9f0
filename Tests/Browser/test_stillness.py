"""What is painted stays in its place, however slowly the rest of a page and its scripts arrive."""

import pathlib
import time

import pytest

from conftest import WATCH, WIDTHS, QuietHandler, address_of, nothing_has_moved, served
from windows import STORAGE

PAGES = [
    "", "categories/dessert/", "recipes/apple-pie/", "recipes/apple-pie/pie-crust/",
    "recipes/baklava/cook/", "recipes/", "today/", "saved/", "shopping-list/",
]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("path", PAGES)
def test_controls_that_come_late_move_nothing(open_page, address, path, width):
    page = open_page(STORAGE, width=width)
    page.route("**/assets/*.js", lambda route: (page.wait_for_timeout(150), route.continue_()))
    with page.add_init_script(WATCH):
        page.goto(address + path)
        nothing_has_moved(page)


class InPieces(QuietHandler):
    """A host from which a page comes some lines at a time, the browser free to paint after each."""

    pieces = 24
    pause = 0.03

    def do_GET(self):
        file = pathlib.Path(self.translate_path(self.path)) / "index.html"
        if not file.exists():
            return super().do_GET()
        page = file.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        start = page.index(b"<body")
        ends = [
            page.index(b"\n", start + (len(page) - start) * piece // self.pieces) + 1
            for piece in range(self.pieces)]
        for begin, end in zip([0, *ends], [*ends, len(page)]):
            self.wfile.write(page[begin:end])
            time.sleep(self.pause)


@pytest.fixture(scope="module")
def slow(folder):
    with served(folder, InPieces) as server:
        yield address_of(server) + "cookbook/"


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("experience", ["stack", "three-column"])
def test_a_page_that_comes_in_pieces_moves_nothing(open_page, slow, width, experience):
    page = open_page(STORAGE, width=width, own=True)
    page.goto(slow + STORAGE)
    page.evaluate("name => localStorage.setItem('crumb:/cookbook/:experience', `\"${name}\"`)", experience)
    page.add_init_script(WATCH)
    for path in PAGES:
        page.goto(slow + path)
        nothing_has_moved(page)
