"""Gaining and filing Evidence, and looking at it face down (004: Gaining Evidence, Filing Evidence, Boost tiles)."""

from __future__ import annotations

from functools import partial

from shadow_cabinet.table import Ask, Flow, Piece, Seat

from .board import InTooDeepBoard
from .copies import lose_sight
from .grip import gain_any_grip
from .pieces import (
    BOOST_SLOT,
    GRIP_SLOT,
    LOCKERS,
    NUMBERS,
    POOL,
    ROWS,
    SLOTS,
    TOLERANCE_SLOT,
    Evidence,
)
from .prompts import (
    FILE_WHERE,
    FILE_WHICH,
    FROM_THE_PLANK,
    FROM_THE_POOL,
    PEEK_AT,
    REVEAL,
    TAKE,
    TAKE_ONE_OF,
    WHICH_IN_LOCKER,
)
from .wheel import gain_boost

# -- gaining -----------------------------------------------------------------------------------------------------------


def gain_evidence(board: InTooDeepBoard, me: Seat, count: int) -> Flow[None]:
    """The first token from the plank, all others from the pool; then the plank is filled up."""
    if not count:
        return
    memory = board.memory[me]
    if board.plank:
        token: Evidence = yield Ask(me, FROM_THE_PLANK, lambda: board.plank, {"count": count})
        board.plank.remove(token)
        board.show([token])
        memory.append(token)
        board.note("took-from-plank", seat=me, token=token)
        count -= 1
    before = len(memory)
    for _ in range(count):
        yield from take_from_pool(board, me)
    drawn = len(memory) - before
    if drawn:
        board.note("took-from-pool", seat=me, count=drawn)
        board.whisper(me, "took-these", tokens=tuple(memory[before:]))
    refill_plank(board)


