"""Token buckets: how often somebody may do something, and who counts as one."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Address, IPv6Network
from typing import Final

MAX_KEPT: Final = 10_000
"""The most buckets that are kept by key; the one that was used longest ago goes first."""


def asker(host: str) -> str:
    """Return as whom an address counts: one line has a whole network of 64 bits in IPv6.

    >>> asker("192.0.2.7"), asker("2001:db8:1:2:3:4:5:6"), asker("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    if ":" not in host:
        return host
    try:
        found = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, 64), strict=False))


class Bucket:
    """Lets ``burst`` through at once and ``rate`` a second in the long run."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = 0.0

    def take(self, now: float, cost: float = 1) -> bool:
        """Return whether there is room for ``cost`` more, and take it.

        >>> bucket = Bucket(rate=1, burst=2)
        >>> [bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(1)]
        [True, True, False, True]
        """
        if now > self._at:
            self._left = min(self.burst, self._left + (now - self._at) * self.rate)
            self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Buckets:
    """A bucket for each key, an address say."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float, cost: float = 1) -> bool:
        """Return whether there is room for ``cost`` more of this key, and take it."""
        found = self._kept.get(key)
        if found is None:
            found = Bucket(self.rate, self.burst)
            found.take(now, 0)
            self._kept[key] = found
            if len(self._kept) > MAX_KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found.take(now, cost)
