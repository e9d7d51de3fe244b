"""The server as an application: addresses, cookies, headers, errors."""

from __future__ import annotations

import contextlib
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from shadow_cabinet.table import Match, Refused, TableError
from shadow_cabinet.table.open_hands import EVERYTHING
from shadow_cabinet.table.record import lines_of, record_of
from shadow_cabinet.table.settings import to_plain

from .bots import Thinkers
from .catalogue import encoded
from .frames import ONLOOKER
from .guard import Guard, answer, crosses_sites, problem_answer
from .history import choice_entry
from .hub import Hub, Unknown
from .lessons import LEARNER, first_position
from .live import Sitting
from .lobby import ForkWanted, MatchWanted, games, matches_for, order, seats_for, summary_of
from .people import People
from .room import Room, state_at
from .socket import Socket
from .store import Store, StoreError

CLIENT = Path(str(files("shadow_cabinet.server"))) / "client"
ASSETS = CLIENT / "assets"
COOKIE = "cabinet"
COOKIE_LASTS = 3600 * 24 * 400
LARGEST_BODY = 16_384
LONGEST_REASON = 60
SESSION_UNKNOWN, NO_MATCH, TRY_AGAIN = 4401, 4404, 1013

T = TypeVar("T")


def _number(what: str, text: str, low: int, high: int) -> int:
    """A number in an address."""
    number = int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else low - 1
    if not low <= number <= high:
        raise Refused(f"there is no {what} {text[:LONGEST_REASON]!r}: it is a number from {low} to {high}")
    return number


