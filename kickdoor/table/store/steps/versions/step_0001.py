"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _game() -> "sa.Column[str]":
    return sa.Column("game", sa.String(64), sa.ForeignKey("game.game", ondelete="CASCADE"), primary_key=True)


def _number(name: str) -> "sa.Column[int]":
    return sa.Column(name, sa.Integer, primary_key=True, autoincrement=False)


def _text(name: str) -> "sa.Column[str]":
    return sa.Column(name, sa.Text, nullable=False)


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "game",
        sa.Column("game", sa.String(64), primary_key=True),
        _text("facts"),
        sa.Column("touched", sa.Double, nullable=False),
    )
    op.create_index("ix_game_touched", "game", ["touched"])
    op.create_table("record_line", _game(), _number("number"), _text("text"))
    op.create_table(
        "saved_state",
        _game(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table("seat", _game(), _number("seat"), _text("tokens"), _text("facts"))
    op.create_table("chat", _game(), _number("number"), _text("said"))
    op.create_table("term", sa.Column("holder", sa.String(64), primary_key=True))
