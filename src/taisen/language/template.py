"""Templates: the small pattern languages in which a word declares its notation and its sentences.

Owns the parsing of both kinds of template into elements; nothing here reads or prints a text.

Notation templates, for example ``destroy {target:target}[[ with cost {cost:range}]]``:

    draw, ( : , +        literal words and symbols
    {name:category}      a field
    {name:category?}     a field that may be absent (None)
    {name:category*}     none or more, as a tuple; ``+`` one or more, ``++`` two or more
    {name:category+,}    with a separator: ``+/``, ``+,``, ``+ and``, ``++; then``
    {name:category@by}   nouns in it are written in the plural if the field ``by`` is many; ``@many``
                         always, ``@same`` if the word it stands in is written so
    {card|cards}         one of several literals, the first is written; an empty one may be left out
    {card|cards@by}      the second is written if the field ``by`` is many
    [[ ... {name:..}]]   a group, there when its first field is (else the field is None, False or ())
    [[?name ...]]        a group that sets the field ``name`` to True or False

Single ``[`` and ``]`` are literals. Blanks in a template say only how the text is written.

Sentence templates, for example ``destroy {target}[[ with cost {cost}]]``:

    {name}               the field, spoken
    {^name}              beginning with a capital letter
    {name|, }            a tuple with a separator of its own; ``{name|, | and }`` and a last one
    {name@amount}        spoken in the plural if ``amount`` is many; ``{name@many}``, ``{name@one}``,
                         ``{name@same}`` as this word is being spoken
    {this}               what the card calls itself
    {name@do}            after "you may" or "to": English deeds with a subject take the infinitive
    {one/many:amount}    one of two texts by the amount; ``{s:amount}`` is ``{/s:amount}``
    {one/many}, {s}      the same, by the number in which this word is being spoken
    [[ ... {name} ...]]  only if the first field is there (not None, False or empty)
    [[?name ...]]        only if the field is there; ``[[?!name ...]]`` only if it is not
"""

from __future__ import annotations

import re
from typing import Final

from taisen.language.errors import NotationError, VocabularyError
from taisen.language.tokens import END, scan

LITERAL: Final = 1
CHOICE: Final = 2
FIELD: Final = 3
REPEAT: Final = 4
GROUP: Final = 5

_FIELD: Final = re.compile(
    r"(?P<name>[A-Za-z_][A-Za-z0-9_]*):(?P<category>[A-Za-z_][A-Za-z0-9_-]*)(?P<many>\?|\*|\+\+|\+)?"
    r"(?:@(?P<by>[A-Za-z_][A-Za-z0-9_]*))?(?P<separator>.*)"
)
_FLAG: Final = re.compile(r"\?(?P<no>!?)(?P<name>[A-Za-z_][A-Za-z0-9_]*)")
_NAME: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


class Element:
    """One element of a notation template.

    Attributes:
        kind: `LITERAL`, `CHOICE`, `FIELD`, `REPEAT` or `GROUP`.
        space: whether a blank stands before it when written.
        text: a literal's token.
        name: the field that it fills; "" for none.
        category: the category of a field.
        category_index: place of that category in a compiled grammar; -1 before.
        by: the field whose number its nouns follow, "many", "same" or "".
        optional: whether it may be absent.
        least: how many items a repeat needs.
        separator: the tokens between the items of a repeat.
        joint: the separator as it is written.
        inner: the elements of a group.
        choices: the alternatives of a choice, each a tuple of literals.
        fields: names of the fields inside, in order, the flag of a group first.
        absent: their values when the element is absent.
    """

    def __init__(self, kind: int, space: bool) -> None:
        self.kind = kind
        self.space = space
        self.text = ""
        self.name = ""
        self.category = ""
        self.category_index = -1
        self.by = ""
        self.optional = False
        self.least = 0
        self.separator: tuple[str, ...] = ()
        self.joint = " "
        self.inner: tuple[Element, ...] = ()
        self.choices: tuple[tuple[Element, ...], ...] = ()
        self.fields: tuple[str, ...] = ()
        self.absent: tuple[object, ...] = ()


class Template:
    """A notation template: its elements and the fields they fill, in order."""

    def __init__(self, source: str, elements: tuple[Element, ...]) -> None:
        self.source = source
        self.elements = elements
        self.fields = _fields(elements)
        if len(set(self.fields)) != len(self.fields):
            raise VocabularyError(f"template {source!r} fills a field twice")
        if can_be_empty(elements):
            raise VocabularyError(f"template {source!r} can match nothing; it needs a literal or a field")
        self._check_numbers(elements)

    def _check_numbers(self, elements: tuple[Element, ...]) -> None:
        for element in elements:
            if element.by not in ("", "many", "same") and element.by not in self.fields:
                raise VocabularyError(f"template {self.source!r}: @{element.by} names no field of it")
            self._check_numbers(element.inner)

    def categories(self) -> dict[str, str]:
        """The category of each field."""
        found: dict[str, str] = {}
        _collect_categories(self.elements, found)
        return found