async def _body(request: Request, kind: type[T]) -> T:
    raw = b""
    try:
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > LARGEST_BODY:
                raise HTTPException(413, f"a request has at most {LARGEST_BODY} bytes")
    except ClientDisconnect:
        raise HTTPException(400, "the request broke off") from None
    try:
        return msgspec.json.decode(raw or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise HTTPException(400, str(problem)) from None


class Name(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class Token(msgspec.Struct, forbid_unknown_fields=True):
    token: str


class Join(msgspec.Struct, forbid_unknown_fields=True):
    token: str = ""
    seat: int | None = None


class Site:
    """The handlers; `hub` and `people` are what they stand on."""

    def __init__(self, hub: Hub, people: People) -> None:
        self.hub, self.people = hub, people

    # -- who asks ------------------------------------------------------------------------------------------------------

    @staticmethod
    def cookie(connection: HTTPConnection) -> str:
        """The name of the cookie; behind a proxy with TLS one that other sites and plain HTTP cannot set."""
        return f"__Host-{COOKIE}" if connection.url.scheme in ("https", "wss") else COOKIE

    async def whoever(self, connection: HTTPConnection) -> tuple[str, str]:
        """Id and name of the person who asks."""
        found = await self.people.find(connection.cookies.get(self.cookie(connection), ""))
        if found is None:
            raise HTTPException(401, "this browser is not known here yet: open the lobby first")
        return found

    def _remember(self, request: Request, response: Response, session: str) -> Response:
        name = self.cookie(request)
        secure = name != COOKIE
        response.set_cookie(name, session, max_age=COOKIE_LASTS, path="/", secure=secure, httponly=True, samesite="lax")
        return response

    async def me(self, request: Request) -> Response:
        """Who this browser is; a new one is welcomed."""
        session = request.cookies.get(self.cookie(request), "")
        found = await self.people.find(session)
        if found is not None:  # who comes back is remembered for another while
            return self._remember(request, answer({"id": found[0], "name": found[1]}), session)
        if crosses_sites(request):
            self.hub.counts["from other sites"] += 1
            raise HTTPException(403, "this request comes from another site")
        id, name, session = await self.people.welcome()
        return self._remember(request, answer({"id": id, "name": name}), session)

    async def rename(self, request: Request) -> Response:
        person, _ = await self.whoever(request)
        name = await self.people.rename(person, (await _body(request, Name)).name)
        self.hub.rename(person, name)
        return answer({"id": person, "name": name})

    async def device_link(self, request: Request) -> Response:
        person, _ = await self.whoever(request)
        return answer({"link": f"/me#{await self.people.device_token(person)}"})

    async def adopt(self, request: Request) -> Response:
        """Only a POST spends the link: looking at the page does not."""
        session = await self.people.adopt((await _body(request, Token)).token)
        found = await self.people.find(session)
        assert found is not None
        return self._remember(request, answer({"id": found[0], "name": found[1]}), session)

    # -- games and matches ---------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        return answer(games(self.hub))

    async def game(self, request: Request) -> Response:
        digest, content = encoded(self.hub.game(request.path_params["game"]))
        headers = {"etag": f'"{digest}"', "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == f'"{digest}"':
            return Response(None, 304, headers)
        return Response(content, 200, headers, "application/json")

    async def matches(self, request: Request) -> Response:
        person, _ = await self.whoever(request)
        return answer(await matches_for(self.hub, person))

    async def order(self, request: Request) -> Response:
        person, name = await self.whoever(request)
        id, links = await order(self.hub, await _body(request, MatchWanted), person, name)
        return answer(
            {"id": id, "links": [{"seat": seat, "link": f"/join/{id}#{link}"} for seat, link in links.items()]}, 201
        )

    async def match(self, request: Request) -> Response:
        person, _ = await self.whoever(request)
        return answer({"summary": await summary_of(self.hub, request.path_params["match"], person)})

    async def join(self, request: Request) -> Response:
        person, name = await self.whoever(request)
        wanted = await _body(request, Join)
        seat = await self.hub.join(request.path_params["match"], person, name, wanted.token, wanted.seat)
        return answer({"seat": seat})

    async def lesson(self, request: Request) -> Response:
        """A match on the prepared position of the lesson; a bot goes on with the other seats when it is over."""
        person, name = await self.whoever(request)
        game = self.hub.game(request.path_params["game"])
        lesson, match = first_position(game)
        seats = [
            (Sitting("person", person, name) if seat == LEARNER else Sitting("bot", bot="tactics"), "")
            for seat in range(match.board.seats)
        ]
        settings = to_plain(game.make_settings(lesson.settings, match.board.seats))
        id = await self.hub.create(person, game, settings, seats, key=match.key, start=match.start, lesson=True)
        return answer({"id": id}, 201)

    # -- after the game ------------------------------------------------------------------------------------------------

    async def _finished(self, request: Request) -> tuple[Room, Match[Any]]:
        room = await self.hub.room(request.path_params["match"])
        if room.live is not None and not await room.live.settled():
            raise StoreError
        if room.live is None or room.live.match.result is None:
            raise Refused("that can be seen when the match is over")
        return room, room.live.match

    async def moment(self, request: Request) -> Response:
        """A finished match as it was after so many choices, as any seat saw it or with everything open."""
        person, _ = await self.whoever(request)
        room, last = await self._finished(request)
        seat = _number("seat", request.query_params.get("seat", str(ONLOOKER)), EVERYTHING, last.board.seats - 1)
        at = _number("choice", request.path_params["at"], 0, len(last.choices))
        match = await self.hub.match_of(room, at)
        return answer(state_at(room, match, seat, person))

    async def fork(self, request: Request) -> Response:
        """Play on from a moment of a finished match, with the true cards."""
        person, name = await self.whoever(request)
        room, _ = await self._finished(request)
        wanted = await _body(request, ForkWanted)
        row = await self.hub.row(room.id)
        match = await self.hub.match_of(room, wanted.at)
        if match.result is not None:
            raise Refused("the match is over at this moment: go back a little")
        if len(wanted.seats) != match.board.seats:
            raise Refused(f"this match has {match.board.seats} seats, not {len(wanted.seats)}")
        seats = seats_for(self.hub, room.game, wanted.seats, person, name)
        if any(who.kind == "open" for who, _ in seats):
            raise Refused("a match that goes on from a moment is played here, by yourself and bots")
        entries = [choice_entry(choice) for choice in match.choices]
        id = await self.hub.create(
            person, room.game, row.settings, seats, key=row.key, start=match.start or None, entries=entries
        )
        return answer({"id": id}, 201)

    async def record(self, request: Request) -> Response:
        """The record of a finished match, line by line as it is kept in files."""
        await self.whoever(request)
        room, match = await self._finished(request)
        row = await self.hub.row(room.id)
        names = [who.name or who.bot for who in room.sitting]
        seal = {key: item for key, item in (row.seal or {}).items() if key != "bound"}
        text = lines_of(record_of(match, names, seal if not match.start else None))
        name = f"{room.game.id}-{room.id}.jsonl"
        return Response(
            text, media_type="application/jsonl", headers={"content-disposition": f'attachment; filename="{name}"'}
        )

    async def seal(self, request: Request) -> Response:
        """What anybody needs to check that nobody steered the deal."""
        await self.whoever(request)
        room, _ = await self._finished(request)
        row = await self.hub.row(room.id)
        if row.seal is None:
            raise Refused("this deal was not sealed")
        return answer({**row.seal, "key": row.key.hex()})

    # -- the table -----------------------------------------------------------------------------------------------------

    async def table(self, websocket: WebSocket) -> None:
        await websocket.accept()
        found = await self.people.find(websocket.cookies.get(self.cookie(websocket), ""))
        if found is None:
            await websocket.close(SESSION_UNKNOWN)
            return
        try:
            room = await self.hub.room(websocket.path_params["match"])
        except TableError as problem:
            self.hub.counts["unknown matches"] += 1
            await websocket.close(NO_MATCH, str(problem)[:LONGEST_REASON])
            return
        except StoreError:
            await websocket.close(TRY_AGAIN)
            return
        await Socket(websocket, room, found[0], self.hub.counts).run()

    async def health(self, request: Request) -> Response:
        """How the server is: for whoever watches over it."""
        return answer(
            {
                "matches": self.hub.in_memory,
                "bot_restarts": self.hub.thinkers.restarts,
                "refused": dict(sorted(self.hub.counts.items())),
            }
        )


async def _page(request: Request) -> Response:
    """Every other address is a page of the client, which finds out itself what to show."""
    index = CLIENT / "index.html"
    if not index.exists():
        return problem_answer(503, "the browser client has not been built: python3 dev.py setup builds it")
    return FileResponse(index, headers={"cache-control": "no-cache"})


def make_app(
    database: Path, *, bot_processes: int = 1, pace: float = 0.6,
    content: dict[str, Path] | None = None,
) -> Guard:  # fmt: skip
    """The application on a database file."""
    store = Store(database)
    thinkers = Thinkers(bot_processes)
    hub = Hub(store, thinkers, pace, content)
    site = Site(hub, People(store))

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await store.open()
        hub.open()
        try:
            yield
        finally:
            hub.close()
            thinkers.close()
            await store.close()

    def on_error(status: int) -> Callable[[Request, Exception], Awaitable[Response]]:
        async def refuse(request: Request, problem: Exception) -> Response:
            hub.counts[f"answered {status}"] += 1
            return problem_answer(status, str(problem))

        return refuse

    async def on_http(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, HTTPException)
        hub.counts[f"answered {problem.status_code}"] += 1
        return problem_answer(problem.status_code, problem.detail)

    async def on_crash(request: Request, problem: Exception) -> Response:
        return problem_answer(500, "something went wrong here; nothing was changed by it")

    api = [
        Route("/me", site.me, methods=["GET"]),
        Route("/me", site.rename, methods=["POST"]),
        Route("/me/link", site.device_link, methods=["POST"]),
        Route("/me/adopt", site.adopt, methods=["POST"]),
        Route("/games", site.games),
        Route("/games/{game}", site.game),
        Route("/matches", site.matches, methods=["GET"]),
        Route("/matches", site.order, methods=["POST"]),
        Route("/matches/{match}", site.match),
        Route("/matches/{match}/join", site.join, methods=["POST"]),
        Route("/matches/{match}/at/{at}", site.moment),
        Route("/matches/{match}/fork", site.fork, methods=["POST"]),
        Route("/matches/{match}/record", site.record),
        Route("/matches/{match}/seal", site.seal),
        Route("/lessons/{game}", site.lesson, methods=["POST"]),
        Route("/health", site.health),
    ]
    routes = [
        Mount("/api", routes=api),
        WebSocketRoute("/ws/{match}", site.table),
        *([Mount("/assets", StaticFiles(directory=ASSETS))] if ASSETS.is_dir() else []),
        Route("/{path:path}", _page),
    ]
    app = Starlette(
        routes=routes,
        lifespan=life,
        exception_handlers={
            Unknown: on_error(404),
            TableError: on_error(422),
            StoreError: on_error(503),
            HTTPException: on_http,
            Exception: on_crash,
        },
    )
    app.state.hub = hub
    return Guard(app, hub.counts)
