"""An address that is none leads to the recipe that it names."""

import pytest


def own_faults(page):
    """Faults but those that the browser tells of answers with 404."""
    return [fault for fault in page.faults if "404" not in fault]


@pytest.mark.parametrize("path, title, way", [
    ("recipes/apple-pie/mochi/", "Mochi", "recipes/mochi/"),
    ("recipes/apple-pie/no-such/pie-crust/", "Pie Crust", "recipes/pie-crust/"),
    ("recipes/apple-pie/no-such/", "Apple Pie", "recipes/apple-pie/"),
    ("recipes/no-such/#via=apple-pie/pie-crust", "Pie Crust", "recipes/pie-crust/"),
    ("dessert/apple-pie.html", "Apple Pie", "recipes/apple-pie/"),
    ("recipes/Apple%20Pie", "Apple Pie", "recipes/apple-pie/"),
    ("recipes/Çoban-Salatası/x/", "Çoban Salatası", "recipes/coban-salatasi/"),
])
def test_the_last_recipe_of_the_address_is_offered(open_page, address, path, title, way):
    page = open_page(path)
    page.wait_for_selector("#found:visible")
    link = page.locator("#found a")
    assert link.inner_text() == title
    link.click()
    page.wait_for_url(address + way)
    assert own_faults(page) == []


@pytest.mark.parametrize("path", [
    "no/such/recipe/", "recipes/%ff%fe/", "recipes/%3Cscript%3E/", "x" * 3000,
    "recipes/javascript:alert(1)/",
])
def test_an_address_without_a_recipe_offers_nothing(open_page, path):
    page = open_page(path)
    page.wait_for_load_state("networkidle")
    assert page.locator("#found").is_hidden()
    assert page.inner_text("h1") == "This page is not on the menu"
    assert own_faults(page) == []


def test_the_page_has_its_styles_at_any_depth(open_page):
    page = open_page("a/b/c/d/")
    assert page.evaluate("document.styleSheets[0].cssRules.length") > 10


def test_without_javascript_the_page_leads_on(open_page, address):
    page = open_page("recipes/apple-pie/mochi/", script=False)
    page.click("main a:has-text('All recipes')")
    page.wait_for_url(address + "recipes/")
