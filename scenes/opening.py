"""The ways into the game: the title, a new match, one that goes on, one that plays by itself.

A table is loaded only when somebody sits down at it: the title must not wait for the rules of three games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from game.app import kept_matches
from game.app.cabinet import Cabinet
from game.app.scene import Scene
from game.devices.intents import DESK
from game.i18n.door import _
from game.i18n.formats import listed
from game.storage.errors import StorageError
from game.titles.shelf import PLAYABLE, TITLES
from scenes.title import TitleScene

if TYPE_CHECKING:
    from game.app.keeping import Keeping
    from game.app.party import Party
    from game.match.match import Match
    from game.storage.journal import Journal
    from scenes.play.sitting import Ways

MOST_SHOWN: Final = 4
"""Bots of a demonstration, where nobody says how many: whoever passes by understands no more at a glance."""

BOT_NAMES: Final = ("Hana", "Jiro", "Kiku", "Masa", "Nori", "Sen")


def title(cabinet: Cabinet) -> TitleScene:
    """The shelf; matches left unfinished can be continued."""
    left = kept_matches.unfinished(cabinet.folder)
    scene = TitleScene(
        cabinet,
        partial(begin, cabinet),
        partial(_look_back, cabinet, left) if left else None,
        partial(attract, cabinet),
    )
    if cabinet.settings.notice:
        scene.say(cabinet.settings.notice)
        cabinet.settings.notice = None
    return scene


def _look_back(cabinet: Cabinet, left: Sequence[Path]) -> Scene:
    from scenes.matches import MatchesScene  # only now: the first picture does without

    return MatchesScene(cabinet, left, partial(go_on, cabinet), partial(title, cabinet))


def ways(cabinet: Cabinet) -> Ways:
    """Out of a match."""
    from scenes.play.sitting import Ways

    return Ways(partial(title, cabinet), partial(begin, cabinet), partial(go_on, cabinet))


def _title_saying(cabinet: Cabinet, trouble: StorageError) -> Scene:
    """Nobody can sit down, which is no reason for the game to end."""
    cabinet.match = None
    scene = title(cabinet)
    scene.say(str(trouble))
    return scene


def attract(cabinet: Cabinet) -> Scene:
    """Bots play for whoever passes by; any button leads back to the title."""
    luck = Random()
    return demo(cabinet, luck.choice(PLAYABLE), None, luck.randrange(1_000_000), partial(title, cabinet))


def begin(cabinet: Cabinet, party: Party) -> Scene:
    """A new match; where nothing can be saved it is played all the same, and that is said."""
    from game.app.keeping import Keeping
    from game.storage import library, saves
    from game.storage.errors import JournalError
    from game.storage.folders import SaveError

    def anew() -> Journal:
        saved = kept_matches.begin(cabinet.folder, party, cabinet.data)
        return saved.journal

    try:
        saved = kept_matches.begin(cabinet.folder, party, cabinet.data)
    except (JournalError, SaveError) as trouble:
        match = saves.new_match(library.kernel(party.title, cabinet.data), party.options, party.seed)
        notice = _("This match is not saved: {reason}", reason=trouble)
        return _sit_down(cabinet, party, match, Keeping(anew), notice)
    kept = saved.journal
    scene = _sit_down(cabinet, party, saved.match, Keeping(lambda: kept, kept))
    if isinstance(scene, TitleScene):
        kept_matches.forget(kept.path)
    return scene


def go_on(cabinet: Cabinet, path: Path) -> Scene:
    """A match that was left; where it cannot go on, the title says why and the file stays as it is."""
    from game.app.keeping import Keeping
    from game.storage import saves

    try:
        saved = saves.resume(path, cabinet.data)
    except saves.Unwritable as trouble:
        notice = _("This match is not saved: {reason}", reason=trouble)
        return _sit_down(cabinet, _party(path, trouble.match), trouble.match, Keeping(trouble.reopen), notice)
    except StorageError as trouble:
        return _title_saying(cabinet, trouble)
    kept = saved.journal
    party = _party(path, saved.match)
    return _sit_down(cabinet, party, saved.match, Keeping(lambda: kept, kept), saved.notice)


def _sit_down(
    cabinet: Cabinet, party: Party, match: Match, keeping: Keeping, notice: str | None = None
) -> Scene:
    """At the table of a match that is kept, or back at the title, which says why nobody can sit down."""
    from scenes.play.sitting_down import sit_down

    try:
        sitting = sit_down(cabinet, party, TITLES[party.title].script, match, ways(cabinet), keeping)
    except StorageError as trouble:
        keeping.close()
        return _title_saying(cabinet, trouble)
    if notice:
        sitting.desk.board.hud.notice(notice)
    return sitting.scene()


def demo(
    cabinet: Cabinet,
    title: str,
    players: int | None,
    seed: int,
    on_input: Callable[[], Scene] | None = None,
) -> Scene:
    """Bots alone, through the same scenes, as many as fit if nobody says how many; nothing is kept."""
    from game.app.party import Chair, Party
    from game.bots.levels import USUAL
    from game.storage import library, saves
    from scenes.play.sitting_down import sit_down

    if title not in PLAYABLE:
        raise ValueError(
            _("--demo {title}: only {titles} can be played", title=title, titles=listed(PLAYABLE))
        )
    asked = TITLES[title]
    if players is None:
        players = min(asked.players[-1], MOST_SHOWN)
    if players not in asked.players:
        game = {"players": players, "title": asked.heading, "company": asked.company}
        raise ValueError(_("--players {players}: too few or too many for {title} ({company})", **game))
    kernel = library.kernel(title, cabinet.data)
    options = asked.options.usual(kernel.spec, players)
    chairs = tuple(Chair(BOT_NAMES[seat], seat + 1, None, USUAL) for seat in range(players))
    match = saves.new_match(kernel, options, seed)
    party = Party(title, chairs, options, seed)
    return sit_down(cabinet, party, asked.script, match, ways(cabinet), on_input=on_input).scene()


def record(cabinet: Cabinet, path: Path) -> Scene:
    """A record from a file: goes on if it has no end yet, and is played again if it has."""
    from game.app.party import Series
    from game.match.controllers import replays
    from game.storage import saves
    from scenes.play.sitting_down import sit_down

    found, *_rest = saves.restore(path, cabinet.data)
    if found.header.title not in PLAYABLE:
        title = found.header.title
        raise ValueError(_("{file}: {title} cannot be played yet", file=path.name, title=title))
    if found.outcome() is None:
        return go_on(cabinet, path)
    party = _party(path, found)
    again = saves.new_match(found.kernel, party.options, party.seed)
    chairs = tuple(replace(chair, device=None, level=None) for chair in party.chairs)
    watched = replace(party, chairs=chairs, series=Series())
    parts = replays(found.actions, len(party.chairs))
    return sit_down(cabinet, watched, TITLES[party.title].script, again, ways(cabinet), None, parts).scene()


def _party(path: Path, match: Match) -> Party:
    """Who sat there; with a bare journal, as from a bug report, somebody at the mouse plays against bots."""
    from game.app.party import Chair, Party, PartyError, read_party
    from game.bots.levels import USUAL

    try:
        return read_party(path)
    except PartyError:
        header = match.header
        bots = [Chair(name, seat + 1, None, USUAL) for seat, name in enumerate(BOT_NAMES)]
        chairs = (replace(bots[0], device=DESK, level=None), *bots[1 : header.options.players])
        return Party(header.title, chairs, header.options, header.seed)
