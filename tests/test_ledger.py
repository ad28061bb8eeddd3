"""Every rule has a test, every test a rule; and the ledger that says so can be trusted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.ledger import Ledger, LedgerError, ledger, lines, read_rules

PAGE = "# A game\n\n- **A1** Six products.\n- **A2** Two more kinds.\n\n| - **A3** | no rule |\n"
TESTS = """
import pytest

@pytest.mark.rules("A1")
@pytest.mark.parametrize("number", [1, 2])
def test_one(number): ...

@pytest.mark.rules("A1", "A9")
def test_two(): ...

def test_three(): ...
"""


@pytest.fixture(scope="module")
def ours() -> Ledger:
    return ledger()


def test_every_rule_has_a_test(ours: Ledger) -> None:
    assert ours.untested == []


def test_every_test_names_known_rules(ours: Ledger) -> None:
    assert ours.unknown == []


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "game.md").write_text(PAGE)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_game.py").write_text(TESTS)
    config = '[tool.pytest.ini_options]\nmarkers = ["rules(*ids): ids"]\n'
    (tmp_path / "pyproject.toml").write_text(config)
    return tmp_path


def test_the_ledger_knows_tests_and_gaps(tree: Path) -> None:
    book = ledger(tree)
    one, two = "tests/test_game.py::test_one", "tests/test_game.py::test_two"
    assert book.tests == {one: ["A1"], two: ["A1", "A9"]}
    assert book.proofs("A1") == [one, two]
    assert book.untested == ["A2"]
    assert book.unknown == [f"A9 in {two}"]


def test_choosing_some_tests_fools_nobody(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTEST_ADDOPTS", "-k test_three")
    assert ledger(tree).untested == ["A2"]


def test_the_print_names_rules_tests_and_gaps(tree: Path) -> None:
    text = "\n".join(lines(ledger(tree)))
    assert "A1   Six products.\n       tests/test_game.py::test_one\n" in text
    assert "A2   Two more kinds.\n       (no test)\n" in text
    assert text.endswith("without a test: A2\nunknown: A9 in tests/test_game.py::test_two")


def test_an_id_cannot_be_used_twice(tree: Path) -> None:
    (tree / "docs" / "rules" / "other.md").write_text("- **A2** Again.\n")
    with pytest.raises(LedgerError, match=r"other\.md: A2 is there already"):
        read_rules(tree / "docs" / "rules")


def test_tests_that_cannot_be_collected_are_an_error(tree: Path) -> None:
    (tree / "tests" / "test_broken.py").write_text("import nothing_of_that_name\n")
    with pytest.raises(LedgerError, match="nothing_of_that_name"):
        ledger(tree)
