"""What the cards of the auction are called, by their names in the rules; bots and table say the same."""

from __future__ import annotations

from game.i18n.door import pgettext


def card(name: str) -> str:
    """As the rulebook spells it."""
    return {
        "EBI": pgettext("fish", "Ebi"),
        "HOTATEGAI": pgettext("fish", "Hotategai"),
        "SAKE": pgettext("fish", "Sake"),
        "TAKO": pgettext("fish", "Tako"),
        "FUGU": pgettext("fish", "Fugu"),
        "MAGURO": pgettext("fish", "Maguro"),
        "TAKUSAN": pgettext("card", "Takusan"),
        "YAKUZA": pgettext("card", "Yakuza"),
    }[name]
