"""What can be looked at on the harbor's table, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar, Final

from game.rules.core.seat import Seat
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import Kind, Market, Resource
from game.staging.harbor import art, lore, pieces
from game.staging.harbor.lore import Asking, Lane
from game.staging.harbor.plates import in_slots
from game.staging.harbor.tableau import Entry
from game.staging.lore import Lore
from game.table.inspector import Explanation
from scenes.play.guiding import Guiding, Said, plain

LANES: Final[tuple[Lane, ...]] = ("yen", "resources")


class HarborGuide(Guiding):
    """With figures for the seat that asks."""

    def news(self) -> Explanation | None:
        """The ribbon tells them."""
        return None

    def pictures(self) -> Iterator[tuple[str, bool]]:
        """Read when they are asked for."""
        return iter(())

    def _at(self, seat: Seat | None, view: HarborView | None = None) -> Asking:
        return Asking(view or self._view, self._spec, self._seating.names, seat)

    @property
    def _view(self) -> HarborView:
        view: HarborView = self._show.view
        return view

    # ------------------------------------------------------------ the market

    def house(self, seat: Seat | None, piece: pieces.House) -> Said:
        """What it buys, sells and asks, and what the seat could do there."""
        return plain(lore.market(Market(piece.market), self._at(seat)), art.house(piece.market))

    def lane(self, seat: Seat | None, piece: pieces.Lane) -> Said:
        """How near the end is."""
        return plain(lore.lane(LANES[piece.lane], self._at(seat)))

    def runner(self, seat: Seat | None, piece: pieces.Runner) -> Said:
        """How far a seat is, and what holds it back."""
        crest = art.crest(self._seating.chairs[piece.seat].crest)
        return plain(lore.runner(LANES[piece.lane], piece.seat, self._at(seat)), crest)

    def anchor(self, seat: Seat | None, piece: pieces.Anchor) -> Said:
        """H80: the least of a lane."""
        return plain(lore.anchor(LANES[piece.lane], self._at(seat)), art.ANCHOR)

    def goal(self, seat: Seat | None, piece: pieces.Goal) -> Said:
        """What ends the match."""
        return plain(lore.ending(self._at(seat)), art.GOAL)

    # ------------------------------------------------------------ harbors

    def ship(self, seat: Seat | None, piece: pieces.Boat | pieces.Hold | pieces.Barrel) -> Said:
        """What it carries, and what it could take, as it lies on the table: where a plan would take it."""
        entry = self._show.entry
        view = entry.view if isinstance(entry, Entry) and entry.view is not None else self._view
        ships = view.seats[piece.seat].ships
        if piece.ship >= len(ships):
            return None
        picture = art.ship(int(ships[piece.ship][0]))
        return plain(lore.ship(piece.seat, piece.ship, self._at(seat, view)), picture)

    def port(self, seat: Seat | None, piece: pieces.Port) -> Said:
        """H26."""
        return plain(lore.port(piece.seat, piece.port, self._at(seat)))

    def ware(self, seat: Seat | None, piece: pieces.Ware) -> Said:
        """What it would bring whoever buys it."""
        wares = self._view.seats[piece.seat].wares
        wanted = Kind(piece.kind), piece.fresh, piece.price
        if wanted not in wares:
            return None
        return plain(lore.ware(piece.seat, wares.index(wanted), self._at(seat)), art.barrel(piece.kind))

    # ------------------------------------------------------------ plates

    def score(self, seat: Seat | None, piece: pieces.Plate | pieces.Money | pieces.Value) -> Said:
        """What a seat would score now; and in large type, where its plate is short, what it has."""
        at = self._at(seat)
        crest = art.crest(self._seating.chairs[piece.seat].crest)
        said = lore.score(piece.seat, at)
        return plain(lore.all_of(piece.seat, said, at) if self._show.plans.layout.plan.large else said, crest)

    def row(self, seat: Seat | None, piece: pieces.Fresh | pieces.Old) -> Said:
        """What lies there."""
        return plain(lore.row(piece.seat, self._at(seat), fresh=isinstance(piece, pieces.Fresh)))

    def slot(self, seat: Seat | None, piece: pieces.LicenceSlot) -> Said:
        """What lies in it."""
        at = self._at(seat)
        held = list(in_slots(at.table, self._view.seats[piece.seat]))
        if piece.place >= len(held):
            return plain(lore.slots(piece.seat, at))
        lying = held[piece.place]
        return plain(lore.slot(piece.seat, lying.what, at), art.slot(int(lying.what), lying.uses))

    def papers(self, seat: Seat | None, piece: pieces.Papers) -> Said:
        """H56."""
        own, at = self._view.seats[piece.seat], self._at(seat)
        said: Lore = lore.loan(piece.seat, at) if own.loans else lore.share(piece.seat, at)
        return plain(said, art.LOAN if own.loans else art.SHARE)

    def token(self, seat: Seat | None, piece: pieces.Token) -> Said:
        """What one is worth, and what its market pays."""
        if not self._view.seats[piece.seat].tokens[piece.resource]:
            return None
        said = lore.token(piece.seat, Resource(piece.resource), self._at(seat))
        return plain(said, art.large_token(piece.resource))

    said: ClassVar[Mapping[type, Callable[..., Said]]] = {
        pieces.House: house,
        pieces.Lane: lane,
        pieces.Runner: runner,
        pieces.Anchor: anchor,
        pieces.Goal: goal,
        pieces.Boat: ship,
        pieces.Hold: ship,
        pieces.Barrel: ship,
        pieces.Port: port,
        pieces.Ware: ware,
        pieces.Plate: score,
        pieces.Crest: score,
        pieces.Money: score,
        pieces.Value: score,
        pieces.Fresh: row,
        pieces.Old: row,
        pieces.LicenceSlot: slot,
        pieces.Papers: papers,
        pieces.Token: token,
    }
