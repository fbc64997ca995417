"""How likely it is that a difference is mere chance."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, exp, gamma, sqrt


def uneven(wins: Sequence[int], spread: float) -> float:
    """How likely seats that are all alike would win at least this unevenly (Cochran's Q test).

    `spread` is the sum over the games of winners times losers. With one winner a game this is the chi-square test
    against equal shares; games that two win together count as they should.
    """
    seats = len(wins)
    if spread <= 0 or seats < 2:
        return 1.0
    mean = sum(wins) / seats
    variance = spread / (seats * (seats - 1))
    return chi_square_tail(sum((won - mean) ** 2 for won in wins) / variance, seats - 1)


def chi_square_tail(value: float, freedom: int) -> float:
    """The part of a chi-square distribution, of so many degrees of freedom, beyond a value."""
    if value <= 0:
        return 1.0
    odd = freedom % 2
    tail = erfc(sqrt(value / 2)) if odd else exp(-value / 2)
    for step in range(4 - odd, freedom + 1, 2):
        tail += (value / 2) ** (step / 2 - 1) * exp(-value / 2) / gamma(step / 2)
    return min(1.0, tail)


__all__ = ["chi_square_tail", "uneven"]
