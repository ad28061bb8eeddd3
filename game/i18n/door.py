"""The one door for words: English in the code is the source, a catalogue of gettext may say it otherwise.

Messages are whole sentences with named places: `_("{name} buys lot {lot}.", name=..., lot=...)`. A constant
is marked with `N_` where it stands and spoken with `_` where it is used, because the language can change.
"""

from __future__ import annotations

from collections.abc import Sequence
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from typing import Final

SOURCE: Final = "en"
DOMAIN: Final = "tsukiji"


class _Spoken:
    """The language in use; one for the whole program."""

    language = SOURCE
    catalogue = NullTranslations()


def _(message: str, /, **places: object) -> str:
    """The message in the language in use, its places filled."""
    return _filled(_Spoken.catalogue.gettext(message), places)


def ngettext(one: str, more: str, count: int, /, **places: object) -> str:
    """The form that goes with the number; `{count}` is a place of its own."""
    return _filled(_Spoken.catalogue.ngettext(one, more, count), {"count": count, **places})


def pgettext(context: str, message: str, /, **places: object) -> str:
    """For what is too short to be clear by itself: names of fish, single verbs."""
    return _filled(_Spoken.catalogue.pgettext(context, message), places)


def N_(message: str) -> str:  # noqa: N802, gettext's own name for it
    """Marks a constant for the catalogues; whoever shows it says it with `_`."""
    return message


def _filled(message: str, places: dict[str, object]) -> str:
    return message.format_map(places) if places else message


def language() -> str:
    """Which one is spoken now."""
    return _Spoken.language


def speak(name: str, catalogue: NullTranslations) -> None:
    """From now on; screens that stand must be laid anew."""
    _Spoken.language, _Spoken.catalogue = name, catalogue


def speak_from(folder: Path, wanted: Sequence[str]) -> None:
    """The first of these languages that is there, itself or the one it is a dialect of; else English."""
    for name in (name for each in wanted for name in (each, each.partition("_")[0])):
        catalogue = NullTranslations() if name == SOURCE else _read(_file(folder, name))
        if catalogue:
            return speak(name, catalogue)
    return speak(SOURCE, NullTranslations())


def languages(folder: Path) -> dict[str, str]:
    """What can be spoken, with the name each language has for itself: its catalogue translates "English"."""
    files = sorted(folder.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    read = {file.parts[-3]: _read(file) for file in files}
    return {SOURCE: _own_name(NullTranslations())} | {
        name: _own_name(each) for name, each in read.items() if each
    }


def _own_name(catalogue: NullTranslations) -> str:
    pgettext = catalogue.pgettext
    return pgettext("this language, as its speakers call it", "English")


def _file(folder: Path, name: str) -> Path:
    return folder / name / "LC_MESSAGES" / f"{DOMAIN}.mo"


def _read(file: Path) -> NullTranslations | None:
    """None where there is no catalogue, or none that can be read."""
    try:
        with file.open("rb") as stream:
            return GNUTranslations(stream)
    except (OSError, ValueError):  # ValueError: UnicodeDecodeError, too
        return None
