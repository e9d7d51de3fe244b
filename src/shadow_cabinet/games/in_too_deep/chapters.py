"""The end of a Chapter (004: End of a Chapter, Resolving a Chapter)."""

from __future__ import annotations

from functools import partial

from shadow_cabinet.table import Ask, Flow, Seat, Together

from .board import InTooDeepBoard
from .copies import lose_sight
from .echo import lose_echo_grip, player_of
from .evidence import draw_unseen
from .grip import lose_any_grip
from .pieces import ROWS, SLOTS, TYPES, Dilemma
from .prompts import BANK, BANK_ANOTHER


def resolve_chapter(board: InTooDeepBoard, last: bool) -> Flow[None]:
    """All steps in their order; after the last Chapter only success and banking are left."""
    yield from check_for_success(board)
    if not last:
        refresh_assignments(board)
        refresh_grid(board)
    yield from bank(board)
    if last:
        return
    refresh_pool(board)
    clear_bonus_slots(board)
    board.chapter += 1
    board.triggered = False
    board.note("chapter-begins", chapter=board.chapter)


# -- 1. success or failure ---------------------------------------------------------------------------------------------


def check_for_success(board: InTooDeepBoard) -> Flow[None]:
    """No Dossier left is a success: Intel for each claimed. Else whoever has the fewest suffers."""
    if not any(board.dossiers_left):
        board.note("chapter-succeeded", chapter=board.chapter)
        for player in board.from_next():
            earned = board.tables.numbers.chapter_rewards[board.chapter - 1] * board.dossiers[player]
            if earned:
                board.intel[player] += earned
                board.note("gained-intel", seat=player, count=earned)
        return
    board.note("chapter-failed", chapter=board.chapter)
    fewest = min(board.dossiers)
    for player in [player for player in board.from_next() if board.dossiers[player] == fewest]:
        yield from suffer(board, player)


def suffer(board: InTooDeepBoard, player: int) -> Flow[None]:
    """The penalty of the Chapter: Grip, or Intel as far as there is some."""
    numbers = board.tables.numbers
    if board.chapter > len(numbers.chapter_penalty_grip):
        lost = min(board.intel[player], numbers.chapter_penalty_intel)
        board.intel[player] -= lost
        board.note("lost-intel", seat=player, count=lost)
        return
    count = numbers.chapter_penalty_grip[board.chapter - 1]
    if board.is_echo(player):
        yield from lose_echo_grip(board, count)
    else:
        yield from lose_any_grip(board, player, count)


# -- 2. and 3. assignments and the grid --------------------------------------------------------------------------------


def refresh_assignments(board: InTooDeepBoard) -> None:
    """Three new Assignments out of all."""
    tokens = list(TYPES)
    board.dice.shuffle(tokens)
    board.horizon += 1
    board.assignments = tokens[: len(ROWS)]
    board.note("assignments", types=tuple(board.assignments))


def refresh_grid(board: InTooDeepBoard) -> None:
    """Filed Evidence goes back to the supply, and all Dossiers to their rows."""
    for row in ROWS:
        board.show(board.filed[row])
        board.supply += [*board.filed[row], *board.echo_filed[row]]
        board.filed[row], board.echo_filed[row] = [], []
    board.dossiers_left = list(board.tables.numbers.dossiers(len(board.order)))
    board.dossiers = [0 for _ in board.order]


# -- 4. banking --------------------------------------------------------------------------------------------------------


def bank(board: InTooDeepBoard) -> Flow[None]:
    """All at once and in secret: half of the hand, rounded up, goes to the Corruption Well, the rest is discarded."""
    choosing = [seat for seat in range(board.seats) if board.dilemmas[seat]]
    if choosing:
        banked: dict[Seat, list[Dilemma]] = yield Together(
            {seat: partial(choose_to_bank, board, seat) for seat in choosing}
        )
        for seat, cards in banked.items():
            put_into_well(board, seat, cards)
    if board.with_echo:
        hand = list(board.echo_dilemmas)
        board.horizon += 1  # chance decides: what went before is not taken back
        board.dice.shuffle(hand)
        put_into_well(board, player_of(board), hand[: half(len(hand))])


def half(count: int) -> int:
    """Half, rounded up."""
    return (count + 1) // 2


def choose_to_bank(board: InTooDeepBoard, me: Seat) -> Flow[list[Dilemma]]:
    """The Dilemmas that a player banks."""
    chosen: list[Dilemma] = []
    count = half(len(board.dilemmas[me]))
    for i in range(count):
        card: Dilemma = yield Ask(
            me,
            BANK_ANOTHER if i else BANK,
            lambda: [card for card in board.dilemmas[me] if card not in chosen],
            {"left": count - i},
        )
        chosen.append(card)
    return chosen


def put_into_well(board: InTooDeepBoard, player: int, cards: list[Dilemma]) -> None:
    """The chosen Dilemmas go to the Well and the others away, all face down: nobody else knows which is which."""
    hand = board.dilemmas_of(player)
    if not hand:
        return
    discarded = [card for card in hand if card not in cards]
    hand.clear()
    board.well_of(player).extend(cards)
    board.dilemma_discard += discarded
    lose_sight(board, player, [*cards, *discarded])
    if discarded and not board.is_echo(player):
        board.look(player, board.dilemma_discard[-len(discarded) :])
    board.note("banked", seat=player, count=len(cards), discarded=len(discarded))


# -- 5. and 6. pool and bonus slots ------------------------------------------------------------------------------------


def refresh_pool(board: InTooDeepBoard) -> None:
    """The supply is shuffled; the plank and the pool are filled from it."""
    numbers = board.tables.numbers
    board.shuffle(board.supply)
    while len(board.plank) < numbers.plank and board.supply:
        draw_unseen(board, board.supply, board.plank)
    wanted = numbers.for_players(numbers.pool, len(board.order)) - len(board.pool)
    board.draw(board.supply, board.pool, min(wanted, len(board.supply)))


def clear_bonus_slots(board: InTooDeepBoard) -> None:
    """Evidence in the bonus slots goes face up to the public locker."""
    tokens = [token for slot in SLOTS for token in board.bonus[slot]]
    for slot in SLOTS:
        board.bonus[slot] = []
    board.horizon += 1
    board.public_locker += tokens
    if tokens:
        board.note("slots-cleared", tokens=tuple(tokens))
