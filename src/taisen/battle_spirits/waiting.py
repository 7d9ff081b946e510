"""What waits in a match: field cards to leave, bursts and cards in hand to be asked about.

All of it is plain data, so that a match can be copied and saved while something waits.
"""

from __future__ import annotations

from taisen.kernel.events import Cause, Event


class Departure:
    """A field card that waits to leave (BS-37.01).

    Attributes:
        serial: order; what is newer than an effect's mark leaves when that effect has settled.
        object: the field card.
        kind: "destroyed", "depleted", "returned" or "trashed".
        zone: kind of zone that it goes to.
        bottom: under the deck instead of on top.
        cause: why it leaves.
        under: field card below which its card is put as a base card instead, 0 for none.
    """

    __slots__ = ("bottom", "cause", "kind", "object", "serial", "under", "zone")

    def __init__(
        self,
        serial: int,
        object: int,  # noqa: A002 - the field's own word
        kind: str,
        zone: int,
        bottom: bool,
        cause: Cause,
        under: int = 0,
    ) -> None:
        self.serial = serial
        self.object = object
        self.kind = kind
        self.zone = zone
        self.bottom = bottom
        self.cause = cause
        self.under = under

    def elsewhere(self, zone: int, bottom: bool) -> Departure:
        """Return the same departure with another destination."""
        return Departure(self.serial, self.object, self.kind, zone, bottom, self.cause, self.under)

    def below(self, object_id: int) -> Departure:
        """Return the same departure of a card that is put below a field card."""
        return Departure(self.serial, self.object, self.kind, self.zone, self.bottom, self.cause, object_id)

    def to_data(self) -> list[object]:
        """Return the departure as a list for saving."""
        return [
            self.serial,
            self.object,
            self.kind,
            self.zone,
            self.bottom,
            self.cause.to_data(),
            self.under,
        ]

    @staticmethod
    def from_data(data: object) -> Departure:
        """Rebuild a departure from ``to_data``.

        Raises:
            ValueError, AssertionError: the data does not fit.
        """
        assert isinstance(data, list)
        serial, object_id, kind, zone, bottom, cause, under = data
        assert isinstance(serial, int) and isinstance(object_id, int) and isinstance(zone, int)
        assert isinstance(under, int)
        return Departure(serial, object_id, str(kind), zone, bool(bottom), Cause.from_data(cause), under)


class BurstCall:
    """A burst whose condition was met: first a chance to declare it, then declared and waiting.

    Attributes:
        player: whose burst it is.
        card: the set card.
        event: the event that may meet the condition.
        met: whether the condition is really met; a chance with it unmet is asked all the same, so that
            being asked tells nothing about a face-down card.
    """

    __slots__ = ("card", "event", "met", "player")

    def __init__(self, player: int, card: int, event: Event, met: bool) -> None:
        self.player = player
        self.card = card
        self.event = event
        self.met = met

    def to_data(self) -> list[object]:
        """Return the call as a list for saving."""
        return [self.player, self.card, self.event.to_data(), self.met]

    @staticmethod
    def from_data(data: object) -> BurstCall:
        """Rebuild a call from ``to_data``.

        Raises:
            ValueError, AssertionError: the data does not fit.
        """
        assert isinstance(data, list)
        player, card, event, met = data
        assert isinstance(player, int) and isinstance(card, int) and isinstance(event, list)
        return BurstCall(player, card, Event.from_data(event), bool(met))


class HandCall:
    """An event that cards in a player's hand may answer.

    Which of them do is looked up when the player is asked: it is nobody else's business.

    Attributes:
        player: whose hand it is.
        event: the event.
    """

    __slots__ = ("event", "player")

    def __init__(self, player: int, event: Event) -> None:
        self.player = player
        self.event = event

    def to_data(self) -> list[object]:
        """Return the call as a list for saving."""
        return [self.player, self.event.to_data()]

    @staticmethod
    def from_data(data: object) -> HandCall:
        """Rebuild a call from ``to_data``.

        Raises:
            ValueError, AssertionError: the data does not fit.
        """
        assert isinstance(data, list)
        player, event = data
        assert isinstance(player, int) and isinstance(event, list)
        return HandCall(player, Event.from_data(event))
