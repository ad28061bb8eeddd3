"""Which language the game speaks: the player's choice, or that of the system until one is made."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from game.app.platform import WEB, page
from game.i18n.door import languages, speak_from
from game.storage.files import DATA

FOLDER: Final = DATA / "locale"
PSEUDO: Final = ("en_XA", "zh_XA")
"""Nobody's languages: they show what a translation would do to a screen."""


def follow(wish: str, folder: Path = FOLDER) -> None:
    """Speaks what the settings ask for; an empty wish is that of the system."""
    if wish in PSEUDO:
        from game.i18n.pseudo import speak_pseudo

        speak_pseudo(wish)
    else:
        speak_from(folder, [wish] if wish else of_the_system())


def known(folder: Path = FOLDER) -> Mapping[str, str]:
    """What a player can choose from."""
    return languages(folder)


def of_the_system() -> list[str]:
    """As `pt_BR`, the dearest first; empty where the system does not say."""
    if WEB:  # pygame's build for the browser leaves this module out
        return [str(page().navigator.language).replace("-", "_")]
    from pygame import system

    found = system.get_pref_locales()
    return [
        f"{each['language']}_{each['country']}" if each["country"] else each["language"] for each in found
    ]
