"""Options for the cards in a hand and at hand: what each can be used for now."""

from __future__ import annotations

from taisen.battle_spirits.cards import BRAVE, MAGIC, NEXUS
from taisen.battle_spirits.index import name_of
from taisen.battle_spirits.rules import magic_use, mirage, summoning, use_terms
from taisen.battle_spirits.rules.burst import SET_TERMS, set_burst
from taisen.battle_spirits.rules.otherworld import SUMMON_VERBS, sided
from taisen.battle_spirits.state import AT_HAND, HAND, BattleState
from taisen.battle_spirits.vocabulary.abilities import FLASH, MAIN
from taisen.kernel.decisions import Option
from taisen.kernel.legality import legal


def distinct_hand(state: BattleState, player: int) -> list[int]:
    """Return one card slot for each different card in a hand: equal cards are interchangeable."""
    seen: set[str] = set()
    result: list[int] = []
    for card in state.zone(player, HAND):
        number = state.definitions[card].number
        if number not in seen:
            seen.add(number)
            result.append(card)
    return result


def main_options(state: BattleState, player: int) -> list[Option]:
    """Return what the hand allows in the own Main Step."""
    options: list[Option] = []
    can_set = legal(SET_TERMS, state, player, -1)
    for card in distinct_hand(state, player):
        definition = state.definitions[card]
        number = definition.number
        options.extend(_uses(state, player, card, number))
        for permission in definition.permissions:
            # BS-12.14
            options.extend(permission.options(state, player, card, MAIN | FLASH))
        if can_set and definition.burst is not None:
            options.append(Option("set-burst", f"set-burst {number}", card))
        if definition.mirage_cost >= 0 and legal(mirage.SET_REQUIREMENTS, state, player, card):
            options.append(Option("set-mirage", f"set-mirage {number}", card))
    # BS-39.01; neither burst nor mirage is set from at hand (BS-26.04, ruling 103).
    for card, name in at_hand(state, player):
        options.extend(_uses(state, player, card, name))
    return options


def at_hand(state: BattleState, player: int) -> list[tuple[int, str]]:
    """Return one card slot for each different card at hand, with what options call it."""
    seen: set[str] = set()
    result: list[tuple[int, str]] = []
    for card in state.zone(player, AT_HAND):
        number = state.definitions[card].number
        if number not in seen:
            seen.add(number)
            result.append((card, f"{number} at-hand"))
    return result


def _uses(state: BattleState, player: int, card: int, number: str) -> list[Option]:
    """Return what paying for a card in hand or at hand allows in the own Main Step."""
    options: list[Option] = []
    definition = state.definitions[card]
    kind = definition.kind
    if kind == MAGIC:
        # BS-07.07, BS-12.14
        if legal(use_terms.MAGIC_TERMS, state, player, card):
            if definition.magic_main is not None:
                options.append(Option("magic", f"magic {number} main", card, MAIN))
            if definition.magic_flash is not None:
                options.append(Option("magic", f"magic {number} flash", card, FLASH))
    elif kind == NEXUS:
        if legal(use_terms.DEPLOY_TERMS, state, player, card):
            options.append(Option("deploy", f"deploy {number}", card))
    else:
        if legal(use_terms.SUMMON_TERMS, state, player, card):
            options.append(Option("summon", f"summon {number}", card, 0))
        if kind == BRAVE:
            options.extend(_direct_options(state, player, card, number))
    return options


def _direct_options(state: BattleState, player: int, card: int, number: str) -> list[Option]:
    """Options for direct braving: paying is enough, the brave needs no cores of its own (BS-15.13)."""
    found = summoning.hosts(state, player, card)
    if not found or not use_terms.payable_alone(state, player, card):
        return []
    options: list[Option] = []
    for host, side in found:
        text = sided(f"summon {number} on {name_of(state, host, player)}", side)
        options.append(Option(SUMMON_VERBS[side], text, card, host))
    return options


def flash_options(state: BattleState, player: int) -> list[Option]:
    """Return what the hand allows in a flash timing: flash effects only (BS-12.09)."""
    options: list[Option] = []
    for card in distinct_hand(state, player):
        definition = state.definitions[card]
        if definition.magic_flash is not None:
            if legal(use_terms.MAGIC_TERMS, state, player, card):
                options.append(Option("magic", f"magic {definition.number} flash", card, FLASH))
        for permission in definition.permissions:
            options.extend(permission.options(state, player, card, FLASH))
    for card, name in at_hand(state, player):
        if state.definitions[card].magic_flash is not None and legal(
            use_terms.MAGIC_TERMS, state, player, card
        ):
            options.append(Option("magic", f"magic {name} flash", card, FLASH))
    return options


def act(state: BattleState, player: int, option: Option) -> None:
    """Push what an option about a hand card says."""
    verb = option.verb
    card = option.target
    if verb in SUMMON_VERBS:
        side = SUMMON_VERBS.index(verb)
        host = option.extra
        summoning.enter(state, player, card, summoning.SUMMON_CAUSE, host=host, side=side, offered=not host)
    elif verb == "deploy":
        summoning.enter(state, player, card, summoning.DEPLOY_CAUSE)
    elif verb == "magic":
        magic_use.use_magic(state, player, card, option.extra)
    elif verb == "set-burst":
        set_burst(state, player, card)
    elif verb == "set-mirage":
        mirage.set_paying(state, player, card)
    else:
        for permission in state.definitions[card].permissions:
            if permission.take(state, player, option):
                return
