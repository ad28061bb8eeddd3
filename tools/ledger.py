"""The rule ledger: every rule id and the tests that prove it. python -m tools.ledger."""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import shorten
from typing import Final

from tools import rule_marks

ROOT: Final = Path(__file__).resolve().parents[1]
RULE: Final = re.compile(r"^- \*\*([A-Z]\d+)\*\* (.+)$", re.MULTILINE)
FIRST_WORDS: Final = 70


class LedgerError(Exception):
    """The ledger cannot be drawn up: an id given twice, or tests that cannot be collected."""


@dataclass(frozen=True, slots=True)
class Ledger:
    """`rules` holds the text of each id, `tests` the ids each test names."""

    rules: Mapping[str, str]
    tests: Mapping[str, Sequence[str]]

    def proofs(self, rule: str) -> list[str]:
        """The tests that name a rule."""
        return [test for test, ids in self.tests.items() if rule in ids]

    @property
    def untested(self) -> list[str]:
        """The rules that no test names."""
        return sorted(set(self.rules).difference(*self.tests.values()), key=list(self.rules).index)

    @property
    def unknown(self) -> list[str]:
        """What tests name and the rules pages do not have: "id in test"."""
        return [
            f"{rule} in {test}" for test, ids in self.tests.items() for rule in ids if rule not in self.rules
        ]


def ledger(root: Path = ROOT) -> Ledger:
    """Of a tree with docs/rules and tests; raises LedgerError."""
    return Ledger(read_rules(root / "docs" / "rules"), gather_tests(root))


def read_rules(folder: Path) -> dict[str, str]:
    """The ids of the rules pages in the order of the pages, with their text."""
    rules: dict[str, str] = {}
    for page in sorted(folder.glob("*.md")):
        for rule, text in RULE.findall(page.read_text(encoding="utf-8")):
            if rule in rules:
                raise LedgerError(f"{page.name}: {rule} is there already; ids are never used twice")
            rules[rule] = text
    return rules


def gather_tests(root: Path) -> dict[str, list[str]]:
    """Collects all tests in a process of its own, whatever part of them a session around this one runs."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    clean["PYTHONPATH"] = str(ROOT)  # where the plugin is found
    with TemporaryDirectory() as folder:
        marks = Path(folder, "marks.json")
        command = [sys.executable, "-m", "pytest", "--collect-only", "-qq", "-p", "no:cacheprovider"]
        command += ["-p", rule_marks.__name__, rule_marks.OPTION, str(marks), "tests"]
        done = subprocess.run(command, cwd=root, env=clean, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise LedgerError(f"the tests cannot be collected\n{done.stdout}{done.stderr}")
        tests: dict[str, list[str]] = json.loads(marks.read_text(encoding="utf-8"))
    return tests


def lines(book: Ledger) -> Iterator[str]:
    """Rule by rule, then what is missing."""
    for rule, text in book.rules.items():
        yield f"{rule:<4} {shorten(text, FIRST_WORDS, placeholder=' ...')}"
        yield from (f"       {test}" for test in book.proofs(rule) or ["(no test)"])
    yield f"\n{len(book.rules)} rules, {len(book.tests)} tests that name them"
    if book.untested:
        yield f"without a test: {', '.join(book.untested)}"
    if book.unknown:
        yield f"unknown: {', '.join(book.unknown)}"


def main() -> str | int:
    """Prints the ledger; 1 if a rule lacks a test or a test names an unknown rule."""
    argparse.ArgumentParser(prog="python -m tools.ledger", description="Rule ids against tests.").parse_args()
    try:
        book = ledger()
    except LedgerError as wrong:
        return str(wrong)
    print("\n".join(lines(book)))
    return int(bool(book.untested or book.unknown))


if __name__ == "__main__":
    sys.exit(main())
