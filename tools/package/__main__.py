"""Builds packages, and tries them: python -m tools.package linux, python -m tools.package test web."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

from tools.package.contents import archive
from tools.package.errors import PackageError
from tools.package.trial.report import Line, passed, table

TARGETS: Final = ("linux", "windows", "web")


def main() -> str | int:
    """What went wrong, as one line, or the exit code: 1 when a trial fails."""
    asked = arguments()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        if asked.what == "test":
            return trials(asked.targets or TARGETS, build_first=not asked.as_built)
        if asked.what == "smoke":
            return report("smoke", import_module("tools.package.trial.smoke").run(build("linux")))
        build(asked.what)
    except PackageError as trouble:
        return str(trouble)
    return 0


def arguments() -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.package", description=__doc__)
    parser.add_argument("what", choices=(*TARGETS, "test", "smoke"), help="what to build, or: try it")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help="test: which ones (all)")
    parser.add_argument("--as-built", action="store_true", help="test: what lies in dist/, not built anew")
    asked = parser.parse_args()
    unknown = set(asked.targets) - set(TARGETS)
    if unknown or (asked.targets and asked.what != "test"):
        parser.error(f"targets after `test` only, of {', '.join(TARGETS)}; found {' '.join(asked.targets)}")
    return asked


def build(target: str) -> Path:
    """Loads the one builder that is needed: each wants tools of its own."""
    built: Path = import_module(f"tools.package.{target}.build").build()
    return built


def trials(targets: tuple[str, ...], build_first: bool) -> int:
    """Every target is tried even where one before it failed."""
    codes = [trial(target, build_first) for target in targets]
    return max(codes)


def trial(target: str, build_first: bool) -> int:
    """Builds (or takes what was built), drives and reports one package; 1 when something failed."""
    try:
        package = build(target) if build_first else archive(target)
        if not package.exists():
            raise PackageError(f"trying {target}: there is no {package}; run: make package-{target}")
        lines: list[Line] = import_module(f"tools.package.trial.{target}").run(package)
    except PackageError as trouble:
        lines = [Line("package", str(trouble), ok=False)]
    return report(target, lines)


def report(title: str, lines: list[Line]) -> int:
    """Prints the table; the exit code it means."""
    print(table(title, lines), flush=True)
    return 0 if passed(lines) else 1


if __name__ == "__main__":
    sys.exit(main())
