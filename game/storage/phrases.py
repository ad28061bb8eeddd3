"""What was found in a file and what is expected there: noun phrases, in the language in use."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from game.i18n.door import _, ngettext
from game.i18n.formats import in_a_row
from game.rules.core import codec

CODEC: Final[Mapping[str, Callable[..., str]]] = {
    r"nothing": lambda: _("nothing"),
    r"an unknown key": lambda: _("an unknown key"),
    r"the key (.*)": lambda key: _("the key {key}", key=key),
    r"this key to be there": lambda: _("this key"),
    r"a whole number": lambda: _("a whole number"),
    r"a whole number as key": lambda: _("a whole number as key"),
    r"a number of (\d+) bits": lambda bits: ngettext(
        "a number of {count} bit", "a number of {count} bits", int(bits)
    ),
    r"a text": lambda: _("a text"),
    r"true or false": lambda: _("true or false"),
    r"a list": lambda: _("a list"),
    r"a list of (\d+)": lambda items: ngettext(
        "a list of {count} item", "a list of {count} items", int(items)
    ),
    r"an object": lambda: _("an object"),
    r"an object with (\d+) keys": lambda keys: ngettext(
        "an object with {count} key", "an object with {count} keys", int(keys)
    ),
    r'an object with the key "(.*)"': lambda key: _('an object with the key "{key}"', key=key),
    r"one of (.*) \(did you mean (.*)\?\)": lambda known, near: _(
        "one of {choices} (did you mean {nearest}?)", choices=in_a_row(known.split(", ")), nearest=near
    ),
    r"one of (.*)": lambda known: one_of(known.split(", ")),
}
"""All that the rules' codec says, as patterns: it belongs to the rules, which know no language."""


def said(phrase: str) -> str:
    """A phrase of the codec as a player reads it; any other stays as it is."""
    for pattern, say in CODEC.items():
        if found := re.fullmatch(pattern, phrase, re.DOTALL):
            return say(*found.groups())
    return phrase


def shown(value: object) -> str:
    """A value as an error names it: short, and in JSON's words."""
    return said(codec.shown(value))


def one_of(choices: Iterable[object]) -> str:
    """Any of these, by the names that stand in the file."""
    return _("one of {choices}", choices=in_a_row([str(choice) for choice in choices]))


def entries(count: int) -> str:
    """How long a list is."""
    return ngettext("{count} entry", "{count} entries", count)
