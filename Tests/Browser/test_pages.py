"""Every kind of page is accessible, loads nothing from elsewhere, and fits its width."""

import pytest
from axe_playwright_python.sync_playwright import Axe

PAGES = [
    "", "categories/dessert/", "categories/sandwich/", "recipes/apple-pie/",
    "recipes/apple-pie/pie-crust/fruit-pie-filling/", "recipes/shortbread-biscuits/cook/",
    "recipes/", "tags/vegetarian/", "today/", "saved/", "shopping-list/", "404.html", "offline.html",
]
WIDTHS = [390, 820, 1440]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_no_accessibility_violation(open_page, path, width, scheme):
    page = open_page(path, width=width, scheme=scheme)
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()
    assert page.faults == []


@pytest.mark.parametrize("width", [320, *WIDTHS])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_no_wider_than_the_window(open_page, path, width):
    page = open_page(path, width=width)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("path", PAGES)
def test_a_page_reads_from_right_to_left(open_page, path):
    page = open_page(path, width=390)
    page.evaluate("document.documentElement.dir = 'rtl'")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
