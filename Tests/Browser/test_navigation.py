"""The path works without JavaScript: push, pop, pop to root."""

from playwright.sync_api import expect


def crumbs(page):
    return page.locator("nav.breadcrumb li").all_inner_texts()


def test_a_path_of_three_is_pushed_by_links_alone(open_page, address):
    page = open_page("", script=False)
    page.click("main a[href='recipes/apple-pie/']")
    page.click(".related a:has-text('Pie Crust')")
    page.click(".related a:has-text('Fruit Pie Filling')")
    expect(page).to_have_url(address + "recipes/apple-pie/pie-crust/fruit-pie-filling/")
    assert crumbs(page) == ["Categories", "Dessert", "Apple Pie", "Pie Crust", "Fruit Pie Filling"]


def test_a_tap_on_a_recipe_of_the_path_pops_to_it(open_page, address):
    page = open_page("recipes/apple-pie/pie-crust/fruit-pie-filling/", script=False)
    page.click(".related a:has-text('Pie Crust')")
    expect(page).to_have_url(address + "recipes/apple-pie/pie-crust/")


def test_the_first_crumb_pops_to_the_root(open_page, address):
    page = open_page("recipes/apple-pie/pie-crust/", script=False)
    page.click("nav.breadcrumb li:first-child a")
    expect(page).to_have_url(address)


def test_the_sidebar_marks_the_category_of_the_first_recipe(open_page):
    page = open_page("recipes/apple-pie/pie-crust/", script=False)
    assert page.locator(".sidebar [aria-current]").all_inner_texts()[0].startswith("Dessert")


def test_the_sidebar_opens_on_a_phone_without_javascript(open_page):
    page = open_page("recipes/apple-pie/", width=390, script=False)
    page.click("button[popovertarget=sidebar]")
    assert page.locator("#sidebar").is_visible()


def test_an_empty_category_says_so(open_page):
    page = open_page("categories/sandwich/", script=False)
    assert "No recipes yet" in page.inner_text("main")
