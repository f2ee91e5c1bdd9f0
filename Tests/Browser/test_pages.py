"""Every kind of page is accessible, loads nothing from elsewhere, and fits its width."""

import pytest

from accessibility import fits, has_no_violation_in_either_scheme, is_accessible
from conftest import WIDTHS

PAGES = [
    "", "categories/dessert/", "categories/sandwich/", "recipes/apple-pie/",
    "recipes/apple-pie/pie-crust/fruit-pie-filling/", "recipes/shortbread-biscuits/cook/",
    "recipes/", "tags/vegetarian/", "today/", "saved/", "shopping-list/", "404.html", "offline.html",
]


@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_no_accessibility_violation(open_page, path):
    page = open_page(path)
    is_accessible(page)
    assert page.faults == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_that_are_hard_to_read_in_one_scheme_alone_are_found(open_page, scheme):
    page = open_page("saved/")
    page.evaluate("""scheme => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`@media (prefers-color-scheme: ${scheme}) { h1 { color: #777; background: #888; } }`);
        document.adoptedStyleSheets.push(sheet);
    }""", scheme)
    with pytest.raises(AssertionError, match="color-contrast"):
        has_no_violation_in_either_scheme(page)


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_no_wider_than_the_window(open_page, path):
    page = open_page(path)
    for direction in ("ltr", "rtl"):
        page.evaluate("direction => (document.documentElement.dir = direction)", direction)
        fits(page, [320, *WIDTHS])
