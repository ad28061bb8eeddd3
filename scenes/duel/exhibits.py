"""Faces, icons and bids of the duel, in its room of the gallery, which says what is marked here."""

from __future__ import annotations

from typing import Final

from game.i18n.door import N_
from game.titles.duel import TITLE
from scenes.gallery.exhibit import Exhibit, Room, poster

WHOLE: Final = {"ebi": N_("Ebi"), "sake": N_("Sake"), "tako": N_("Tako"), "maguro": N_("Maguro")}
SPLIT: Final = {
    ("ebi", "sake"): N_("Ebi or Sake"),
    ("sake", "tako"): N_("Sake or Tako"),
    ("tako", "maguro"): N_("Tako or Maguro"),
    ("maguro", "ebi"): N_("Maguro or Ebi"),
}
BIDS: Final = {1: N_("A bid of 1"), 2: N_("A bid of 2"), 3: N_("A bid of 3"), 4: N_("A bid of 4")}


def _room() -> Room:
    single = [
        Exhibit(heading, N_("A whole face of the duel's deck."), (f"duel/faces/{kind}",))
        for kind, heading in WHOLE.items()
    ]
    split = [
        Exhibit(
            heading,
            N_("Take it, then choose the half that counts."),
            (f"duel/halves/{one}_left", f"duel/halves/{other}_right"),
        )
        for (one, other), heading in SPLIT.items()
    ]
    icons = [
        Exhibit(N_("Wasabi"), N_("2 of them double a pile."), ("duel/icons/wasabi",)),
        Exhibit(N_("Barrel"), N_("It pulls the barrel 1 notch closer."), ("duel/icons/barrel",)),
        Exhibit(N_("Knife"), N_("4 of them end the duel at once."), ("duel/icons/knife",)),
    ]
    return Room(TITLE.name, TITLE.heading, (*single, *split, *icons, *_balance(), poster(TITLE.name)))


def _balance() -> tuple[Exhibit, ...]:
    bids = [
        Exhibit(heading, N_("Shown on the last syllable."), (f"duel/bids/{number}",))
        for number, heading in BIDS.items()
    ]
    return (
        Exhibit(N_("The quay at night"), N_("Lanterns on the water, and two bidders."), ("tables/night",)),
        Exhibit(N_("The quay by day"), N_("The same quay, an hour later."), ("tables/day",)),
        Exhibit(N_("Night"), N_("Equal bids at night discard both cards."), ("duel/barrel_night",)),
        Exhibit(N_("Day"), N_("Equal bids by day: each player takes a card."), ("duel/barrel_day",)),
        Exhibit(N_("The balance"), N_("4 notches on each side."), ("duel/beam_violet",)),
        Exhibit(N_("The kind balance"), N_("Cards are drawn at its end, not stolen."), ("duel/beam_green",)),
        Exhibit(N_("The hook"), N_("Two cards hang on the hooks every turn."), ("duel/rope",)),
        Exhibit(N_("A closed fist"), N_("Nobody knows yet."), ("duel/bids/hidden",)),
        *bids,
        *(
            Exhibit(call, N_("Three beats, and both are committed."), (f"duel/chant/{beat}",))
            for beat, call in (("wa", "WA!"), ("sa", "SA!"), ("bi", "BI!"))
        ),
    )


ROOMS: Final = (_room(),)
