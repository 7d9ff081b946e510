"""Identity: names, classes, LRIG types and colours that cards are given or lose."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.wixoss.vocabulary.changes import ClassChange, ColorChange, KindLoss, NameChange, TypeChange


class IsAlsoNamed(NameChange):
    """Has a further name."""

    fields: ClassVar[tuple[str, ...]] = ("name",)
    notation: ClassVar[str | tuple[str, ...]] = "{is|are@same} also named {name:string}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はカード名が{name}でもあるものとして扱う",
        "zh-Hans": "卡名也视为{name}",
        "zh-Hant": "卡名也視為{name}",
        "en": "{is/are} also named {name}",
    }

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


class GainsClass(ClassChange):
    """Has a further class."""

    fields: ClassVar[tuple[str, ...]] = ("name",)
    notation: ClassVar[str | tuple[str, ...]] = "{gains|gain@same} class {name:class}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は{name}を得る",
        "zh-Hans": "获得种族{name}",
        "zh-Hant": "獲得種族{name}",
        "en": "{gains/gain} the class {name}",
    }

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def changed(self, classes: tuple[str, ...]) -> tuple[str, ...]:
        """Return the classes with the further one."""
        return classes if self.name in classes else (*classes, self.name)


class LosesClasses(ClassChange):
    """Has no classes."""

    notation: ClassVar[str | tuple[str, ...]] = "{loses|lose@same} all classes"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はすべてのクラスを失う",
        "zh-Hans": "失去所有种族",
        "zh-Hant": "失去所有種族",
        "en": "{loses/lose} all classes",
    }

    def changed(self, classes: tuple[str, ...]) -> tuple[str, ...]:
        """Return none."""
        return ()


class GainsType(TypeChange):
    """Has a further LRIG type."""

    fields: ClassVar[tuple[str, ...]] = ("name",)
    notation: ClassVar[str | tuple[str, ...]] = "{gains|gain@same} type {name:lrig-type}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は{name}でもあるものとして扱う",
        "zh-Hans": "分身类型也视为{name}",
        "zh-Hant": "分身類型也視為{name}",
        "en": "{gains/gain} the LRIG type {name}",
    }

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def changed(self, types: tuple[str, ...]) -> tuple[str, ...]:
        """Return the types with the further one."""
        return types if self.name in types else (*types, self.name)


class BecomesType(TypeChange):
    """Has one LRIG type instead of its own."""

    fields: ClassVar[tuple[str, ...]] = ("name",)
    notation: ClassVar[str | tuple[str, ...]] = "{becomes|become@same} type {name:lrig-type}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "のルリグタイプは{name}になる",
        "zh-Hans": "分身类型变为{name}",
        "zh-Hant": "分身類型變為{name}",
        "en": "{becomes/become} of the LRIG type {name}",
    }

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def changed(self, types: tuple[str, ...]) -> tuple[str, ...]:
        """Return that type alone."""
        return (self.name,)


class GainsColors(ColorChange):
    """Has further colours."""

    fields: ClassVar[tuple[str, ...]] = ("colors",)
    notation: ClassVar[str | tuple[str, ...]] = "{is|are@same} also {colors:color+/}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は{colors|/}でもある",
        "zh-Hans": "也是{colors|/}色",
        "zh-Hant": "也是{colors|/}色",
        "en": "{is/are} also {colors| and }",
    }

    def __init__(self, colors: tuple[int, ...]) -> None:
        super().__init__()
        self.colors = colors

    def changed(self, colors: int) -> int:
        """Return the mask with the further colours."""
        for color in self.colors:
            colors |= 1 << color
        return colors


class BecomesColors(ColorChange):
    """Has other colours instead of its own."""

    fields: ClassVar[tuple[str, ...]] = ("colors",)
    notation: ClassVar[str | tuple[str, ...]] = "{becomes|become@same} {colors:color+/}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "は{colors|/}になる",
        "zh-Hans": "变为{colors|/}色",
        "zh-Hant": "變為{colors|/}色",
        "en": "{becomes/become} {colors| and }",
    }

    def __init__(self, colors: tuple[int, ...]) -> None:
        super().__init__()
        self.colors = colors

    def changed(self, colors: int) -> int:
        """Return the mask of those colours alone."""
        mask = 0
        for color in self.colors:
            mask |= 1 << color
        return mask


class LosesCardType(KindLoss):
    """A Resona is none any more, but a SIGNI still (WX-27.07)."""

    notation: ClassVar[str | tuple[str, ...]] = "{is|are@same} no resona"
    texts: ClassVar[dict[str, str]] = {
        "ja": "はレゾナではなくなる",
        "zh-Hans": "不再是共鸣",
        "zh-Hant": "不再是共鳴",
        "en": "{is no Resona/are no Resona} any more",
    }


IDENTITY_WORDS: Final = (
    IsAlsoNamed,
    GainsClass,
    LosesClasses,
    GainsType,
    BecomesType,
    GainsColors,
    BecomesColors,
    LosesCardType,
)
"""The words of this module, for registration."""
