"""The tables of the store. What a column holds as text in JSON is the room's own; the store doesn't read it."""

from __future__ import annotations

from sqlalchemy import Column, Double, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()


def _game() -> Column[str]:
    return Column("game", String(64), ForeignKey("game.game", ondelete="CASCADE"), primary_key=True)


game = Table(
    "game",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("facts", Text, nullable=False),
    Column("touched", Double, nullable=False, index=True),
)
record_line = Table(
    "record_line",
    metadata,
    _game(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)
saved_state = Table(
    "saved_state",
    metadata,
    _game(),
    Column("number", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)
seat = Table(
    "seat",
    metadata,
    _game(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("tokens", Text, nullable=False),
    Column("facts", Text, nullable=False),
)
chat = Table(
    "chat",
    metadata,
    _game(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("said", Text, nullable=False),
)
# One row, written anew by each server that takes the store: one that lost it meanwhile knows that it may write no more.
term = Table("term", metadata, Column("holder", String(64), primary_key=True))
