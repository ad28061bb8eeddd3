"""What all cues of the duel have in common."""

from __future__ import annotations

from typing import get_args

from game.rules.duel.events import (
    DuelEvent,
    MatchEnded,
    NothingFound,
)
from game.staging.cues import (
    Appear,
    Bump,
    Count,
    Flourish,
    Move,
    Pause,
    Show,
    Sound,
    Tilt,
    Turn,
    Vanish,
)
from game.staging.duel import pieces
from game.staging.schedule import schedule
from game.table.pose import Face, PieceId
from tests.staging.duel.cues import atoms, heard, many
from tests.staging.noises import DUEL


def test_every_kind_of_event_is_seen_or_heard() -> None:
    kinds = set()
    for event, *_, cue, _ in many():
        kinds.add(type(event))
        assert [atom for atom in atoms(cue) if not isinstance(atom, Pause)], event
    assert set(get_args(DuelEvent)) - {NothingFound} <= kinds


def test_cues_name_only_pieces_and_noises_there_are() -> None:
    for event, earlier, later, cue, on in many():
        if isinstance(event, MatchEnded):
            continue  # its stage has tests of its own
        known = on.poses(earlier).keys() | on.poses(later).keys()
        known |= {atom.piece for atom in atoms(cue) if isinstance(atom, Appear) and atom.at is not None}
        for atom in atoms(cue):
            match atom:
                case Sound(name):
                    assert name in DUEL
                case Pause():
                    pass
                case Move() | Turn() | Show() | Count() | Appear() | Bump() | Flourish():
                    assert atom.piece in known, (event, atom)
                case Vanish():
                    gone = (pieces.Lamp, pieces.Beat, pieces.Dusk, pieces.Means, pieces.Figure, pieces.Worth)
                    assert atom.piece in known or isinstance(atom.piece, gone), (event, atom)


def test_every_noise_is_heard_in_some_match() -> None:
    played = [cue for event, *_, cue, _ in many() if not isinstance(event, MatchEnded)]
    assert {name for cue in played for name in heard(cue)} == set(DUEL)


def test_the_last_face_a_cue_gives_a_piece_is_the_one_it_keeps() -> None:
    for event, _, later, cue, on in many():
        poses = on.poses(later)
        last: dict[PieceId, Face | None] = {}
        for atom in atoms(cue):
            if isinstance(atom, Show | Count | Turn | Tilt):
                last[atom.piece] = (
                    None if isinstance(atom, Tilt) else atom.face if isinstance(atom, Show) else atom.to
                )
        for piece, face in last.items():
            if face is not None and piece in poses:
                assert face == poses[piece].face, (event, piece)


def test_no_event_but_the_end_takes_longer_than_two_seconds() -> None:
    longest: dict[type, float] = {}
    for event, *_, cue, _ in many():
        longest[type(event)] = max(longest.get(type(event), 0.0), schedule(cue).seconds)
    assert longest.pop(MatchEnded) < 12
    assert max(longest.values()) < 2.5, longest