def notation_template(source: str) -> Template:
    """Parse a notation template.

    Raises:
        VocabularyError: it is not well formed.
    """
    elements, _ = _notation(source, 0, False)
    return Template(source, elements)


def literals(source: str) -> tuple[Element, ...]:
    """The literal elements of a text without fields, for the terms of a lexicon."""
    found: list[Element] = []
    _add_literals(found, source, source, False)
    return tuple(found)


def can_be_empty(elements: tuple[Element, ...]) -> bool:
    """Whether elements may all be absent."""
    return all(element.optional for element in elements)


def _notation(source: str, place: int, inside: bool) -> tuple[tuple[Element, ...], int]:
    elements: list[Element] = []
    literal = ""
    space = False
    open_brackets = 0
    size = len(source)
    while place < size:
        character = source[place]
        if character == "{":
            space = _add_literals(elements, literal, source, space)
            literal = ""
            end = source.find("}", place)
            if end < 0:
                raise VocabularyError(f"template {source!r}: '{{' without '}}'")
            elements.append(_braces(source[place + 1 : end], source, space))
            space = False
            place = end + 1
        elif source.startswith("[[", place):
            space = _add_literals(elements, literal, source, space)
            literal = ""
            group, place = _group(source, place + 2)
            # A blank just inside the group belongs before it.
            group.space = space or group.inner[0].space
            group.inner[0].space = group.space
            elements.append(group)
            space = False
        elif inside and open_brackets == 0 and source.startswith("]]", place):
            break
        else:
            # Inside a group, the "]" that closes a literal "[" is not the group's end.
            open_brackets += (character == "[") - (character == "]")
            literal += character
            place += 1
    space = _add_literals(elements, literal, source, space)
    if space and inside and elements:
        raise VocabularyError(
            f"template {source!r}: put the blank at the beginning of a group, not at its end"
        )
    return tuple(elements), place


def _group(source: str, place: int) -> tuple[Element, int]:
    group = Element(GROUP, False)
    group.optional = True
    flag = _FLAG.match(source, place)
    if flag is not None:
        if flag.group("no"):
            raise VocabularyError(f"template {source!r}: '?!' is for sentences only")
        group.name = flag.group("name")
        place = flag.end()
    group.inner, place = _notation(source, place, True)
    if not source.startswith("]]", place):
        raise VocabularyError(f"template {source!r}: '[[' without ']]'")
    if not group.inner or can_be_empty(group.inner):
        raise VocabularyError(f"template {source!r}: a group needs something that must be there")
    inside = _fields(group.inner)
    group.fields = (group.name, *inside) if group.name else inside
    if not group.fields:
        raise VocabularyError(f"template {source!r}: a group needs a field or '?name'")
    if not group.name:
        first = next(element for element in group.inner if element.fields)
        if first.optional:
            raise VocabularyError(f"template {source!r}: the first field of a group must not be optional")
    absent = tuple(value for element in group.inner for value in element.absent)
    group.absent = (False, *absent) if group.name else absent
    return group, place + 2


def _braces(text: str, source: str, space: bool) -> Element:
    if "|" in text and ":" not in text:
        choice = Element(CHOICE, space)
        forms, _, choice.by = text.partition("@")
        choice.choices = tuple(literals(part) for part in forms.split("|"))
        choice.optional = () in choice.choices
        return choice
    match = _FIELD.fullmatch(text)
    if match is None:
        raise VocabularyError(f"template {source!r}: {{{text}}} is neither {{name:category}} nor {{a|b}}")
    many = match.group("many") or ""
    separator = match.group("separator")
    element = Element(REPEAT if many in ("*", "+", "++") else FIELD, space)
    element.name = match.group("name")
    element.category = match.group("category")
    element.by = match.group("by") or ""
    element.fields = (element.name,)
    if element.kind == REPEAT:
        element.least = len(many) if many != "*" else 0
        element.optional = many == "*"
        element.separator = tuple(part.text for part in literals(separator))
        element.joint = _joint(separator)
        element.absent = ((),)
    else:
        if separator:
            raise VocabularyError(f"template {source!r}: {{{text}}} has a separator but is no list")
        element.optional = many == "?"
        element.absent = (None,)
    return element


def _joint(separator: str) -> str:
    """How a separator is written: words between blanks, a comma before one, a slash without."""
    bare = separator.strip()
    if not bare:
        return " "
    before = " " if separator[0] == " " or bare[0].isalpha() else ""
    after = "" if not before and bare in ("/", "-", "+", "*", ".", "|") else " "
    return before + " ".join(bare.split()) + after


def _add_literals(elements: list[Element], text: str, source: str, space: bool) -> bool:
    """Append a stretch of literals; return whether a blank stands after it."""
    if not text.strip():
        return space or bool(text)
    try:
        tokens = scan(text)
    except NotationError as problem:
        raise VocabularyError(f"template {source!r}: {problem.message}") from None
    for place, token in enumerate(tokens.texts):
        if tokens.kinds[place] == END:
            break
        offset = tokens.offsets[place]
        element = Element(LITERAL, text[offset - 1].isspace() if offset > 0 else space)
        element.text = token
        elements.append(element)
    return text[-1].isspace()


