"""What follows wherever a card goes: others close up, counts and points run on."""

from __future__ import annotations

from dataclasses import replace

from game.rules.core.seat import Seat
from game.rules.duel.spec import COLOURS, SEATS, Bonus, CardId, Colour
from game.staging.cues import Appear, Bump, Count, Cue, Move, Show, Vanish, sequence, together
from game.staging.duel import pieces
from game.staging.duel.poses import Arrangement
from game.staging.duel.tableau import Tableau
from game.table.pose import PieceId
from game.ui import theme


def closed_up(before: Tableau, after: Tableau, on: Arrangement, moving: CardId) -> Cue:
    """All others that lie elsewhere than before: cards on hooks and in piles, and the figures of those."""
    earlier, later = on.poses(before), on.poses(after)
    moves = [
        Move(id, theme.GLIDE)
        for id, pose in later.items()
        if isinstance(id, pieces.FishCard | pieces.PileCount)
        and id != pieces.FishCard(moving)
        and (old := earlier.get(id)) is not None
        and replace(old, face=pose.face) != pose
    ]
    return together(*moves)


def hanging_on(before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """What hangs before and after, to the hook where it hangs now."""
    if after.ended or len(after.hung) != 1 or after.hung[0] not in before.hung:
        return together()
    card = pieces.FishCard(after.hung[0] >> 1)
    moved = on.poses(before)[card] != on.poses(after)[card]
    return Move(card, theme.GLIDE) if moved else together()


def counted(before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """Every pile's figures and pips, every rail of knives, and what both seats have."""
    piles = [_figure(before, after, seat, int(colour)) for seat in SEATS for colour in COLOURS]
    plaques = [Show(pieces.Plaque(seat, int(colour))) for seat in SEATS for colour in COLOURS]
    rails = [Show(pieces.Knives(seat)) for seat in SEATS]
    knives = [Show(pieces.Knife(seat, number)) for seat in SEATS for number in range(on.spec.knives_to_win)]
    return together(*(cue for cue in piles if cue), *plaques, *rails, *knives, scores())


def _figure(before: Tableau, after: Tableau, seat: Seat, colour: int) -> Cue | None:
    """An empty pile has none."""
    had, figure = before.piles[seat][colour], pieces.PileCount(seat, colour)
    if after.piles[seat][colour]:
        return Show(figure) if had else Appear(figure)
    return Vanish(figure) if had else None


def scores() -> Cue:
    """D70-D72: as if the match ended now."""
    return together(*(Count(pieces.Points(seat), theme.COUNT) for seat in SEATS))


def lifted(after: Tableau) -> Cue:
    """A card has left the draw pile: the one below it shows, one is missing."""
    below: list[Cue] = [] if after.top is None else [Appear(pieces.FishCard(after.top >> 1))]
    return together(*below, Show(pieces.DrawCount()))


def pile(table: Tableau, seat: Seat, colour: Colour) -> list[PieceId]:
    """The cards of a pile, from the lowest on."""
    return [pieces.FishCard(half >> 2) for half in table.piles[seat][colour]]


def specialty(table: Tableau, seat: Seat, bonus: Bonus, on: Arrangement) -> Cue:
    """D34: look at the pile that gives this."""
    colours = [colour for colour in COLOURS if on.spec.bonuses[colour] is bonus]
    cells = [Bump(pieces.Plaque(seat, int(colour)), theme.COUNT) for colour in colours]
    cards = [Bump(card, theme.COUNT) for colour in colours for card in pile(table, seat, colour)]
    return together(*cells, *cards)


def calmed(before: Tableau, after: Tableau) -> Cue:
    """Whoever was asked has answered; the lanterns of those asked next light up after all else."""
    answered = sorted(before.acting - after.acting)
    return sequence(*(Show(part(seat)) for seat in answered for part in (pieces.Plate, pieces.Lantern)))
