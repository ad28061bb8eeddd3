"""Faces, icons and bids of the duel, in its room of the gallery."""

from __future__ import annotations

from typing import Final

from game.titles.duel import TITLE
from scenes.gallery.exhibit import Exhibit, Room, poster

COLOURS: Final = ("ebi", "sake", "tako", "maguro")


def _room() -> Room:
    single = [
        Exhibit(kind.capitalize(), "A whole face of the duel's deck.", (f"duel/faces/{kind}",))
        for kind in COLOURS
    ]
    split = [
        Exhibit(
            f"{one.capitalize()} or {other.capitalize()}",
            "Whoever takes it chooses the half that counts.",
            (f"duel/halves/{one}_left", f"duel/halves/{other}_right"),
        )
        for one, other in zip(COLOURS, (*COLOURS[1:], COLOURS[0]), strict=True)
    ]
    icons = [
        Exhibit("Wasabi", "Two of them double a pile.", ("duel/icons/wasabi",)),
        Exhibit("Barrel", "It pulls the barrel one notch closer.", ("duel/icons/barrel",)),
        Exhibit("Knife", "Four of them end the duel at once.", ("duel/icons/knife",)),
    ]
    return Room(TITLE.name, TITLE.heading, (*single, *split, *icons, *_balance(), poster(TITLE.name)))


def _balance() -> tuple[Exhibit, ...]:
    bids = [
        Exhibit(f"A bid of {number}", "Shown on the last syllable.", (f"duel/bids/{number}",))
        for number in range(1, 5)
    ]
    return (
        Exhibit("The quay at night", "Lanterns on the water, and two who bid.", ("tables/night",)),
        Exhibit("The quay by day", "The same quay, an hour later.", ("tables/day",)),
        Exhibit("Night", "Equal bids at night: both cards are lost.", ("duel/barrel_night",)),
        Exhibit("Day", "Equal bids by day: each takes one card.", ("duel/barrel_day",)),
        Exhibit("The balance", "Four notches to either side.", ("duel/balance_violet",)),
        Exhibit("The kind balance", "Its end gives instead of stealing.", ("duel/balance_green",)),
        Exhibit("The hook", "Two cards hang from it every turn.", ("duel/rope",)),
        Exhibit("A closed fist", "Nobody knows yet.", ("duel/bids/hidden",)),
        *bids,
        *(
            Exhibit(f"{beat.upper()}!", "Three beats, and both are committed.", (f"duel/chant/{beat}",))
            for beat in ("wa", "sa", "bi")
        ),
    )


ROOMS: Final = (_room(),)
