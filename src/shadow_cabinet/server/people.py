"""People: an identity in a cookie, a name, and a link that carries the identity to another device. No accounts."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

from sqlalchemy import Executable, delete, insert, literal, select, update

from shadow_cabinet.table import Refused

from . import schema
from .store import Store, now

LONGEST_NAME = 24
DEVICE_LINK_LASTS = 3600.0
MOST_REMEMBERED = 10_000
INVISIBLE = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters, for Unicode, that show nothing."""
MOST_MARKS = 3  # accents that follow one another: languages need so many, more of them run into other lines
ADJECTIVES = ("Grey", "Quiet", "Distant", "Northern", "Late", "Silver", "Careful", "Second", "Hollow", "Winter")
NOUNS = ("Courier", "Attaché", "Heron", "Lantern", "Cipher", "Typist", "Envoy", "Sparrow", "Harbour", "Clerk")


def fingerprint(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def checked_name(name: str) -> str:
    """A name as it can be shown everywhere: one line of printable signs, and not too many of them."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name:
        raise Refused("a name has at least one letter")
    if len(name) > LONGEST_NAME:
        raise Refused(f"a name has at most {LONGEST_NAME} letters, not {len(name)}")
    kinds = [unicodedata.category(sign) for sign in name]
    marks = "".join("m" if kind in ("Mn", "Me") else " " for kind in kinds)
    shown = name.isprintable() and "Cf" not in kinds and not any(sign in INVISIBLE for sign in name)
    if not shown or marks.startswith("m") or "m" * (MOST_MARKS + 1) in marks:
        raise Refused("a name consists of letters, digits and signs that can be printed")
    return name


class People:
    """Everybody who has ever come."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, tuple[str, str]] = {}  # by the hash of the session's token: id and name
        self._renames = 0

    async def find(self, token: str) -> tuple[str, str] | None:
        """Id and name of whoever holds this session."""
        if not token:
            return None
        mark = fingerprint(token)
        if mark not in self._known:
            query = (
                select(schema.person.c.id, schema.person.c.name)
                .join(schema.token, schema.token.c.person == schema.person.c.id)
                .where(schema.token.c.hash == mark, schema.token.c.kind == "session")
            )
            renames = self._renames
            rows = await self._store.read(query)
            if not rows:
                return None
            if renames != self._renames:  # what was read may be the old name
                return await self.find(token)
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            self._known[mark] = (rows[0].id, rows[0].name)
        return self._known[mark]

    async def welcome(self) -> tuple[str, str, str]:
        """A new person: id, name, and the token of the session."""
        id, token = secrets.token_urlsafe(9), secrets.token_urlsafe(24)
        name = f"{secrets.choice(ADJECTIVES)} {secrets.choice(NOUNS)}"
        await self._store.write(
            insert(schema.person).values(id=id, name=name, created=now()), self._token(token, id, "session")
        )
        return id, name, token

    async def rename(self, id: str, name: str) -> str:
        """Another name for a person; returns it as it will be shown."""
        name = checked_name(name)
        await self._store.write(update(schema.person).where(schema.person.c.id == id).values(name=name))
        self._renames += 1
        for mark, (known, _) in list(self._known.items()):
            if known == id:
                self._known[mark] = (id, name)
        return name

    async def device_token(self, id: str) -> str:
        """A token that carries this identity to another browser, once and within an hour."""
        token = secrets.token_urlsafe(24)
        old = delete(schema.token).where(
            schema.token.c.kind == "device", schema.token.c.created <= now() - DEVICE_LINK_LASTS
        )
        await self._store.write(old, self._token(token, id, "device"))
        return token

    async def adopt(self, token: str) -> str:
        """Spend such a token; returns the token of a new session."""
        session = secrets.token_urlsafe(24)
        spent = (
            schema.token.c.hash == fingerprint(token),
            schema.token.c.kind == "device",
            schema.token.c.created > now() - DEVICE_LINK_LASTS,
        )
        # in one transaction, so that of two who spend it at once one finds nothing any more
        opened = select(literal(fingerprint(session)), schema.token.c.person, literal("session"), literal(now()))
        columns = ["hash", "person", "kind", "created"]
        await self._store.write(
            insert(schema.token).from_select(columns, opened.where(*spent)), delete(schema.token).where(*spent)
        )
        if await self.find(session) is None:
            raise Refused("this link has been used, or is older than an hour: make a new one on the other device")
        return session

    @staticmethod
    def _token(token: str, person: str, kind: str) -> Executable:
        return insert(schema.token).values(hash=fingerprint(token), person=person, kind=kind, created=now())
