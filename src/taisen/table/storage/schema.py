"""Schema: the tables of the database as SQLAlchemy's Core describes them.

A change here needs a migration beside it; a test compares both.
"""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

ID = String(64)
"""Ids are texts that their makers choose; nothing here counts them up."""

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("status", String(16), nullable=False, index=True),
    Column("data", LargeBinary, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", ID, primary_key=True),
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("rule_set", String(64), nullable=False),
    Column("version", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("position", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("setup", LargeBinary, nullable=False),  # compressed, written once
    Column("state", LargeBinary, nullable=False),  # compressed, as it stands at ``position``
    Column("outcome", LargeBinary, nullable=False),
)

steps = Table(
    "steps",
    metadata,
    Column("match_id", ID, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("player", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("told_0", LargeBinary, nullable=False),  # packed, as are the two below; empty for as everybody
    Column("told_1", LargeBinary, nullable=False),
    Column("told_public", LargeBinary, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match_id", ID, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("position", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),  # compressed, the first position of the turn
)

chat = Table(
    "chat",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("player", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

replays = Table(
    "replays",
    metadata,
    Column("id", ID, primary_key=True),
    Column("match_id", ID, nullable=False, index=True),  # empty for an uploaded one, so no foreign key
    Column("game", String(64), nullable=False),
    Column("created", Double, nullable=False, index=True),
    Column("title", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("id", ID, primary_key=True),
    Column("replay_id", ID, ForeignKey("replays.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("position", Integer, nullable=False),
    Column("author", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Double, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", ID, primary_key=True),
    Column("match_id", ID, nullable=False),
    Column("position", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("version", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

positions = Table(
    "positions",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

Index("ix_matches_table_number", matches.c.table_id, matches.c.number, unique=True)
