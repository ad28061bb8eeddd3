from __future__ import annotations

from pathlib import Path

import pytest

from tools.freshness import Ledger, digest, fingerprint, sources


def test_a_module_is_built_on_what_its_imports_are_built_on() -> None:
    names = {path.name for path in sources("tools.sound.effects.money")}

    assert {"money.py", "metal.py", "waves.py", "filters.py"} <= names
    assert "crowd.py" not in names


def test_only_modules_of_the_same_package_count() -> None:
    assert {path.parts[-3] for path in sources("tools.art.species.ebi")} <= {"art", "tools"}


def test_the_fingerprint_follows_what_stands_in_no_module() -> None:
    assert fingerprint("tools.sound.waves", extra="1") != fingerprint("tools.sound.waves", extra="2")
    assert fingerprint("tools.sound.waves") != fingerprint("tools.sound.waves", "tools.sound.files")


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    (tmp_path / "hop.ogg").write_bytes(b"sound")
    Ledger(tmp_path / "built.json", tmp_path).note("hop", "code", [tmp_path / "hop.ogg"])
    return Ledger(tmp_path / "built.json", tmp_path)


def test_what_was_built_by_the_same_code_is_fresh(ledger: Ledger) -> None:
    assert ledger.stale({"hop": "code"}) == []


def test_other_code_other_bytes_or_no_file_is_not_fresh(ledger: Ledger, tmp_path: Path) -> None:
    assert ledger.stale({"hop": "other code"}) == ["hop"]
    assert ledger.stale({"bell": "code", "hop": "code"}) == ["bell"]
    (tmp_path / "hop.ogg").write_bytes(b"noise")
    assert ledger.stale({"hop": "code"}) == ["hop"]
    (tmp_path / "hop.ogg").unlink()
    assert digest(tmp_path / "hop.ogg") == ""
    assert ledger.stale({"hop": "code"}) == ["hop"]


def test_two_runs_at_once_keep_each_others_notes(ledger: Ledger, tmp_path: Path) -> None:
    other = Ledger(tmp_path / "built.json", tmp_path)
    other.note("bell", "code", [tmp_path / "hop.ogg"])
    ledger.note("coin", "code", [tmp_path / "hop.ogg"])
    assert ledger.stale(dict.fromkeys(("hop", "bell", "coin"), "code")) == []


def test_what_is_made_no_longer_is_forgotten(ledger: Ledger) -> None:
    ledger.note("bell", "code", [])
    ledger.keep(["bell"])
    assert ledger.read().keys() == {"bell"}
