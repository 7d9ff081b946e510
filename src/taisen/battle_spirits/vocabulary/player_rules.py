"""Player rules: what a player cannot do for a time or while a card is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.battle_spirits.cards import CardDefinition
from taisen.battle_spirits.rules import traits
from taisen.battle_spirits.state import BattleState
from taisen.battle_spirits.vocabulary.changes import (
    AttackShield,
    DrawBonus,
    LifeBound,
    PlayerRule,
)
from taisen.kernel.events import Cause
from taisen.kernel.frames import Value
from taisen.language.bases import Filter
from taisen.language.slots import EVENT_CARD, NUMBER, SUBJECT

if TYPE_CHECKING:
    from taisen.kernel.state import AnyState


class CannotActivateBursts(PlayerRule):
    """Cannot activate bursts."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot activate bursts"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はバーストを発動できない",
        "zh-Hans": "不能发动爆裂",
        "zh-Hant": "不能發動爆裂",
        "en": "cannot activate bursts",
    }
    verb: ClassVar[str] = "activate-burst"


class CannotGiveBurstsOfCost(PlayerRule):
    """Cannot give burst effects of cards of the cost that was named."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot give burst effects of that cost"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は指定したコストのカードのバースト効果を発揮できない",
        "zh-Hans": "不能发挥指定费用的卡牌的爆裂效果",
        "zh-Hant": "不能發揮指定費用的卡牌的爆裂效果",
        "en": "cannot give burst effects of cards of the named cost",
    }
    verb: ClassVar[str] = "give-burst-effect"

    def captured(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the cost named."""
        number = slots[NUMBER]
        assert isinstance(number, int)
        return number

    def forbids(self, definition: CardDefinition, amount: int) -> bool:
        """Return whether the card has that cost."""
        return definition.cost == amount


class CannotGiveBursts(PlayerRule):
    """Cannot give burst effects; a burst may be activated all the same."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot give burst effects"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はバースト効果を発揮できない",
        "zh-Hans": "不能发挥爆裂效果",
        "zh-Hant": "不能發揮爆裂效果",
        "en": "cannot give burst effects",
    }
    verb: ClassVar[str] = "give-burst-effect"


class CannotUseMagicOfThatColor(PlayerRule):
    """Cannot use magic cards that share a colour with the card of the event."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot use magic cards of a color of that card"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はそのカードと同じ色のマジックカードを使用できない",
        "zh-Hans": "不能使用与该卡牌相同颜色的魔法卡",
        "zh-Hant": "不能使用與該卡牌相同顏色的魔法卡",
        "en": "cannot use magic cards that share a color with that card",
    }
    verb: ClassVar[str] = "use-magic"

    def captured(self, state: AnyState, cause: Cause, slots: list[Value]) -> int:
        """Return the mask of the colours of the event's card, combined braves included."""
        assert isinstance(state, BattleState)
        subject, card = slots[SUBJECT], slots[EVENT_CARD]
        assert isinstance(subject, int) and isinstance(card, int)
        found = state.objects.get(subject)
        if found is not None:
            return traits.colors(state, found)
        return state.definitions[card].colors if card >= 0 else 0

    def forbids(self, definition: CardDefinition, amount: int) -> bool:
        """Return whether the card has one of those colours."""
        return definition.colors & amount != 0


class CannotUseMagic(PlayerRule):
    """Cannot use magic cards."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot use magic cards"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はマジックカードを使用できない",
        "zh-Hans": "不能使用魔法卡",
        "zh-Hant": "不能使用魔法卡",
        "en": "cannot use magic cards",
    }
    verb: ClassVar[str] = "use-magic"


class LifeGetsNoVoidCores(PlayerRule):
    """No cores can be put from the void on the player's life."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot put cores from the void on life"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のライフにはボイドからコアを置けない",
        "zh-Hans": "不能从空间将晶核放置到生命区",
        "zh-Hant": "不能從空間將晶核放置到生命區",
        "en": "cannot put cores from the void on life",
    }
    verb: ClassVar[str] = "void-to-life"


class LosesNoLife(PlayerRule):
    """The player's life does not decrease, whatever the cause."""

    notation: ClassVar[str | tuple[str, ...]] = "{loses|lose@same} no life"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のライフは減らない",
        "zh-Hans": "的生命不会减少",
        "zh-Hant": "的生命不會減少",
        "en": "{loses/lose} no life",
    }
    verb: ClassVar[str] = "lose-life"


class LosesNoLifeByAttacks(AttackShield):
    """The player's life does not decrease by attacks, of anything or of a sort; effects still reduce it."""

    fields: ClassVar[tuple[str, ...]] = ("attackers",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "{loses|lose@same} no life by attacks[[ of [{attackers:filter@many}]]]"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "のライフは[[{attackers}の]]アタックでは減らない",
        "zh-Hans": "的生命不会因[[{attackers}的]]攻击而减少",
        "zh-Hant": "的生命不會因[[{attackers}的]]攻擊而減少",
        "en": "{loses/lose} no life by attacks[[ of {attackers@many}]]",
    }

    def __init__(self, attackers: Filter | None = None) -> None:
        super().__init__()
        self.attackers = attackers