def _fields(elements: tuple[Element, ...]) -> tuple[str, ...]:
    return tuple(name for element in elements for name in element.fields)


def _collect_categories(elements: tuple[Element, ...], found: dict[str, str]) -> None:
    for element in elements:
        if element.category:
            found[element.name] = element.category
        elif element.kind == GROUP:
            if element.name:
                found[element.name] = ""
            _collect_categories(element.inner, found)


TEXT: Final = 1
SAY: Final = 2
NUMBER_OF: Final = 3
PART: Final = 4


class Piece:
    """One piece of a sentence template.

    Attributes:
        kind: `TEXT`, `SAY` a field, `NUMBER_OF` a choice by number, `PART` an optional part.
        text: plain text.
        name: the field said, counted or asked for; "" where a choice follows the word's own number.
        capital: whether what is said begins with a capital letter.
        by: the field whose number is used, "many", "one", "same", or "".
        own_separator: whether `separator` and `last` replace the language's own.
        separator: what stands between the items of a tuple.
        last: what stands before the last item.
        one: the text for one.
        many: the text for many.
        negative: whether a part is there when the field is not.
        inner: the pieces of a part.
    """

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.text = ""
        self.name = ""
        self.capital = False
        self.by = ""
        self.own_separator = False
        self.separator = ""
        self.last = ""
        self.one = ""
        self.many = ""
        self.negative = False
        self.inner: tuple[Piece, ...] = ()


def sentence_template(source: str) -> tuple[Piece, ...]:
    """Parse a sentence template.

    Raises:
        VocabularyError: it is not well formed.
    """
    pieces, _ = _sentence(source, 0, False)
    return pieces


def said_fields(pieces: tuple[Piece, ...]) -> set[str]:
    """The fields that a sentence template says or asks for."""
    found: set[str] = set()
    for piece in pieces:
        if piece.kind == SAY or piece.kind == PART:
            if piece.name:
                found.add(piece.name)
            found |= said_fields(piece.inner)
    return found


def _sentence(source: str, place: int, inside: bool) -> tuple[tuple[Piece, ...], int]:
    pieces: list[Piece] = []
    text = ""
    open_brackets = 0
    while place < len(source):
        character = source[place]
        special = character == "{" or source.startswith("[[", place)
        closes = inside and open_brackets == 0 and source.startswith("]]", place)
        if (special or closes) and text:
            plain = Piece(TEXT)
            plain.text = text
            pieces.append(plain)
            text = ""
        if closes:
            break
        if character == "{":
            end = source.find("}", place)
            if end < 0:
                raise VocabularyError(f"sentence {source!r}: '{{' without '}}'")
            pieces.append(_sentence_braces(source[place + 1 : end], source))
            place = end + 1
        elif special:
            part, place = _sentence_part(source, place + 2)
            pieces.append(part)
        else:
            open_brackets += (character == "[") - (character == "]")
            text += character
            place += 1
    if text:
        plain = Piece(TEXT)
        plain.text = text
        pieces.append(plain)
    return tuple(pieces), place


def _sentence_part(source: str, place: int) -> tuple[Piece, int]:
    part = Piece(PART)
    flag = _FLAG.match(source, place)
    if flag is not None:
        part.name = flag.group("name")
        part.negative = bool(flag.group("no"))
        place = flag.end()
    part.inner, place = _sentence(source, place, True)
    if not source.startswith("]]", place):
        raise VocabularyError(f"sentence {source!r}: '[[' without ']]'")
    if not part.name:
        said = [piece.name for piece in part.inner if piece.kind == SAY]
        if not said:
            raise VocabularyError(f"sentence {source!r}: an optional part needs a field or '?name'")
        part.name = said[0]
    return part, place + 2


def _sentence_braces(text: str, source: str) -> Piece:
    bar = text.find("|")
    head = text if bar < 0 else text[:bar]
    if bar < 0 and ("/" in head or ":" in head or head == "s"):
        number = Piece(NUMBER_OF)
        forms, _, number.name = head.partition(":")
        slash = forms.find("/")
        number.one = forms[:slash] if slash >= 0 else ""
        number.many = forms[slash + 1 :] if slash >= 0 else forms
        return number
    say = Piece(SAY)
    if head.startswith("^"):
        say.capital = True
        head = head[1:]
    say.name, _, say.by = head.partition("@")
    if bar >= 0:
        separators = text[bar + 1 :].split("|")
        say.own_separator = True
        say.separator = separators[0]
        say.last = separators[1] if len(separators) > 1 else separators[0]
    if not _NAME.fullmatch(say.name) or (say.by and not _NAME.fullmatch(say.by)):
        raise VocabularyError(f"sentence {source!r}: {{{text}}} names no field")
    return say
