"""A small vocabulary that shows every means of the framework; it belongs to no game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from taisen.language import Lexicon, Term, Vocabulary, Word

if TYPE_CHECKING:
    from taisen.language import Speaker

Amount = Word | int


class Draw(Word):
    category = "step"
    fields = ("amount", "quiet")
    notation = "draw {amount:amount}[[?quiet silently]]", "draw {amount:amount} {card|cards@amount}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "カードを{amount}枚ドロー[[?quiet(こっそり)]]",
        "zh-Hans": "抽{amount}张卡[[?quiet(悄悄)]]",
        "zh-Hant": "抽{amount}張卡[[?quiet(悄悄)]]",
        "en": "draw {amount} card{s:amount}[[?quiet silently]]",
    }

    def __init__(self, amount: Amount, quiet: bool = False) -> None:
        super().__init__()
        self.amount = amount
        self.quiet = quiet


class Destroy(Word):
    category = "step"
    fields = ("target", "cause")
    notation = "destroy {target:target}[[ as {cause:cause}]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "[[{cause}として]]{target}を破壊する",
        "zh-Hans": "[[以{cause}]]破坏{target}",
        "zh-Hant": "[[以{cause}]]破壞{target}",
        "en": "destroy {target}[[ as {cause}]]",
    }

    def __init__(self, target: Word, cause: int | None = None) -> None:
        super().__init__()
        self.target = target
        self.cause = cause


class Choose(Word):
    category = "step"
    fields = ("target", "then")
    notation = "choose {target:choice}: {then:step}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{target}を選び、{then}",
        "zh-Hans": "选择{target},{then}",
        "zh-Hant": "選擇{target},{then}",
        "en": "choose {target}: {then}",
    }

    def __init__(self, target: Word, then: Word) -> None:
        super().__init__()
        self.target = target
        self.then = then


class Then(Word):
    category = "effect"
    fields = ("first", "rest")
    notation = "{first:together}; then {rest:effect}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{first}。その後、{rest}",
        "zh-Hans": "{first}。之后,{rest}",
        "zh-Hant": "{first}。之後,{rest}",
        "en": "{first}. Then {rest}",
    }

    def __init__(self, first: Word, rest: Word) -> None:
        super().__init__()
        self.first = first
        self.rest = rest


class Also(Word):
    category = "together"
    fields = ("steps",)
    notation = "{steps:step++; also}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{steps|。さらに、}",
        "zh-Hans": "{steps|。并且}",
        "zh-Hant": "{steps|。並且}",
        "en": "{steps|, | and }",
    }

    def __init__(self, steps: tuple[Word, ...]) -> None:
        super().__init__()
        self.steps = steps


class If(Word):
    category = "effect"
    fields = ("condition", "effect")
    notation = "if {condition:condition}: {effect:effect}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{condition}なら、{effect}",
        "zh-Hans": "如果{condition},{effect}",
        "zh-Hant": "如果{condition},{effect}",
        "en": "if {condition}, {effect}",
    }

    def __init__(self, condition: Word, effect: Word) -> None:
        super().__init__()
        self.condition = condition
        self.effect = effect


class May(Word):
    category = "effect"
    fields = ("effect",)
    notation = "you may {effect:effect}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{effect}ことができる",
        "zh-Hans": "你可以{effect}",
        "zh-Hant": "你可以{effect}",
        "en": "you may {effect}",
    }

    def __init__(self, effect: Word) -> None:
        super().__init__()
        self.effect = effect


class Exists(Word):
    category = "condition"
    fields = ("among",)
    notation = "there is {a|an|} {among:filter}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}がいる",
        "zh-Hans": "有{among}",
        "zh-Hant": "有{among}",
        "en": "there is a {among}",
    }

    def __init__(self, among: Word) -> None:
        super().__init__()
        self.among = among


class It(Word):
    category = "pronoun"
    notation = "it"
    texts: ClassVar[dict[str, str]] = {"ja": "それ", "zh-Hans": "它", "zh-Hant": "它", "en": "it"}


class All(Word):
    category = "target"
    fields = ("among",)
    notation = "all {among:filter@many}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "すべての{among}",
        "zh-Hans": "所有{among}",
        "zh-Hant": "所有{among}",
        "en": "all {among@many}",
    }

    def __init__(self, among: Word) -> None:
        super().__init__()
        self.among = among


class UpTo(Word):
    """A choice of some; "up to" is a flag."""

    category = "choice"
    fields = ("amount", "among", "up_to")
    notation = "[[?up_to up to]] {amount:amount} {among:filter@amount}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}{amount}体[[?up_toまで]]",
        "zh-Hans": "[[?up_to至多]]{amount}只{among}",
        "zh-Hant": "[[?up_to至多]]{amount}隻{among}",
        "en": "[[?up_to up to]] {amount} {among@amount}",
    }

    def __init__(self, amount: Amount, among: Word, up_to: bool = False) -> None:
        super().__init__()
        self.amount = amount
        self.among = among
        self.up_to = up_to


class Filter(Word):
    """Adjectives, a noun, and tests after "with"."""

    category = "filter"
    fields = ("side", "adjectives", "noun", "tests")
    notation = "{side:side?} {adjectives:adjective*} {noun:noun}[[ with {tests:test+ and}]]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "[[{tests|で}の]]{side}{adjectives|}{noun}",
        "zh-Hans": "{side}[[{tests|且}的]]{adjectives|}{noun}",
        "zh-Hant": "{side}[[{tests|且}的]]{adjectives|}{noun}",
        "en": "{side} {adjectives| } {noun}[[ with {tests| and }]]",
    }

    def __init__(
        self,
        noun: str,
        side: str | None = None,
        adjectives: tuple[str, ...] = (),
        tests: tuple[Word, ...] = (),
    ) -> None:
        super().__init__()
        self.side = side
        self.adjectives = adjectives
        self.noun = noun
        self.tests = tests


class Compare(Word):
    category = "test"
    fields = ("value", "relation", "number")
    notation = "{value:value} {relation:relation} {number:amount}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{value}{number}{relation}",
        "zh-Hans": "{value}{number}{relation}",
        "zh-Hant": "{value}{number}{relation}",
        "en": "{value} {number} {relation}",
    }

    def __init__(self, value: str, relation: str, number: Amount) -> None:
        super().__init__()
        self.value = value
        self.relation = relation
        self.number = number


class HasFamily(Word):
    category = "test"
    fields = ("families",)
    notation = "family {families:family+/}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "系統:{families}",
        "zh-Hans": "系统:{families}",
        "zh-Hant": "系統:{families}",
        "en": "family {families|, | or }",
    }

    def __init__(self, families: tuple[str, ...]) -> None:
        super().__init__()
        self.families = families


class Per(Word):
    category = "amount"
    fields = ("number", "among")
    notation = "{number:number} per {among:filter}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{among}1体につき{number}",
        "zh-Hans": "每有1只{among}{number}",
        "zh-Hant": "每有1隻{among}{number}",
        "en": "{number} per {among}",
    }

    def __init__(self, number: int, among: Word) -> None:
        super().__init__()
        self.number = number
        self.among = among


class Levels(Word):
    """One level or a range; the same number twice is written once."""

    category = "header"
    fields = ("low", "high")
    notation = "[Lv{low:number}[[-{high:number}]]]"

    def __init__(self, low: int, high: int) -> None:
        super().__init__()
        self.low = low
        self.high = high

    @classmethod
    def read(cls, values: dict[str, object]) -> Word:
        low, high = values["low"], values["high"]
        assert isinstance(low, int)
        if high is None:
            return cls(low, low)
        assert isinstance(high, int)
        if high <= low:
            raise ValueError(f"levels {low}-{high} do not ascend")
        return cls(low, high)

    def values(self) -> dict[str, object]:
        return {"low": self.low, "high": self.high if self.high != self.low else None}

    def sentence(self, language: str, say: Speaker) -> str:
        level = "LV" if language == "ja" else "Lv"
        return say.fill(self, "[" + level + "{low}[[-{high}]]]")


class Flash(Word):
    category = "header"
    notation = "[flash]"
    texts: ClassVar[dict[str, str]] = {
        "ja": "『フラッシュ』",
        "zh-Hans": "『闪击』",
        "zh-Hant": "『閃擊』",
        "en": "[Flash]",
    }


class Attacks(Word):
    category = "trigger"
    notation = "when this attacks", "when attacking"
    texts: ClassVar[dict[str, str]] = {
        "ja": "このカードのアタック時",
        "zh-Hans": "此卡攻击时",
        "zh-Hant": "此卡攻擊時",
        "en": "when this attacks",
    }


class Ability(Word):
    category = "ability"
    fields = ("headers", "trigger", "effect")
    notation = "{headers:header*} [[{trigger:trigger}:]] {effect:effect}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "{headers|}[[{trigger}、]]{effect}。",
        "zh-Hans": "{headers|}[[{trigger},]]{effect}。",
        "zh-Hant": "{headers|}[[{trigger},]]{effect}。",
        "en": "{headers|} [[?trigger{^trigger}, {effect}]][[?!trigger{^effect}]].",
    }

    def __init__(self, effect: Word, headers: tuple[Word, ...] = (), trigger: Word | None = None) -> None:
        super().__init__()
        self.headers = headers
        self.trigger = trigger
        self.effect = effect


def make_shared() -> Vocabulary:
    shared = Vocabulary("shared")
    shared.register((Draw, Destroy, Choose, Then, Also, If, May, It, All, UpTo, Per))
    shared.include("effect", "together")
    shared.include("together", "step")
    shared.bracket("step", "effect")
    # Brackets tell which filter an "and" belongs to.
    shared.bracket("filter", "filter")
    shared.include("target", "pronoun")
    shared.include("target", "choice")
    shared.include("amount", "number")
    shared.add_lexicon(
        Lexicon(
            "relation",
            {
                "<=": Term("<=", "以下", "以下", "以下", "or less"),
                ">=": Term(">=", "以上", "以上", "以上", "or more"),
            },
        )
    )
    return shared


def make_demo() -> Vocabulary:
    demo = Vocabulary("demo", (make_shared(),))
    demo.register((Exists, Filter, Compare, HasFamily, Levels, Flash, Attacks, Ability))
    demo.add_lexicon(
        Lexicon(
            "noun",
            {
                "spirit": Term("spirit", "スピリット", "精灵", "精靈", "spirit", "spirits", many="spirits"),
                "nexus": Term("nexus", "ネクサス", "联结", "聯結", "nexus", "nexuses", many="nexuses"),
            },
        )
    )
    demo.add_lexicon(
        Lexicon(
            "side",
            {
                "your": Term("own", "自分の", "自己的", "自己的", "your"),
                "opposing": Term(
                    "opposing", "相手の", "对方的", "對方的", "opposing", also=("your opponent's",)
                ),
            },
        )
    )
    demo.add_lexicon(
        Lexicon(
            "adjective",
            {
                "exhausted": Term("exhausted", "疲労状態の", "疲劳状态的", "疲勞狀態的", "exhausted"),
                "red": Term("red", "赤の", "红色", "紅色", "red"),
            },
        )
    )
    demo.add_lexicon(
        Lexicon(
            "value",
            {
                "cost": Term("cost", "コスト", "费用", "費用", "cost"),
                "BP": Term("bp", "BP", "BP", "BP", "BP"),
            },
        )
    )
    demo.add_lexicon(Lexicon("cause", {"depletion": Term(1, "消滅", "消灭", "消滅", "depletion")}))
    demo.add_lexicon(
        Lexicon("family", {"翼竜": Term("翼竜", "翼竜", "翼龙", "翼龍", "Winged Dragon")}, quoted=True)
    )
    return demo
