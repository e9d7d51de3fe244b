"""The tables of the database. `entry` only ever grows: folding its rows gives a match, and all else is derived."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

person = Table(
    "person",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

token = Table(
    "token",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the token: what is stored opens nothing
    Column("person", String(16), ForeignKey("person.id"), nullable=False),
    Column("kind", String(10), nullable=False),  # session, or device: carries an identity to another browser, once
    Column("created", Float, nullable=False),
)

match = Table(
    "match",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("content", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("key", LargeBinary, nullable=True),  # of the dice; none while secrets are still gathered
    Column("start", JSON, nullable=True),  # the first position of a match that was not dealt
    Column("lesson", Boolean, nullable=False, default=False),
    Column("status", String(10), nullable=False),  # gathering, running, finished
    Column("open", Boolean, nullable=False),
    Column("creator", String(16), ForeignKey("person.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("count", Integer, nullable=False, default=0),  # of choices that stand
    Column("asked", JSON, nullable=False, default=list),  # the seats that have to decide
    Column("ending", JSON, nullable=True),
    Column("seal", JSON, nullable=True),
    Index("match_by_status", "status", "updated"),
)

seat = Table(
    "seat",
    metadata,
    Column("match", String(16), ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person, bot, or open
    Column("person", String(16), ForeignKey("person.id"), nullable=True),
    Column("bot", String(20), nullable=False, default=""),
    Column("link", String(64), nullable=False, default=""),  # the hash of the token that gives a right to this seat
    Index("seat_by_person", "person"),
)

entry = Table(
    "entry",
    metadata,
    Column("match", String(16), ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", JSON, nullable=False),  # a choice, a taking back, or a change of rules: see history.py
    Column("made", Float, nullable=False),
)

checkpoint = Table(
    "checkpoint",
    metadata,
    Column("match", String(16), ForeignKey("match.id"), primary_key=True),
    Column("choices", Integer, nullable=False),  # that stood before it
    Column("entries", Integer, nullable=False),  # the entries by which those choices stood
    Column("rules", Integer, nullable=False),
    Column("position", JSON, nullable=False),
)
