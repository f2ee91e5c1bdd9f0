"""The tables of amounts, which the generator is held against too, on pages in a browser."""

import collections
import subprocess

import pytest

from conftest import CRUMB, ROOT, address_of, made_once, served, settle
from windows import new_page

CASES = ROOT / "Tests" / "Cases"


def table(name):
    lines = (CASES / name).read_text().splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


SCALED = table("scaled-amounts.tsv")
CONVERTED = table("converted-amounts.tsv")
FACTORS = collections.defaultdict(list)
for line, language, factor, shown in SCALED:
    FACTORS[language, factor].append((line, shown))


def recipe(lines, language):
    items = "\n".join(f"- {line}" for line in lines)
    return f"---\nlang: {language}\n---\n\n# Cases\n\n---\n\n{items}\n\n---\n\nCook.\n"


@pytest.fixture(scope="module")
def cases(tmp_path_factory):
    """The address of a site whose recipes have the lines of the tables for ingredients."""
    with served(made_once(tmp_path_factory, "cases", make_cases) / "Site") as server:
        yield address_of(server) + "recipes/"


def make_cases(base):
    (base / "Content").mkdir()
    for (language, factor), lines in FACTORS.items():
        path = base / "Content" / f"{language}-{factor.replace('/', '-').replace('.', '-')}.md"
        path.write_text(recipe([line for line, _ in lines], language))
    (base / "Content" / "measures.md").write_text(recipe([line for line, _, _ in CONVERTED], "en"))
    subprocess.run([CRUMB, "build"], check=True, capture_output=True, cwd=base)


def shown(page):
    """The amounts of the ingredients as they stand on the page, `-` for none."""
    return page.evaluate("""() => [...document.querySelectorAll(".ingredients li")].map((line) => {
        const amount = line.querySelector(".p-ingredient > b:first-child");
        if (!amount) return "-";
        const isDouble = amount.nextSibling.textContent === " (";
        const second = isDouble ? ` (${amount.nextElementSibling.textContent})` : "";
        return amount.textContent + second;
    })""")


@pytest.fixture(scope="module")
def page(browser):
    """One page for all factors: nothing is stored by looking at amounts."""
    page = new_page(browser)
    yield page
    page.context.close()


@pytest.mark.parametrize("language, factor", list(FACTORS))
def test_amounts_times_a_factor_are_shown_as_the_table_says(page, cases, language, factor):
    name = f"{language}-{factor.replace('/', '-').replace('.', '-')}"
    page.goto(f"{cases}{name}/?x={factor}")
    settle(page)
    lines = FACTORS[language, factor]
    texts = [text.replace("\u00a0", " ") for text in shown(page)]
    assert list(zip([line for line, _ in lines], texts)) == lines


@pytest.mark.parametrize("system", ["metric", "us"])
def test_amounts_in_other_measures_are_shown_as_the_table_says(browser, cases, system):
    page = new_page(browser)
    page.goto(f"{cases}measures/")
    page.select_option(".servings select", system)
    settle(page)
    texts = [text.replace("\u00a0", " ") for text in shown(page)]
    wanted = [(line, text) for line, wanted, text in CONVERTED if wanted == system]
    actual = [(line, text) for (line, wanted, _), text in zip(CONVERTED, texts) if wanted == system]
    assert actual == wanted
    page.context.close()
