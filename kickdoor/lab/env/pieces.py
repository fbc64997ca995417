"""The pieces of which an array is joined: figures of 16 bits as bytes, and what is kept of those that were written before."""

from __future__ import annotations

from collections.abc import Sequence
from sys import byteorder
from typing import Final

LIMIT: Final = 32_000
SIZE: Final = 2  # bytes of a figure
COMMON: Final = 1_000  # figures that are written once for all, with either sign
MIDDLE: Final = 8  # places that no seat has of its own
NEVER: Final = (-2,)  # the cards of a place of which nothing was written yet
LOW: Final = 0 if byteorder == "little" else 1  # which byte of a figure counts a few cards


def _in_bytes(figure: int) -> bytes:
    return figure.to_bytes(SIZE, byteorder, signed=True)


FIGURES: Final[list[bytes]] = [_in_bytes(figure) for figure in (*range(COMMON), *range(-COMMON, 0))]
FLAGS: Final[list[bytes]] = [_in_bytes(bits >> 1) + _in_bytes(bits & 1) for bits in range(4)]  # two that are 0 or 1


def written(figure: int) -> bytes:
    """A figure; one beyond the limit is the limit."""
    if -COMMON <= figure < COMMON:
        return FIGURES[figure]
    return _in_bytes(max(-LIMIT, min(LIMIT, figure)))


def nothing(figures: int) -> bytes:
    """So many zeros."""
    return bytes(SIZE * figures)


def ones(length: int) -> list[bytes]:
    """For each place of so many a 1 there and zeros elsewhere; the last, which is also that of -1, has zeros alone."""
    return [FIGURES[0] * at + FIGURES[1] + FIGURES[0] * (length - at - 1) for at in range(length)] + [nothing(length)]


def named_ones(names: Sequence[str]) -> dict[str, bytes]:
    """For each name a 1 at its place; for "" zeros alone."""
    return dict(zip((*names, ""), ones(len(names)), strict=True))


class Lying:
    """What was last written of some places: the cards there, and their piece."""

    __slots__ = ("cards", "pieces")

    def __init__(self, count: int) -> None:
        self.cards: list[tuple[int, ...]] = [NEVER] * count
        self.pieces: list[bytes] = [b""] * count


class Ring:
    """What was last written of a place that each seat has: their pieces round the table twice, and what of them begins at each
    seat, once somebody there has looked.
    """

    __slots__ = ("before", "lying", "stretches", "twice")

    def __init__(self, seats: int) -> None:
        self.lying = Lying(seats)
        self.before: list[tuple[int, ...]] = []
        self.twice: bytes = b""
        self.stretches: list[bytes] = []


class Shown:
    """What was last written of a seat: its Level, life, sex and strength, and how many cards of its hand are of which deck."""

    __slots__ = ("being", "hand", "level", "piece", "strength")

    def __init__(self) -> None:
        self.level: int = 0
        self.being: int = 0  # life and sex
        self.strength: int = 0
        self.hand: tuple[int, ...] = NEVER
        self.piece: bytes = b""


class Kept:
    """What was last written of one game: it holds again where the same cards lie; the whole of it until a move is made."""

    __slots__ = ("equipped", "hand", "lasting", "middle", "pieces", "ply", "seat", "seats", "seen", "table")

    def __init__(self, seats: int) -> None:
        self.ply: int = -1
        self.seat: int = -1
        self.pieces: list[bytes] = []
        self.seats: list[Shown] = [Shown() for _ in range(seats)]
        self.hand = Lying(seats)
        self.table = Ring(seats)
        self.equipped = Ring(seats)
        self.lasting = Lying(seats * seats)  # for each seat that looks
        self.seen = Lying(seats * seats)
        self.middle = Lying(MIDDLE)


__all__ = ["FIGURES", "FLAGS", "LIMIT", "LOW", "MIDDLE", "SIZE", "Kept", "Lying", "Ring", "Shown", "named_ones", "nothing",
           "ones", "written"]  # fmt: skip
