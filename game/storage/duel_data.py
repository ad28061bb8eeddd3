"""data/duel.json: what must hold beyond the types."""

from __future__ import annotations

from game.i18n.door import _, ngettext
from game.rules.core.codec import Mismatch
from game.rules.duel.spec import Card, Colour, DuelSpec, Half
from game.storage import checks

CARDS = 18
HIGHEST_BID = 100
POSITIVE = (
    "notches",
    "night_number",
    "day_number",
    "lowest_bid",
    "knives_to_win",
    "wasabi_to_double",
)


def check(spec: DuelSpec) -> None:
    """Raises Mismatch at the first figure that cannot be played with."""
    for name in POSITIVE:
        checks.at_least(1, getattr(spec, name), name)
    checks.at_least(0, spec.notch_points, "notch_points")
    checks.between(1, CARDS, spec.kind_fish_cards, "kind_fish_cards")
    checks.between(spec.lowest_bid, HIGHEST_BID, spec.highest_bid, "highest_bid")
    checks.between(spec.lowest_bid, spec.highest_bid, spec.missing_bid, "missing_bid")
    checks.keys(Colour, spec.bonuses, "bonuses")
    checks.length(CARDS, spec.cards, "cards")
    for index, card in enumerate(spec.cards):
        _check_card(card, f"cards[{index}]")


def _check_card(card: Card, path: str) -> None:
    """D1, D3: the faces never share a colour."""
    _check_face(card.front, f"{path}.front")
    _check_face(card.back, f"{path}.back")
    for half in card.back:
        if half.colour in [other.colour for other in card.front]:
            expected = _("colours that are not on the front")
            raise Mismatch(f"{path}.back", half.colour.name.lower(), expected)


def _check_face(face: tuple[Half, ...], path: str) -> None:
    """D2: one half, or two of different colours."""
    if len(face) not in (1, 2):
        raise Mismatch(path, ngettext("{count} half", "{count} halves", len(face)), _("1 or 2 halves"))
    if len(face) == 2 and face[0].colour is face[1].colour:
        expected = _("a colour other than that of the first half")
        raise Mismatch(f"{path}[1].colour", face[1].colour.name.lower(), expected)
    for index, half in enumerate(face):
        checks.at_least(0, half.points, f"{path}[{index}].points")
