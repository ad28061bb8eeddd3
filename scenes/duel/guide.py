"""What can be looked at on the duel's table, and what the inspector says of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar

from game.i18n.door import _, ngettext
from game.rules.core.seat import Seat
from game.rules.duel import foresight
from game.rules.duel.spec import COLOURS, SEATS, Colour, DuelSpec, FaceId, HalfId
from game.rules.duel.view import DuelView
from game.staging.duel import card_faces, lore, pieces, terms
from game.staging.duel.tableau import Tableau
from game.staging.lore import Lore
from game.table.inspector import Explanation
from game.table.pose import Face
from scenes.duel import preview
from scenes.play.guiding import Guiding, Said, plain


class DuelGuide(Guiding):
    """Nothing it says depends on a bid before hands open."""

    _spec: DuelSpec

    @property
    def _tableau(self) -> Tableau:
        tableau: Tableau = self._show.tableau
        return tableau

    @property
    def _view(self) -> DuelView:
        view: DuelView = self._show.view
        return view

    def news(self) -> Explanation | None:
        """The stand is for the syllables and for what has happened."""
        return None

    def pictures(self) -> Iterator[tuple[str, bool]]:
        """Faces and halves; all have one size in a wide panel."""
        for colour in COLOURS:
            name = colour.name.lower()
            yield f"duel/faces/{name}", False
            yield f"duel/halves/{name}_left", False
            yield f"duel/halves/{name}_right", False

    def _print(self, face: FaceId) -> Face:
        return card_faces.card(terms.halves(self._spec.cards, face), "print")

    def card(self, seat: Seat | None, piece: pieces.FishCard) -> Said:
        """On a hook, arriving, in a pile or thrown away; wherever else it may be, the draw pile."""
        table, card = self._tableau, piece.card
        for face in table.hung:
            if face >> 1 == card:
                return self._hung(seat, face)
        if table.arriving is not None and table.arriving[1] >> 1 == card:
            return self._hung(table.arriving[0], table.arriving[1])
        for owner in SEATS:
            for half in (half for pile in table.piles[owner] for half in pile if half >> 2 == card):
                return self._piled(owner, half)
        thrown = any(face >> 1 == card for face in table.discards)
        return self.discard(seat, pieces.Discards()) if thrown else self.draw(seat, pieces.DrawPile())

    def _hung(self, seat: Seat | None, face: FaceId) -> Explanation:
        """What it would bring to both; where there is room, what its icon does."""
        spec, halves = self._spec, terms.halves(self._spec.cards, face)
        told = preview.lines(self._view, spec, self._seating.names, seat, face)
        if len(halves) == 1:
            told += filter(None, (lore.icon(halves[0].effect, spec),))
        return Explanation(terms.face_title(spec.cards, face), "\n".join(told), self._print(face))

    def _piled(self, owner: Seat, half: HalfId) -> Explanation:
        """What its owner would lose with it, and what it would bring to the other."""
        view, spec, names = self._view, self._spec, self._seating.names
        lost = ngettext(
            "Without it, {name} loses {count} point.",
            "Without it, {name} loses {count} points.",
            foresight.loss(view, spec, half),
            name=names[owner],
        )
        gains = preview.brings(view, spec, 1 - owner, half)
        stolen = _("If {name} steals it: {gains}.", name=names[1 - owner], gains=gains)
        counts = terms.half(spec.cards, half)
        return Explanation(terms.half_name(counts), f"{lost}\n{stolen}", card_faces.half(counts, "print"))

    def half(self, seat: Seat | None, piece: pieces.Half) -> Said:
        """A half of the card that is being settled."""
        if self._tableau.arriving is None:
            return self.draw(seat, pieces.DrawPile())
        owner, face = self._tableau.arriving
        spec, half = self._spec, face << 1 | piece.side
        if half not in terms.half_ids(spec.cards, face):  # another card has come meanwhile
            return self._hung(owner, face)
        chosen = terms.half(spec.cards, half)
        gains = preview.brings(self._view, spec, owner, half)
        told = _("{name}: {gains}.", name=self._seating.names[owner], gains=gains)
        text = "\n".join(filter(None, (told, lore.icon(chosen.effect, spec))))
        return Explanation(
            _("As {card}", card=terms.half_name(chosen)), text, card_faces.half(chosen, "print")
        )

    def draw(self, seat: Seat | None, piece: pieces.DrawPile) -> Said:
        """The count, and both faces of its top card."""
        view = self._view
        said = lore.draw_pile(self._spec.cards, view.top, view.draw_left)
        image = "" if view.top is None else self._print(view.top)
        return Explanation(said.title, " ".join(said.sentences), image)

    def discard(self, seat: Seat | None, piece: pieces.Discards) -> Said:
        """What comes back, by colour and icon."""
        faces = self._tableau.discards
        said = lore.discards(len(faces))
        figures = preview.coming_back(self._spec, faces) if faces else None
        return Explanation(said.title, " ".join(said.sentences), "", figures)

    def balance(self, seat: Seat | None, piece: pieces.Balance) -> Said:
        """The track."""
        return plain(lore.balance(self._spec, self._tableau.options))

    def barrel(self, seat: Seat | None, piece: pieces.Barrel) -> Said:
        """Where it stands, and what equal bids would do."""
        image = f"duel/barrel_{'day' if self._tableau.day else 'night'}"
        return plain(lore.barrel(self._view, self._spec, self._seating.names), image)

    def chant(self, seat: Seat | None, piece: pieces.Stand) -> Said:
        """The three beats."""
        return plain(lore.chant())

    def plate(self, seat: Seat | None, piece: pieces.Plate) -> Said:
        """Who sits there, and what is near."""
        owner = piece.seat
        said = lore.seat_plate(self._seating.names[owner])
        return plain(Lore(said.title, (*preview.near(self._view, self._spec, owner), *said.sentences)))

    def points(self, seat: Seat | None, piece: pieces.Points) -> Said:
        """The score so far."""
        return plain(lore.points())

    def pile(self, seat: Seat | None, piece: pieces.Pile | pieces.PileCount | pieces.Plaque) -> Said:
        """What it holds, what it still needs, and its bonus; with the print of its last card."""
        view, owner, which = self._view, piece.seat, Colour(piece.colour)
        said = lore.pile(which, self._spec, preview.needed(view, self._spec))
        title = _("{name}: {pile}", name=self._seating.names[owner], pile=said.title)
        told = " ".join((*preview.pile(view, self._spec, owner, which), *said.sentences))
        last = [terms.half(self._spec.cards, half) for half in view.piles[owner][which][-1:]]
        return Explanation(title, told, card_faces.half(last[0], "print") if last else "")

    def knives(self, seat: Seat | None, piece: pieces.Knives) -> Said:
        """How many, and what they are for."""
        owner = piece.seat
        owned, said = foresight.knives(self._spec, self._tableau.piles[owner]), lore.knives(self._spec)
        name = self._seating.names[owner]
        held = ngettext("{name} has {count} knife.", "{name} has {count} knives.", owned, name=name)
        return plain(Lore(said.title, (held, *said.sentences)), "duel/icons/knife")

    def lamp(self, seat: Seat | None, piece: pieces.Lamp) -> Said:
        """Pressed or not."""
        return plain(lore.lamp())

    def sign(self, seat: Seat | None, piece: pieces.Sign) -> Said:
        """A bid, and what its owner does for it."""
        clicked = self._seating.kind(piece.seat) == "mouse"
        return plain(lore.sign(piece.bid, self._spec, clicked), f"duel/bids/{piece.bid}")

    said: ClassVar[Mapping[type, Callable[..., Said]]] = {
        pieces.FishCard: card,
        pieces.Half: half,
        pieces.DrawPile: draw,
        pieces.Discards: discard,
        pieces.Balance: balance,
        pieces.Barrel: barrel,
        pieces.Stand: chant,
        pieces.Plate: plate,
        pieces.Points: points,
        pieces.Pile: pile,
        pieces.PileCount: pile,
        pieces.Plaque: pile,
        pieces.Knives: knives,
        pieces.Lamp: lamp,
        pieces.Sign: sign,
    }
