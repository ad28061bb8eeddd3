from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tools.package import __main__ as command
from tools.package.errors import PackageError, needed
from tools.package.trial.clean_root import inside, mirror
from tools.package.trial.desktop import Desktop, wait
from tools.package.trial.pictures import difference, shades
from tools.package.trial.report import Line


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    surface = pygame.Surface((100, 50))
    surface.fill((40, 80, 120))
    pygame.image.save(surface, tmp_path / "one.png")
    return tmp_path / "one.png"


def changed(picture: Path, area: tuple[int, int, int, int], colour: tuple[int, int, int]) -> Path:
    surface = pygame.image.load(picture)
    surface.fill(colour, area)
    pygame.image.save(surface, picture.with_name("other.png"))
    return picture.with_name("other.png")


# ------------------------------------------------------------ pictures


def test_a_picture_differs_by_the_share_that_changed(picture: Path) -> None:
    assert difference(picture, picture) == 0
    assert difference(picture, changed(picture, (0, 0, 25, 50), (200, 0, 0))) == 0.25


def test_a_faint_change_is_none(picture: Path) -> None:
    assert difference(picture, changed(picture, (0, 0, 100, 50), (44, 84, 118))) == 0


def test_pictures_of_unlike_size_have_nothing_in_common(picture: Path) -> None:
    pygame.image.save(pygame.Surface((100, 51)), picture.with_name("other.png"))
    assert difference(picture, picture.with_name("other.png")) == 1


def test_an_empty_window_has_one_colour(picture: Path) -> None:
    assert shades(picture) == 1
    assert shades(changed(picture, (0, 0, 50, 50), (0, 0, 0))) == 2


# ------------------------------------------------------------ the clean root


@pytest.mark.parametrize(
    "text",
    [
        "deb https://safe.example/debian-security x main\ndeb https://mirror.example/debian bookworm main",
        "deb [signed-by=/key arch=amd64] https://mirror.example/debian/ bookworm main",
        "Types: deb\n# https://old.example/debian\nURIs: https://mirror.example/debian\nSuites: bookworm",
    ],
)
def test_the_mirror_is_the_one_this_machine_uses(tmp_path: Path, text: str) -> None:
    (tmp_path / "sources.list.d").mkdir()
    (tmp_path / "sources.list.d" / "debian.sources").write_text(text, "utf-8")
    assert mirror(tmp_path).rstrip("/") == "https://mirror.example/debian"


def test_a_machine_without_a_mirror_is_told_where_to_name_one(tmp_path: Path) -> None:
    with pytest.raises(PackageError, match=r"none is named; add one to sources\.list"):
        mirror(tmp_path)


def test_a_program_in_the_root_is_a_players_and_has_nothing_of_this_machine(tmp_path: Path) -> None:
    made = inside(tmp_path, "/srv", {"HOME": "/srv/player"}, ["/game", "--version"])
    assert "--userspec=1000:1000" in made
    assert made[made.index("/usr/bin/env") :][:3] == ["/usr/bin/env", "-i", "HOME=/srv/player"]
    assert made[-2:] == ["/game", "--version"]


def test_a_file_that_the_game_adds_to_its_own_folder_is_noticed(tmp_path: Path) -> None:
    desktop = Desktop(tmp_path, tmp_path / "game", tmp_path / "home")
    desktop.folder.mkdir()
    before = desktop.files()
    (desktop.folder / "left.behind").touch()
    assert desktop.files() != before


# ------------------------------------------------------------ waiting, and what is needed


def test_waiting_ends_with_what_was_not_there() -> None:
    assert wait(lambda: True, 1, "nothing") < 1
    with pytest.raises(PackageError, match="waiting for the tide: not there after 0 s"):
        wait(lambda: False, 0, "the tide")


def test_a_missing_program_is_told_with_the_package_it_comes_in() -> None:
    with pytest.raises(PackageError, match="apt install ships-bell"):
        needed("no-such-bell", "ships-bell")


# ------------------------------------------------------------ the command


def test_a_trial_that_cannot_even_begin_fails(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(command, "archive", lambda target: tmp_path / f"{target}.zip")
    assert command.trial("linux", build_first=False) == 1


@pytest.mark.parametrize(("ok", "code"), [(True, 0), (False, 1)])
def test_the_exit_code_tells_whether_something_failed(ok: bool, code: int) -> None:
    assert command.report("linux", [Line("zip", "36 MB"), Line("start", "?", ok=ok)]) == code


@pytest.mark.parametrize("words", [["test", "amiga"], ["linux", "web"], ["amiga"]])
def test_a_target_that_is_none_is_refused(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["tools.package", *words])
    with pytest.raises(SystemExit):
        command.arguments()
