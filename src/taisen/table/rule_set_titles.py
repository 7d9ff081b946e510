"""What versions of a game's rules are called in each language, and what is different in them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from taisen.messages import has_message, message
from taisen.table import wire
from taisen.table.problems import TABLE

if TYPE_CHECKING:
    from taisen.table.wire import Language


def rules_info(game: str, rule_set: str, language: Language) -> wire.RulesInfo:
    """Return what is told of a version; one that is not offered is called by its name.

    >>> rules_info("wixoss", "2018-01", "en").title, rules_info("wixoss", "2016-05", "en").title
    ('Before February 2018', '2016-05')
    """
    identifier = f"rules-{game}-{re.sub('[^a-z0-9]', '-', rule_set)}"
    if not has_message(identifier, TABLE):
        return wire.RulesInfo(rule_set, rule_set)
    text = message(language, f"{identifier}-means", TABLE)
    return wire.RulesInfo(rule_set, message(language, identifier, TABLE), text)
