"""Readers that others wrote find in every recipe page what `crumb export` says of its file."""

import json
import os
import pathlib
import re
import shutil
import subprocess

import mf2py
import pytest
from bs4 import BeautifulSoup
from recipe_scrapers import scrape_html
from recipe_scrapers._utils import get_minutes, get_yields, normalize_string

import recipe_schema

ROOT = pathlib.Path(__file__).resolve().parents[2]
CRUMB = ROOT / ".build" / "debug" / "crumb"
SUITES = os.environ.get("CRUMB_SUITES")
COLLECTIONS = {
    "own": [ROOT / "Content"],
    "public-domain-recipes": ["public-domain-recipes/content", "public-domain-recipes/static"],
    "chowdown": ["chowdown/_recipes"],
    "jeff-thompson": ["jeff-thompson/recipes"],
}


def built(name, base):
    """The folder of a project that holds a collection, with its site built."""
    if name != "own" and not SUITES:
        pytest.skip("the real collections are skipped: no CRUMB_SUITES")
    for folder in COLLECTIONS[name]:
        shutil.copytree(
            pathlib.Path(SUITES or "", "corpora") / folder, base / "Content", dirs_exist_ok=True)
    if name == "public-domain-recipes":
        # A step shows this picture, which is not in the collection; its name would be shown instead.
        pictures = base / "Content" / "pix"
        pictures.mkdir(exist_ok=True)
        (pictures / "baked-mostaccioli-01.webp").touch()
    # Beside its twin with hyphens it would be a second source for one page.
    (base / "Content" / "Classic Green Bean Casserole.md").unlink(missing_ok=True)
    # Where no tool is found, photos are copied as they are, which is all that is asked of them here.
    subprocess.run(
        [CRUMB, "build", "--url", "https://example.org/cookbook/"], check=True,
        capture_output=True, cwd=base, env={"PATH": "/nowhere"})
    return base


def exported(project):
    """What Crumb says of each recipe, in the order of their files."""
    files = sorted(str(path.relative_to(project)) for path in project.glob("Content/**/*.md"))
    text = subprocess.run(
        [CRUMB, "export", "--format", "json", *files], check=True, capture_output=True,
        cwd=project).stdout.decode()
    decoder, place = json.JSONDecoder(), 0
    while place < len(text):
        recipe, place = decoder.raw_decode(text, place)
        place += 1
        yield recipe


def told(recipe):
    """What an export tells, under the names that the comparisons use."""
    def lines(groups):
        for group in groups:
            yield from (ingredient["text"] for ingredient in group["ingredients"])
            yield from lines(group["groups"])

    times = {key: get_minutes(value) for key, value in recipe["times"].items() if value}
    if "prep" in times and "cook" in times:
        times.setdefault("total", times["prep"] + times["cook"])
    return {
        "name": recipe["title"],
        "ingredients": list(lines(recipe["ingredientGroups"])),
        "steps": [step["text"] for part in recipe["parts"] for step in part["steps"]],
        "times": times,
        "yields": [amount["text"] for amount in recipe["yields"]],
    }


def plain(text):
    """A text as a reader compares it: each run of white space is one space."""
    return re.sub(r"\s+", " ", text).strip()


def words(lines):
    """The words and numbers of lines, sorted, for lines that are told in another order: the page
    puts amounts first, and the second of two in brackets where the author wrote "or" between."""
    return [sorted(word for word in re.findall(r"\w+", line) if word != "or") for line in lines]


def of_structured_data(html):
    scraper = scrape_html(html, org_url="https://example.org/", supported_only=False)
    recipe = scraper.schema.data
    times = {key: scraper_time() for key, scraper_time in (
        ("prep", scraper.prep_time), ("cook", scraper.cook_time), ("total", scraper.total_time))
        if f"{key}Time" in recipe}
    return {
        "name": scraper.title(),
        "ingredients": scraper.ingredients() if "recipeIngredient" in recipe else [],
        "steps": [step["text"] for section in recipe.get("recipeInstructions", [])
                  for step in section.get("itemListElement", [section])],
        "list": scraper.instructions_list() if "recipeInstructions" in recipe else [],
        "times": times,
        "yield": scraper.yields() if "recipeYield" in recipe else None,
    }


def of_microformats(html):
    # The reader's other parser takes twice as long.
    items = mf2py.parse(
        doc=html, url="https://example.org/cookbook/", html_parser="lxml")["items"]
    (recipe,) = [item["properties"] for item in items if item["type"] == ["h-recipe"]]
    steps = [
        plain(step.get_text()) for part in recipe.get("instructions", [])
        for step in BeautifulSoup(part["html"], "html.parser").select("li[id^=step-]")]
    return {
        "name": recipe["name"][0],
        "ingredients": recipe.get("ingredient", []),
        "steps": steps,
        "yields": recipe.get("yield", []),
        "total": [get_minutes(time) for time in recipe.get("duration", [])],
    }


@pytest.mark.parametrize("name", COLLECTIONS)
def test_readers_that_others_wrote_read_what_the_export_says(name, tmp_path):
    project = built(name, tmp_path)
    compared, wrong, faults = 0, [], []

    def compare(recipe, reader, key, found, wanted):
        nonlocal compared
        compared += 1
        if found != wanted:
            wrong.append(f"{recipe['id']}: {reader} reads {key} as {found!r}, not {wanted!r}")

    for recipe in exported(project):
        page = project / "Site" / "recipes" / recipe["id"] / "index.html"
        if not page.exists():
            continue  # the introduction of a folder, which has no page of its own
        html, wanted = page.read_text(), told(recipe)

        faults += [f"{recipe['id']}: {fault}" for fault in recipe_schema.faults(html, recipe)]
        data = of_structured_data(html)
        compare(recipe, "recipe-scrapers", "name", data["name"], normalize_string(wanted["name"]))
        compare(recipe, "recipe-scrapers", "ingredients", data["ingredients"],
                [normalize_string(line) for line in wanted["ingredients"]])
        compare(recipe, "JSON-LD", "steps", data["steps"], wanted["steps"])
        compare(recipe, "recipe-scrapers", "times", data["times"], wanted["times"])
        compare(recipe, "recipe-scrapers", "yield", data["yield"],
                get_yields(wanted["yields"][0]) if wanted["yields"] else None)

        marked = of_microformats(html)
        compare(recipe, "mf2py", "name", plain(marked["name"]), plain(wanted["name"]))
        compare(recipe, "mf2py", "ingredients", words(marked["ingredients"]),
                words(wanted["ingredients"]))
        compare(recipe, "mf2py", "steps", marked["steps"],
                [plain(step) for step in wanted["steps"]])
        compare(recipe, "mf2py", "yields", marked["yields"],
                wanted["yields"])
        compare(recipe, "mf2py", "total", marked["total"],
                [wanted["times"]["total"]] if "total" in wanted["times"] else [])

    assert faults == []
    assert compared >= 10 * {"own": 20}.get(name, 80)
    # Of the collections a line in some hundreds holds more amounts than the page has places for.
    assert len(wrong) <= (0 if name == "own" else compared // 400), f"{len(wrong)} of {compared}:\n" + "\n".join(wrong[:40])
