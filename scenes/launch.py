"""From the command line to the first frame: settings, figures, window, devices, and the first scene.

What the first picture does without is imported after it: that is most of the game.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from game.app import language
from game.app.platform import WEB, save_folder
from game.app.preferences import Preferences
from game.app.window import TITLE, NoWindow, Window
from game.i18n.door import _
from game.storage.checked import check_figures
from game.storage.errors import DataError, StorageError
from game.storage.files import DATA
from game.storage.settings import Settings
from game.ui.backdrop import entitle

if TYPE_CHECKING:
    from game.app.cabinet import Cabinet
    from game.app.loop import OnFrame
    from game.app.scene import Scene
    from game.app.shots import Shots
    from game.audio.sound import Sound
    from game.devices.bindings import Bindings

SHOT_SIZE = (1920, 1080)


def launch(asked: argparse.Namespace) -> str | int:
    """Plays; returns what went wrong before the first frame as one line, or the exit code."""
    try:
        cabinet = furnish(asked)
        first = first_scene(cabinet, asked)
        return _watch(cabinet, first, asked.shots) if asked.shots else _play(cabinet, first)
    except (StorageError, NoWindow, ValueError) as trouble:
        return str(trouble)


def _play(cabinet: Cabinet, first: Scene) -> int:
    from game.app.loop import run
    from game.app.platform import drive

    return drive(run(cabinet, first))


def _watch(cabinet: Cabinet, first: Scene, folder: Path) -> str | int:
    """Without a window and without waiting, a picture of each phase."""
    from game.app.loop import run
    from game.app.platform import VirtualTime, drive
    from game.app.shots import Shots

    try:
        shots = Shots(folder)
    except OSError as trouble:
        return _("--shots {folder}: {reason}", folder=folder, reason=trouble.strerror)
    code = drive(run(cabinet, first, VirtualTime(), _until_somebody_is_asked(shots)))
    shots.save()
    return code


def _until_somebody_is_asked(shots: Shots) -> OnFrame:
    """Where nobody looks nobody answers either: the first menu or question is the last picture."""
    import pygame

    from scenes.play.phase import PhaseScene

    def on_frame(scene: Scene, surface: pygame.Surface) -> None:
        shots(scene, surface)
        if not isinstance(scene, PhaseScene) or (
            scene.sitting.show.stage.idle and not scene.sitting.show.stirred
        ):
            pygame.event.post(pygame.event.Event(pygame.QUIT))

    return on_frame


def furnish(asked: argparse.Namespace) -> Cabinet:
    """Everything a scene may use; raises StorageError with one line."""
    if asked.shots:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    folder = save_folder()
    language.follow("")  # what is wrong with the settings is said in the system's language
    settings = _settings(folder, asked)
    language.follow(settings.language)
    if not WEB:  # nobody changes the figures of a page, and all three titles take half a second there
        check_figures(asked.data, folder)
    window = Window(settings.now)
    _show_name(window)

    from game.app.cabinet import Cabinet
    from game.devices.devices import Devices

    bindings = _bindings(asked.data, settings)
    return Cabinet(window, Devices(bindings), settings, _sound(asked, settings), folder, asked.data)


def _sound(asked: argparse.Namespace, settings: Preferences) -> Sound:
    """Takes the audio device some frames later; a page lets nobody in without the press that allows it."""
    if asked.shots:
        from game.audio.sound import Silent

        return Silent()
    from game.audio.mixer import BUFFER, WEB_BUFFER, Mixer
    from game.audio.speakers import Speakers

    return Speakers(settings.now, Mixer(WEB_BUFFER if WEB else BUFFER))


def _show_name(window: Window) -> None:
    """The first picture: somebody waits."""
    entitle(window.surface, window.kit, TITLE)
    window.present_all()


def first_scene(cabinet: Cabinet, asked: argparse.Namespace) -> Scene:
    """The title, a match of bots, or a record."""
    from scenes import opening

    if asked.record:
        return opening.record(cabinet, asked.record)
    if asked.demo:
        return opening.demo(cabinet, asked.demo, asked.players, asked.seed)
    return opening.title(cabinet)


def _settings(folder: Path, asked: argparse.Namespace) -> Preferences:
    """As the player left them; what the command line asks for holds this time only."""
    usual = Preferences.of(folder)
    named = {"speed": asked.speed, "language": asked.language}
    once = {name: value for name, value in named.items() if value}
    if asked.shots:
        return Preferences(replace(Settings(), window=SHOT_SIZE, **once), None)
    return Preferences(replace(usual.now, **once), None, usual.notice) if once else usual


def _bindings(data: Path, settings: Preferences) -> Bindings:
    """The player's own over those of the file; changes that no longer fit are left out, and that is said."""
    from game.devices.bindings import read_bindings

    file = data / "bindings.json"
    bindings = read_bindings(file if file.exists() else DATA / "bindings.json")
    try:
        return bindings.with_overrides(dict(settings.bindings), "settings.json")
    except DataError as trouble:
        settings.notice = str(trouble)
        return bindings
