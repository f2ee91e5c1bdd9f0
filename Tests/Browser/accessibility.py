"""What axe finds in a page, in each width and scheme, and whether the page fits."""

from axe_playwright_python.base import AXE_SCRIPT

from conftest import WIDTHS

# The rules that look at colours, which are all that a scheme changes in a page that looks alike.
OF_COLOURS = ["color-contrast", "link-in-text-block"]

# Axe reads the few colours of a page thousands of times, in a quarter of its time.
KNOW_COLOURS = """() => {
    const { prototype } = axe.commons.color.Color;
    const parse = prototype.parseString;
    const known = new Map();
    prototype.parseString = function (text) {
        if (known.has(text)) return Object.assign(this, known.get(text));
        parse.call(this, text);
        const { red, green, blue, alpha } = this;
        known.set(text, { red, green, blue, alpha });
        return this;
    };
}"""

# All of a page but its colours: what it consists of, where that is, and whether it is shown.
SHAPE = """() => document.documentElement.outerHTML + JSON.stringify(
    Array.from(document.querySelectorAll("*"), (element) => [
        element.getBoundingClientRect(),
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })]))"""

RUN = """async (rules) => {
    const { violations } = await axe.run({ resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
    return violations.map(({ id, help, nodes }) =>
        [id, help, ...nodes.map(({ html, failureSummary }) => [html, failureSummary])]);
}"""


def fits(page, widths=WIDTHS):
    """Asserts that a page is no wider than the window, however narrow that is."""
    for width in widths:
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{width} px"


def has_no_violation(page, rules=None):
    """Asserts that axe finds no fault in a page as it is shown now, or none by some of its rules."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
        page.evaluate(KNOW_COLOURS)
    found = page.evaluate(RUN, rules)
    assert found == [], f"{page.viewport_size}: {found}"


def has_no_violation_in_either_scheme(page):
    """Asserts that axe finds no fault in a page, light or dark."""
    page.emulate_media(color_scheme="light")
    has_no_violation(page)
    shape = page.evaluate(SHAPE)
    page.emulate_media(color_scheme="dark")
    has_no_violation(page, OF_COLOURS if page.evaluate(SHAPE) == shape else None)


def is_accessible(page):
    """Asserts that axe finds no fault in a page, and that it fits, in each width and scheme."""
    for width in WIDTHS:
        fits(page, [width])
        has_no_violation_in_either_scheme(page)
