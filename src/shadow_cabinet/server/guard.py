"""What stands around every request: who may send it, how it is answered, and that no error gets out."""

from __future__ import annotations

import contextlib
import logging
from collections import Counter

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from .socket import OUR_FAULT

CROSS_SITE = 4403
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
    " connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self';"
    " frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]

log = logging.getLogger(__name__)


def answer(content: object, status: int = 200) -> Response:
    """What is answered over HTTP; nobody on the way keeps it."""
    return Response(msgspec.json.encode(content), status, {"cache-control": "no-store"}, "application/json")


def problem_answer(status: int, why: str) -> Response:
    """A refusal, in one sentence."""
    return answer({"error": why}, status)


class Guard:
    """Around everything: security headers, no request from another site changes anything, and no error gets out."""

    def __init__(self, app: Starlette, counts: Counter[str]) -> None:
        self.app, self._counts = app, counts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if crosses_sites(HTTPConnection(scope)):
            self._counts["from other sites"] += 1
            await WebSocket(scope, receive, send).close(CROSS_SITE)
            return
        try:
            await self.app(scope, receive, send)
        except Exception:
            log.exception("a socket broke off")
            self._counts["errors"] += 1
            with contextlib.suppress(RuntimeError):  # it has left, or was closed
                await send({"type": "websocket.close", "code": OUR_FAULT})

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        if scope["method"] not in ("GET", "HEAD") and crosses_sites(HTTPConnection(scope)):
            self._counts["from other sites"] += 1
            await problem_answer(403, "this request comes from another site")(scope, receive, with_headers)
            return
        try:
            await self.app(scope, receive, with_headers)
        except Exception:  # it has been answered (see `on_crash`)
            log.exception("a request broke off")
            self._counts["errors"] += 1


def crosses_sites(connection: HTTPConnection) -> bool:
    """Whether a browser says that a page of another site sent this."""
    headers = connection.headers
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = headers.get("origin")
    return origin is not None and origin.partition("://")[2] != headers.get("host")