def take_from_pool(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """A face-down token of the pool: any that one has not seen, or one that one has. Without a pool, of the supply."""
    if any(board.knows(me, token) for token in board.pool):
        chosen: Piece = yield Ask(me, FROM_THE_POOL, lambda: known_or_any(board, me, board.pool, POOL))
        if isinstance(chosen, Evidence):
            board.horizon += 1  # everybody sees from where it comes
            board.pool.remove(chosen)
            board.memory[me].append(chosen)
            return
    draw_unseen(board, board.pool or board.supply, board.memory[me], me)


def known_or_any(board: InTooDeepBoard, me: Seat, pile: list[Evidence], unseen: Piece) -> list[Piece]:
    """The tokens of a face-down pile that a seat has seen, and one piece for all the others."""
    known: list[Piece] = [token for token in pile if board.knows(me, token)]
    return known if len(known) == len(pile) else [unseen, *known]


def draw_unseen(board: InTooDeepBoard, pile: list[Evidence], target: list[Evidence], me: Seat = -1) -> None:
    """A random token of those that a seat has not seen; Echo and the plank take any."""
    places = [i for i, token in enumerate(pile) if not board.knows(me, token)]
    if places:
        board.horizon += 1
        target.append(pile.pop(places[board.dice.below(len(places))]))


def refill_plank(board: InTooDeepBoard) -> None:
    """Fill the plank from the pool; a pool that has run out triggers the end of the Chapter, and the supply serves."""
    while len(board.plank) < board.tables.numbers.plank:
        if not board.pool:
            trigger_chapter_end(board)
            if not board.supply:
                return
        draw_unseen(board, board.pool or board.supply, board.plank)
        board.note("plank-refilled", token=board.plank[-1])


def trigger_chapter_end(board: InTooDeepBoard) -> None:
    """The pool is empty when it is needed: this Chapter comes to its end."""
    if not board.triggered:
        board.triggered = True
        board.note("chapter-end-triggered", chapter=board.chapter)


# -- filing ------------------------------------------------------------------------------------------------------------


def file_evidence(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """File one token: to the Chapter for a Dossier, or face down to the Final Plot. Who has Evidence must file."""
    if not board.memory[me]:
        return
    token: Evidence = yield Ask(me, FILE_WHICH, partial(tokens_to_file, board, me))
    where: Piece = yield Ask(me, FILE_WHERE, partial(file_places, board, me, token), {"token": token})
    board.memory[me].remove(token)
    if where in ROWS:
        board.filed[where].append(token)
        board.note("filed-to-chapter", seat=me, token=token, row=where)
        claim_dossier(board, me, where)
    elif where in SLOTS:
        file_face_down(board, me, token, board.bonus[where])
        board.note("filed-to-slot", seat=me, slot=where)
        yield from slot_bonus(board, me, where)
    else:
        file_face_down(board, me, token, board.lockers[me])
        board.note("filed-to-locker", seat=me)


def tokens_to_file(board: InTooDeepBoard, me: Seat) -> list[Piece]:
    """One token of each type: if others have seen any of it, one of these.

    For that one could be the token that is filed; were it another, they would know that this one is still there.
    """
    rivals = [seat for seat in range(board.seats) if seat != me]

    def known(token: Evidence) -> int:
        return sum(board.knows(rival, token) for rival in rivals)

    return one_of_each_type(sorted(board.memory[me], key=known, reverse=True))


def one_of_each_type(tokens: list[Evidence]) -> list[Piece]:
    """Tokens of a type cannot be told apart: the first stands for all, since its number tells nothing of the others."""
    first: dict[Piece, Evidence] = {}
    for token in tokens:
        first.setdefault(token.type, token)
    return sorted(first.values(), key=lambda token: token.code)


def file_places(board: InTooDeepBoard, me: Seat, token: Evidence) -> list[Piece]:
    """A row that asks for this type and has a Dossier left, free bonus slots, and the own locker."""
    found = [
        row
        for row, asked, left in zip(ROWS, board.assignments, board.dossiers_left, strict=True)
        if asked is token.type and left
    ]
    found += [slot for slot in SLOTS if not board.bonus[slot]]
    return [*found, LOCKERS[me]]


def claim_dossier(board: InTooDeepBoard, player: int, row: Piece) -> None:
    """Filing to the Chapter claims a Dossier of the row."""
    board.dossiers_left[ROWS.index(row)] -= 1
    board.dossiers[player] += 1


def slot_bonus(board: InTooDeepBoard, me: Seat, slot: Piece) -> Flow[None]:
    """What a bonus slot of the Final Plot brings."""
    if slot is BOOST_SLOT:
        yield from gain_boost(board, me)
    elif slot is TOLERANCE_SLOT:
        gain_tolerance(board, me)
    elif slot is GRIP_SLOT:
        yield from gain_any_grip(board, me, 1)


def gain_tolerance(board: InTooDeepBoard, player: int) -> None:
    """Tolerance comes in steps of two; tokens are only change for each other."""
    board.tolerance[player] += board.tables.numbers.tolerance_step
    board.note("gained-tolerance", seat=player, count=board.tables.numbers.tolerance_step)


def file_face_down(board: InTooDeepBoard, player: int, token: Evidence, place: list[Evidence]) -> None:
    """A token leaves Memory face down: the others no longer know which of the player's tokens is which."""
    place.append(token)
    lose_sight(board, player, [*board.memory_of(player), token])
    if not board.is_echo(player):
        board.look(player, place[-1:])


# -- peeking, taking and revealing -------------------------------------------------------------------------------------


def peek(board: InTooDeepBoard, me: Seat, count: int = 2) -> Flow[None]:
    """Look at face-down tokens in the pool or the Final Plot, one after another; `peeking` says where they lie."""
    board.peeking = []
    for left in range(count, 0, -1):
        if not unseen_places(board, me, True):
            break
        where: Piece = yield Ask(me, PEEK_AT, partial(unseen_places, board, me, True), {"left": left})
        pile, i = yield from unseen_token(board, me, where)
        board.peeking.append((where, i))
        board.look(me, [pile[i]])
        board.whisper(me, "peeked", token=pile[i], where=where)
    board.note("peeked-at", seat=me, places=tuple(where for where, _ in board.peeking))


def peeked_at(board: InTooDeepBoard) -> list[Evidence]:
    """The tokens that were just looked at."""
    return [face_down_pile(board, where)[i] for where, i in board.peeking]


def face_down_pile(board: InTooDeepBoard, where: Piece) -> list[Evidence]:
    """The tokens in the pool, in a bonus slot, or in a locker. Once the Chapter is to end the supply is the pool."""
    if where is POOL:
        return board.pool if board.pool or not board.triggered else board.supply
    return board.bonus[where] if where in SLOTS else board.locker_of(LOCKERS.index(where))


def done_peeking(board: InTooDeepBoard) -> None:
    """Tokens of the supply that were only looked at are mixed with the others."""
    if not board.pool and any(where is POOL for where, _ in board.peeking):
        board.shuffle(board.supply)
    board.peeking = []


def unseen_places(board: InTooDeepBoard, me: Seat, with_pool: bool) -> list[Piece]:
    """Where tokens lie face down that a seat has not seen: a bonus slot, a locker, and for some effects the pool."""
    found = [slot for slot in SLOTS if any(not board.knows(me, token) for token in board.bonus[slot])]
    for player in board.players:
        if player != me and any(not board.knows(me, token) for token in board.locker_of(player)):
            found.append(LOCKERS[player])
    if with_pool and any(not board.knows(me, token) for token in face_down_pile(board, POOL)):
        found.append(POOL)
    return found


def unseen_token(board: InTooDeepBoard, me: Seat, where: Piece) -> Flow[tuple[list[Evidence], int]]:
    """Where a token lies that one has not seen: in a bonus slot, a place of a locker, or any of the pool."""
    pile = face_down_pile(board, where)
    unseen = [i for i, token in enumerate(pile) if not board.knows(me, token)]
    if where is POOL:
        board.horizon += 1
        return pile, unseen[board.dice.below(len(unseen))]
    if where in SLOTS:
        return pile, 0

    def numbers() -> list[Piece]:
        return [NUMBERS[i] for i, token in enumerate(face_down_pile(board, where)) if not board.knows(me, token)]

    number: Piece = yield Ask(me, WHICH_IN_LOCKER, numbers, {"locker": where})
    return face_down_pile(board, where), NUMBERS.index(number)


def only_peek(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """Peek at two, and leave them."""
    yield from peek(board, me)
    done_peeking(board)


def peek_and_take(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """Peek at two, then take one of them."""
    yield from peek(board, me)
    if board.peeking:
        token: Evidence = yield Ask(me, TAKE_ONE_OF, lambda: peeked_at(board))
        take(board, me, token)
    done_peeking(board)


def take_one(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """Take a face-down token of the pool or the Final Plot, seen before or not."""
    options = partial(face_down, board, me, True)
    if options():
        chosen: Piece = yield Ask(me, TAKE, options)
        token = yield from pointed_at(board, me, chosen)
        take(board, me, token)


def pointed_at(board: InTooDeepBoard, me: Seat, chosen: Piece) -> Flow[Evidence]:
    """The token chosen, or one of the place chosen."""
    if isinstance(chosen, Evidence):
        return chosen
    pile, i = yield from unseen_token(board, me, chosen)
    return pile[i]


def face_down(board: InTooDeepBoard, me: Seat, with_pool: bool) -> list[Piece]:
    """Everything that lies face down: the tokens that a seat has seen or filed, and where others lie."""
    piles = [*(board.bonus[slot] for slot in SLOTS), *map(board.locker_of, board.players)]
    if with_pool:
        piles.append(board.pool)
    known: list[Piece] = []
    for pile in piles:
        known += one_of_each_type([token for token in pile if pile is board.lockers[me] or board.knows(me, token)])
    return [*known, *unseen_places(board, me, with_pool)]


def take(board: InTooDeepBoard, me: Seat, token: Evidence) -> None:
    """A face-down token comes into Memory; a bonus slot that it leaves is free again."""
    where = leave(board, token)
    board.horizon += 1  # everybody sees from where it comes
    board.memory[me].append(token)
    board.note("took-face-down", seat=me, where=where)
    board.whisper(me, "took-these", tokens=(token,))


def reveal_one(board: InTooDeepBoard, me: Seat) -> Flow[None]:
    """Turn a face-down token of the Final Plot up, into the public locker."""
    options = partial(face_down, board, me, False)
    if options():
        chosen: Piece = yield Ask(me, REVEAL, options)
        token = yield from pointed_at(board, me, chosen)
        where = leave(board, token)
        board.horizon += 1
        board.public_locker.append(token)
        board.note("revealed", seat=me, token=token, where=where)


def leave(board: InTooDeepBoard, token: Evidence) -> Piece:
    """Take a token from where it lies face down, and say where; whoever filed it keeps knowing it."""
    for slot in SLOTS:
        if token in board.bonus[slot]:
            board.bonus[slot].remove(token)
            return slot
    for player in board.players:
        if token in board.locker_of(player):
            if not board.is_echo(player):
                board.look(player, [token])
            board.locker_of(player).remove(token)
            return LOCKERS[player]
    (board.pool if token in board.pool else board.supply).remove(token)
    return POOL
