"""A bot thinks in a thread of its own, so that the table stays alive, and is told to the screen when it is ready."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress

from textual.message import Message
from textual.message_pump import MessagePump

from shadow_cabinet.table import Piece, Seat


class Thought(Message):
    """A bot has made up its mind, or failed to. `about` tells thoughts about different moments apart."""

    def __init__(self, about: int, seat: Seat, piece: Piece | Exception) -> None:
        super().__init__()
        self.about, self.seat, self.piece = about, seat, piece


def think_aside(screen: MessagePump, about: int, seat: Seat, think: Callable[[], Piece]) -> None:
    """Start thinking; the screen receives a `Thought`."""

    def work() -> None:
        found: Piece | Exception
        try:
            found = think()
        except Exception as problem:  # noqa: BLE001 (raised again in the main thread)
            found = problem
        with suppress(RuntimeError):  # the table has been left meanwhile
            screen.post_message(Thought(about, seat, found))

    # A daemon, so that leaving does not wait for it.
    threading.Thread(target=work, name=f"bot at seat {seat}", daemon=True).start()
