"""Arguments: what the values stand for that decisions and options carry, so that they can be shown as text.

Kinds of values:

    amount, number   a number, passed on as it is
    part             key of a word of a card's effect; shown as that word's sentence
    card             card slot; shown as the card's name
    object           field card; shown as its name
    spot             field card, or 0 for the reserve
    place            0 the reserve, 1 the Soul Core there, else twice a field card, plus 1 for the Soul Core
    picked           a card slot in ``choose-card``, else a field card
    brave            index of a brave of the option's target
    giver            eight times a field card, plus the index of a brave of it
    window           1 for Main, 2 for Flash; passed on as it is
    text             no value: the option's text form after its first word
    ""               no value that is shown
"""

from __future__ import annotations

from typing import Final

PROMPT_ARGUMENTS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "common": {"may": ("part",), "by-doing": ("part",)},
    "battle-spirits": {
        "attack": (),
        "block": (),
        "brave-host": ("card",),
        "choose-card": ("part", "amount"),
        "choose-field": ("part", "amount"),
        "choose-first": (),
        "damage": (),
        "declare-burst": (),
        "flash": (),
        "help-payment": ("amount", "card"),
        "inherit": ("card",),
        "keep-brave": ("card",),
        "main": (),
        "move-core-to": ("place",),
        "mulligan": (),
        "name-cost": ("part",),
        "name-level": ("part",),
        "order-effects": (),
        "pay": ("amount", "card"),
        "pay-for-effect": ("part",),
        "place-cores": ("amount", "object"),
        "place-more-cores": ("object",),
        "take-core": ("amount",),
        "unless": ("part",),
        "which-core": ("object",),
        "which-cores": ("amount",),
    },
}
"""The arguments of each prompt in order: kind, and name in the message."""

OPTION_ARGUMENTS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "common": {"yes": ("", ""), "no": ("", ""), "done": ("", ""), "pass": ("", "")},
    "battle-spirits": {
        "activate": ("card", ""),
        "alone": ("", ""),
        "attack": ("object", "object"),
        "block": ("object", ""),
        "choose": ("picked", ""),
        "combine": ("object", "object"),
        "core": ("place", ""),
        "cores": ("", ""),
        "damage": ("number", "number"),
        "deploy": ("card", ""),
        "end-step": ("", ""),
        "first": ("", ""),
        "help": ("object", "number"),
        "host": ("object", ""),
        "inherit": ("card", ""),
        "keep": ("", ""),
        "let-go": ("", ""),
        "magic": ("card", "window"),
        "move-core": ("place", ""),
        "name": ("number", ""),
        "no-block": ("", ""),
        "plan": ("text", ""),
        "redraw": ("", ""),
        "resolve": ("text", ""),
        "second": ("", ""),
        "set-burst": ("card", ""),
        "split": ("object", "brave"),
        "summon": ("card", "object"),
        "swap": ("giver", "object"),
        "swap-soul": ("spot", ""),
        "swift": ("card", ""),
        "to": ("spot", ""),
        "use": ("object", ""),
    },
}
"""The kinds of an option's ``target`` and ``extra``, named so in the message; 0 as ``extra`` means none."""