class LifeLossLimit(PlayerRule):
    """The player's life decreases by at most so much a turn by effects of opposing ultimates."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "{loses|lose@same} at most {number:number} life a turn by effects of opposing ultimates"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "のライフは、ターンごとに、相手のアルティメットの効果では{number}しか減らない",
        "zh-Hans": "的生命每回合最多因对手的究极的效果减少{number}",
        "zh-Hant": "的生命每回合最多因對手的究極的效果減少{number}",
        "en": "{loses/lose} at most {number} life a turn by effects of opposing ultimates",
    }
    verb: ClassVar[str] = "lose-life-by-ultimates"

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.limit = number


class LifeLossLimitByEffects(LifeLossLimit):
    """The player's life decreases by at most so much a turn by opposing effects."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "{loses|lose@same} at most {number:number} life a turn by opposing effects"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "のライフは、ターンごとに、相手の効果では{number}しか減らない",
        "zh-Hans": "的生命每回合最多因对手的效果减少{number}",
        "zh-Hant": "的生命每回合最多因對手的效果減少{number}",
        "en": "{loses/lose} at most {number} life a turn by opposing effects",
    }
    verb: ClassVar[str] = "lose-life-by-effects"


class LifeLossLimitBySpirit(LifeLossLimit):
    """The player's life decreases by at most so much a turn by any one opposing spirit."""

    notation: ClassVar[str | tuple[str, ...]] = (
        "{loses|lose@same} at most {number:number} life a turn by each opposing spirit"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "のライフは、ターンごとに、相手のスピリット1体から{number}までしか減らされない",
        "zh-Hans": "的生命每回合最多被对手的每只战魂减少{number}",
        "zh-Hant": "的生命每回合最多被對手的每隻戰魂減少{number}",
        "en": "{loses/lose} at most {number} life a turn by each opposing spirit",
    }
    verb: ClassVar[str] = "lose-life-by-spirit"


class LosesLittleLife(LifeBound):
    """The player's life decreases by at most so much from then on, whatever the cause."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = "{loses|lose@same} at most {number:number} life"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のライフは{number}しか減らない",
        "zh-Hans": "的生命最多减少{number}",
        "zh-Hant": "的生命最多減少{number}",
        "en": "{loses/lose} at most {number} life",
    }

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.limit = number


class CannotDraw(PlayerRule):
    """Cannot draw."""

    notation: ClassVar[str | tuple[str, ...]] = "cannot draw"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はドローできない",
        "zh-Hans": "不能抽卡",
        "zh-Hant": "不能抽卡",
        "en": "cannot draw",
    }
    verb: ClassVar[str] = "draw"


class MillLimit(PlayerRule):
    """No more than so many cards of the player's deck can be discarded a turn."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "{has|have@same} at most {number:number} cards of the deck discarded a turn"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": "のデッキは1ターンに{number}枚までしか破棄されない",
        "zh-Hans": "的卡组每回合最多被破弃{number}张",
        "zh-Hant": "的卡組每回合最多被破棄{number}張",
        "en": "{has/have} at most {number} card{s:number} discarded from the deck each turn",
    }
    verb: ClassVar[str] = "mill"

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.limit = number


class DeckIsNotMilled(PlayerRule):
    """No card of the player's deck is discarded any more."""

    notation: ClassVar[str | tuple[str, ...]] = "{has|have@same} no cards of the deck discarded"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のデッキは破棄されない",
        "zh-Hans": "的卡组不会被破弃",
        "zh-Hant": "的卡組不會被破棄",
        "en": "{has/have} no cards discarded from the deck",
    }
    verb: ClassVar[str] = "mill"


class CoreGainLimit(PlayerRule):
    """The player's spirits, braves and nexuses put at most so many cores a turn from void or trash."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = (
        "can put at most {number:number} {core|cores@number} a turn from void or trash by card effects"
    )
    texts: ClassVar[dict[str, str]] = {
        "ja": (
            "はスピリット/ブレイヴ/ネクサスの効果では、ボイドかト"
            "ラッシュから1ターンに{number}個までしかコアを置けない"
        ),
        "zh-Hans": "以战魂/合体/核心的效果，每回合最多只能从空间或废弃区放置{number}个晶核",
        "zh-Hant": "以戰魂/合體/核心的效果，每回合最多隻能從空間或廢棄區放置{number}個晶核",
        "en": (
            "can put at most {number} core{s:number} a turn from the v"
            "oid or the trash by effects of spirits, braves and nexuses"
        ),
    }
    verb: ClassVar[str] = "gain-cores"

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.limit = number


class DrawsMore(DrawBonus):
    """Draws so many cards more in the own Draw Step."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = "{draws|draw@same} {number:number} more in the draw step"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はドローステップのドローの枚数を+{number}枚する",
        "zh-Hans": "在抽卡阶段的抽卡张数+{number}张",
        "zh-Hant": "在抽卡階段的抽卡張數+{number}張",
        "en": "{draws/draw} {number} more card{s:number} in the Draw Step",
    }

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


PLAYER_RULE_WORDS: Final = (
    DrawsMore,
    CannotActivateBursts,
    CannotGiveBurstsOfCost,
    CannotGiveBursts,
    CannotUseMagic,
    CannotUseMagicOfThatColor,
    LifeGetsNoVoidCores,
    LosesNoLife,
    LosesNoLifeByAttacks,
    LifeLossLimit,
    LifeLossLimitByEffects,
    LifeLossLimitBySpirit,
    LosesLittleLife,
    CannotDraw,
    MillLimit,
    DeckIsNotMilled,
    CoreGainLimit,
)
"""The words of this module, for registration."""
