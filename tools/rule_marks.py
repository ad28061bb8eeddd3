"""A pytest plugin that writes down which rule ids each collected test names."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

OPTION = "--rule-marks"


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--rule-marks FILE`: where to write them."""
    parser.addoption(OPTION, type=Path, help="write the rule ids of the tests to this file")


def pytest_collection_finish(session: pytest.Session) -> None:
    """As JSON: test names without parameters, each with its ids."""
    marks: dict[str, list[str]] = {}
    for item in session.items:
        ids = [str(rule) for mark in item.iter_markers("rules") for rule in mark.args]
        if ids:
            known = marks.setdefault(item.nodeid.partition("[")[0], [])
            known += [rule for rule in ids if rule not in known]
    file: Path = session.config.getoption(OPTION)
    file.write_text(json.dumps(marks), encoding="utf-8")
