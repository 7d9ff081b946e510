"""Arguments: what the values stand for that decisions and options carry, so that they can be shown as text.

Kinds of values:

    amount, number   a number, passed on as it is
    part             key of a word of a card's effect; shown as that word's sentence
    card             card slot; shown as the card's name
    used             card slot; shown as the card's name, and that it lies at hand if it does
    object           field card; shown as its name
    spot             field card, or 0 for the reserve
    place            0 the reserve, 1 the Soul Core there, else twice a field card, plus 1 for the Soul Core
    picked           a card slot in ``choose-card``, else a field card
    brave            index of a brave of the option's target
    giver            eight times a field card, plus the index of a brave of it
    window           1 for Main, 2 for Flash; passed on as it is
    text             no value: the option's text form after its first word
    named            a text form of a card or of something like it; shown by name
    zone             name of a zone or place; shown as the word for it
    ""               no value that is shown

Those of WIXOSS besides:

    paid             card slot of what is paid for, "none" for nothing in particular
    lane             number of a place on the field
    lanes            bit mask of places; "none" where it goes without saying
    field-zone       three times a player, plus a place
    base             no value: what the option's text form names behind "on"
    risen            card slot, or what the prompt names if it asks for nothing but what is under it
    which            no value: which of the abilities of this card that may be used; "none" for the only one
    maybe            field card, or 0 for none; shown as "none" then
    either           field card or card slot, as the prompt says
    mode, deeds      places of modes or of parts of a cost in what the prompt is about; their sentences
    name             a number, or what it stands for in ``name-parity``
    said             no value: the option's text form after its first word, as it is
    source           no value: the card that the prompt names
"""

from __future__ import annotations

from typing import Final

PROMPT_ARGUMENTS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "common": {"may": ("part",), "by-doing": ("part",)},
    "battle-spirits": {
        "advent-base": ("card",),
        "alternative": ("part",),
        "attack": (),
        "become-soul-state": ("card",),
        "block": (),
        "block-second": (),
        "brave-host": ("card",),
        "change": ("card",),
        "retarget": ("part",),
        "choose-card": ("part", "amount"),
        "choose-field": ("part", "amount"),
        "choose-first": (),
        "contract-card": (),
        "core-to-void": (),
        "damage": (),
        "declare-burst": (),
        "decree": ("part",),
        "decree-counts": ("part",),
        "either": ("part",),
        "flash": (),
        "help-payment": ("amount", "card"),
        "how-many-cores": ("part",),
        "inherit": ("card",),
        "keep-brave": ("card",),
        "keep-life": ("amount",),
        "life-price": ("card",),
        "soul-magic": ("card",),
        "lose-soul": ("amount",),
        "main": (),
        "move-core-to": ("place",),
        "mulligan": (),
        "name-cost": ("part",),
        "exchange-mirage": (),
        "free-mirage": ("card",),
        "name-kind": ("part",),
        "name-level": ("part",),
        "order-cards": ("part", "amount"),
        "order-effects": (),
        "pay": ("amount", "card"),
        "pay-for-effect": ("part",),
        "place-cores": ("amount", "object"),
        "place-more-cores": ("object",),
        "reborn-brave": ("card",),
        "skill-cores": ("part",),
        "take-core": ("amount",),
        "transfer": ("card",),
        "trash-core-to": (),
        "trigger-counter": ("card",),
        "unless": ("part",),
        "use-from-hand": (),
        "which-core": ("object",),
        "which-cores": ("amount",),
    },
    "wixoss": {
        "activate-ability": ("named",),
        "arts-use-step": (),
        "attack-with-lrig": (),
        "attack-with-signi": (),
        "bet": ("amount",),
        "choose-base": ("named",),
        "choose-card": ("part", "amount"),
        "choose-class": (),
        "choose-deeds": ("part",),
        "choose-field": ("part", "amount"),
        "choose-lrig": (),
        "choose-mode": ("part", "amount"),
        "choose-zone": ("named",),
        "choose-zones": ("part",),
        "cut-in": ("named",),
        "encore": ("part",),
        "ener-phase": (),
        "grow": (),
        "guard": ("amount",),
        "hand-size": ("amount",),
        "how-many": ("part",),
        "level-exceeded": (),
        "life-burst": ("named",),
        "main": (),
        "mulligan": (),
        "name-number": (),
        "name-parity": (),
        "open-trap": ("zone",),
        "order-cards-bottom": ("part", "amount"),
        "order-cards-top": ("part", "amount"),
        "order-effects": (),
        "pay": ("amount", "paid"),
        "remove": ("amount",),
        "replace": ("named",),
        "too-many-attached": (),
        "use-choice": ("part", "amount"),
        "which-rule": ("named",),
    },
}
"""The arguments of each prompt in order: kind, and name in the message."""

