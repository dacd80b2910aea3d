"""What CONTRIBUTING promises about the tools is so."""

from __future__ import annotations

import re
import tomllib
from datetime import date
from importlib.metadata import version

import yaml

from tests.docs.test_docs import ROOT

MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


def prerequisites(target: str) -> list[str]:
    """What a target of the Makefile runs before itself."""
    (line,) = re.findall(rf"^{target}:([^#\n]*)", MAKEFILE, re.MULTILINE)
    return str(line).split()


def test_hooks_before_a_commit_are_the_parts_of_make_check() -> None:
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    (local,) = config["repos"]
    assert local["repo"] == "local"  # nothing is fetched, nothing has a version of its own
    assert [hook["entry"] for hook in local["hooks"]] == [
        f"make {part}" for part in prerequisites("check")
    ]
    assert all(hook["always_run"] and not hook["pass_filenames"] for hook in local["hooks"])


def test_continuous_integration_runs_make_check_and_every_test() -> None:
    (targets,) = re.findall(r"^for target in (.+); do$", (ROOT / ".ci/run").read_text(), re.M)
    assert targets.split() == ["check", "test"]


def test_the_version_has_a_dated_section_in_the_changelog() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    sections = re.findall(r"^## (\S+)(?: – (\S+))?$", changelog, re.MULTILINE)
    released = [(name, day) for name, day in sections if name != "Unreleased"]
    assert project["version"] == version("tramshed") == released[0][0]
    days = [date.fromisoformat(day) for _, day in released]
    assert days == sorted(days, reverse=True)


def test_no_other_file_says_the_version() -> None:
    """It stands in pyproject.toml; the changelog names it, and so do the locks of others."""
    number = version("tramshed")
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "docs").glob("*.md"), ROOT / "README.md"]
    assert not [file for file in sources if number in file.read_text("utf-8")]
