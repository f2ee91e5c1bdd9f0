"""What the pages weigh, gzipped, against the budgets."""

import gzip
import re

import pytest

KB = 1024


def weight(file):
    return len(gzip.compress(file.read_bytes()))


def scripts(folder, path, kind):
    """The files of the scripts of a page: `defer` or those that block."""
    site = folder / "cookbook"
    html = (site / path / "index.html").read_text()
    tags = re.findall(r'<script src="([^"]+)"( defer)?>', html)
    return [(site / path / url).resolve() for url, defer in tags if bool(defer) == (kind == "defer")]


@pytest.mark.parametrize("path, most", [
    ("recipes/apple-pie", 7), ("recipes/shortbread-biscuits/cook", 7), ("shopping-list", 6),
    ("saved", 7), ("today", 7), ("recipes", 9),
])
def test_the_scripts_of_a_page_weigh_no_more_than_their_budget(folder, path, most):
    files = scripts(folder, path, "defer") + scripts(folder, path, "blocking")
    assert files
    assert sum(map(weight, files)) <= most * KB


@pytest.mark.parametrize("path", ["", "recipes/apple-pie", "recipes/shortbread-biscuits/cook"])
def test_the_scripts_that_block_weigh_at_most_half_a_kb(folder, path):
    assert sum(map(weight, scripts(folder, path, "blocking"))) <= KB // 2


def test_what_begins_to_keep_pages_weighs_at_most_250_bytes(folder):
    (script,) = (folder / "cookbook/assets").glob("offline.*.js")
    assert weight(script) <= 250


def test_the_stylesheet_weighs_at_most_8_kb(folder):
    sheets = list((folder / "cookbook/assets").glob("style*.css"))
    assert len(sheets) == 1
    assert weight(sheets[0]) <= 8 * KB


def test_the_page_of_a_recipe_weighs_at_most_6_kb(folder):
    pages = list((folder / "cookbook/recipes").glob("*/index.html"))
    assert len(pages) > 20
    assert [page for page in pages if weight(page) > 6 * KB] == []