OPTION_ARGUMENTS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "common": {"yes": ("", ""), "no": ("", ""), "done": ("", ""), "pass": ("", "")},
    "battle-spirits": {
        "accel": ("card", ""),
        "activate": ("card", ""),
        "advent": ("card", "object"),
        "alone": ("", ""),
        "alternative": ("number", ""),
        "attack": ("object", "object"),
        "block": ("object", ""),
        "change": ("card", ""),
        "change-side": ("giver", ""),
        "change-sides": ("giver", "object"),
        "choose": ("picked", ""),
        "combine": ("object", "object"),
        "combine-left": ("object", "object"),
        "combine-right": ("object", "object"),
        "contract-card": ("card", ""),
        "core": ("place", ""),
        "core-of-trash": ("", ""),
        "core-to": ("spot", ""),
        "cores": ("", ""),
        "counter": ("card", "number"),
        "damage": ("number", "number"),
        "deploy": ("used", ""),
        "discard-used": ("", ""),
        "end-step": ("", ""),
        "first": ("", ""),
        "free-advent": ("card", "object"),
        "help": ("object", "number"),
        "host": ("object", ""),
        "host-left": ("object", ""),
        "host-right": ("object", ""),
        "inherit": ("card", ""),
        "keep": ("", ""),
        "keep-target": ("", ""),
        "let-go": ("", ""),
        "lose-soul": ("number", ""),
        "magic": ("used", "window"),
        "manifest": ("card", "object"),
        "manifest-freely": ("card", "object"),
        "move-core": ("place", ""),
        "name": ("number", ""),
        "name-kind": ("number", ""),
        "no-block": ("", ""),
        "no-contract-card": ("", ""),
        "onto": ("object", ""),
        "part": ("number", ""),
        "plan": ("text", ""),
        "put": ("card", ""),
        "redraw": ("", ""),
        "resolve": ("text", ""),
        "seal-manifest": ("card", "object"),
        "second": ("", ""),
        "set-burst": ("card", ""),
        "set-mirage": ("card", ""),
        "share-left": ("giver", "object"),
        "share-right": ("giver", "object"),
        "soul-state": ("card", ""),
        "soul-to": ("spot", ""),
        "split": ("object", "brave"),
        "summon": ("used", "object"),
        "summon-left": ("used", "object"),
        "summon-right": ("used", "object"),
        "super-manifest": ("card", "object"),
        "swap": ("giver", "object"),
        "swap-soul": ("spot", ""),
        "swift": ("card", ""),
        "take-aim": ("object", ""),
        "take-place": ("object", ""),
        "to": ("spot", ""),
        "use": ("object", ""),
        "use-hand": ("card", ""),
        "exchange": ("card", ""),
        "summon-mirage": ("card", ""),
        "to-hand": ("card", ""),
    },
    "wixoss": {
        "activate": ("source", ""),
        "arts": ("card", ""),
        "attack": ("object", "lanes"),
        "bet": ("", ""),
        "charge": ("card", ""),
        "charge-signi": ("object", ""),
        "choose": ("either", ""),
        "class": ("said", ""),
        "decline": ("", ""),
        "decorate": ("card", "object"),
        "deeds": ("deeds", ""),
        "discard": ("card", ""),
        "encore": ("", ""),
        "end-phase": ("", ""),
        "end-step": ("", ""),
        "ener": ("", ""),
        "grow": ("card", ""),
        "guard": ("card", ""),
        "key": ("card", ""),
        "lrig": ("card", ""),
        "mode": ("mode", ""),
        "name": ("name", ""),
        "no-bet": ("", ""),
        "no-encore": ("", ""),
        "no-guard": ("", ""),
        "number": ("number", ""),
        "open": ("lane", ""),
        "pay": ("text", ""),
        "pay-field": ("text", ""),
        "place": ("lane", ""),
        "plan": ("text", ""),
        "put": ("card", ""),
        "remove": ("maybe", ""),
        "resolve": ("text", ""),
        "resona": ("card", ""),
        "return": ("card", ""),
        "ride": ("object", "object"),
        "rise": ("risen", "base"),
        "spell": ("card", ""),
        "summon": ("card", "lane"),
        "trash": ("either", ""),
        "use": ("object", "which"),
        "use-card": ("card", "which"),
        "zone": ("field-zone", ""),
    },
}
"""The kinds of an option's ``target`` and ``extra``, named so in the message; 0 as ``extra`` means none."""
