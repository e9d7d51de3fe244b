"""Echo, with one human or two (004: Echo Mode). Her turn has no decisions but ties, which the next human settles."""

from __future__ import annotations

from functools import partial

from shadow_cabinet.table import Flow, Piece, Seat

from .asking import sole_or_asked
from .board import InTooDeepBoard
from .crimes import display, unhook_all
from .evidence import (
    claim_dossier,
    draw_unseen,
    file_face_down,
    gain_tolerance,
    trigger_chapter_end,
)
from .hooking import hook
from .pieces import (
    BOOST_SLOT,
    GRIP_SLOT,
    ION_HEIGHTS,
    LEVELS,
    PARISH,
    RIVERSIDE,
    ROWS,
    SLOTS,
    TOLERANCE_SLOT,
    Criminal,
    EchoCard,
    Evidence,
    Reward,
)
from .prompts import ECHO_BOOST, ECHO_GRIP
from .settings import EchoBoard
from .shifts import next_edge, tell_of_blockade
from .wheel import fill_wheel, filled_sectors, take_from_wheel

DIE = 6
LETTERS = 4
FIRST_CRIMINAL, SECOND_CRIMINAL, ITEM, HEAT, BLOCKADE, THE_SENTINEL = range(1, 7)  # faces of the white die


def player_of(board: InTooDeepBoard) -> int:
    """Echo's number: the last of the players."""
    return board.seats


def turn(board: InTooDeepBoard) -> Flow[None]:
    """Echo's turn: a card, its Criminal, other things in the city, and a step on the Crime track."""
    card = flip(board)
    criminal = hook_criminal(board, card)
    board.scene()
    go(board, criminal, roll_black(board))
    board.scene()
    board.echo_filed_already = False
    board.echo_slot_used = False
    done: list[int] = []
    for _ in range(board.tables.numbers.echo_effects[board.chapter - 1]):
        face = board.roll(DIE)
        while face in done:  # never the same thing twice in a turn
            face = board.roll(DIE)
        done.append(face)
        yield from affect(board, card, face)
        board.scene()
    yield from advance_crime(board, card)
    board.scene()
    cycle_discs(board)


# -- 1. the card and the Criminal --------------------------------------------------------------------------------------


def flip(board: InTooDeepBoard) -> EchoCard:
    """The next card; an empty deck is made anew of those that were used."""
    if not board.echo_deck:
        board.shuffle(board.echo_discard)
        board.echo_deck, board.echo_discard = board.echo_discard, []
    board.draw(board.echo_deck, board.echo_discard)
    card = board.echo_discard[-1]
    board.note("echo-card", seat=player_of(board), card=card)
    return card


def hook_criminal(board: InTooDeepBoard, card: EchoCard) -> Criminal:
    """Echo hooks the Criminal of the letter, unless she has it, and gains Grip with it."""
    echo = player_of(board)
    letter = card.hook
    for step in range(LETTERS):  # a tag that a human has locked: the next letter
        letter = (card.hook + step) % LETTERS
        criminal = board.echo_criminals[letter]
        if criminal in board.hooks[echo] or not board.locks[criminal]:
            break
    else:
        criminal = board.echo_criminals[card.hook]
    if criminal not in board.hooks[echo] and not board.locks[criminal]:
        if len(board.hooks[echo]) == board.tables.numbers.hook_slots:
            board.note("unhooked", seat=echo, criminal=board.hooks[echo][0])
            board.unhook(board.hooks[echo][0])
        hook(board, echo, criminal)
    board.add_grip(echo, criminal, 1)
    board.note("gained-grip", seat=echo, criminal=criminal)
    return criminal


# -- 2. movement -------------------------------------------------------------------------------------------------------


def roll_black(board: InTooDeepBoard) -> int:
    """The movement chart: how many Zones clockwise, or counterclockwise if negative."""
    face = board.roll(DIE)
    steps = board.tables.numbers.echo_moves[face - 1]
    board.note("echo-moves-by", face=face, steps=steps)
    return steps


def go(board: InTooDeepBoard, criminal: Criminal, steps: int) -> None:
    """A Criminal goes round the ring, whatever Blockades stand there."""
    zone = board.zone(board.at[criminal], steps)
    board.put(criminal, zone)
    board.note("criminal-moved", seat=player_of(board), criminal=criminal, zone=zone)


# -- 3. the rest of the city -------------------------------------------------------------------------------------------


def affect(board: InTooDeepBoard, card: EchoCard, face: int) -> Flow[None]:
    """What the white die says, moved by the black die."""
    board.note("echo-affects", face=face)
    if face == HEAT:
        yield from move_heat(board, card)
        return
    steps = roll_black(board)
    if face == FIRST_CRIMINAL:
        go(board, board.echo_criminals[card.criminals[0]], steps)
    elif face == SECOND_CRIMINAL:
        go(board, board.echo_criminals[card.criminals[1]], steps)
    elif face == ITEM:
        zone = board.zone(board.at[card.item], steps)
        board.put_loose(card.item, zone)
        board.note("item-moved", seat=player_of(board), item=card.item, zone=zone)
    elif face == BLOCKADE:
        number = 0 if card.marked else 1
        for _ in range(abs(steps)):
            board.blockades[number] = next_edge(board, number, 1 if steps > 0 else -1)
        board.city = None
        tell_of_blockade(board, player_of(board), number)
    else:
        assert board.sentinel is not None
        board.sentinel = board.zone(board.sentinel, steps)
        board.city = None
        board.note("sentinel-shifts", seat=player_of(board), zone=board.sentinel)


def move_heat(board: InTooDeepBoard, card: EchoCard) -> Flow[None]:
    """The three Heat go to the Zone of the card, or the next clockwise without any; some powers work for Echo."""
    zone = card.heat_zone
    while zone in board.heat:
        zone = board.zone(zone, 1)
    left = board.heat[0]
    board.heat[0] = zone
    board.city = None
    board.note("heat-moved", seat=player_of(board), zone=left, other=zone)
    if zone is PARISH:
        gain_tolerance(board, player_of(board))
    elif zone is RIVERSIDE:
        gain_echo_evidence(board, 1)
    elif zone is ION_HEIGHTS:
        yield from gain_echo_boost(board)


# -- 4. the Crime track ------------------------------------------------------------------------------------------------


def advance_crime(board: InTooDeepBoard, card: EchoCard) -> Flow[None]:
    """A step on the Crime track: before the milestone a reward of the board, at it the crime."""
    track = side_of_board(board)
    face = board.roll(DIE)
    board.echo_progress += track.steps[face - 1]
    crime = board.echo_crime
    level = board.echo_level
    board.note("echo-advances", face=face, steps=track.steps[face - 1], progress=board.echo_progress)
    if crime and board.echo_progress >= track.milestones[level - 1]:
        yield from complete_crime(board, card)
    else:
        yield from earn(board, card, track.rewards[face - 1])


def side_of_board(board: InTooDeepBoard) -> EchoBoard:
    """The side of Echo's board that is up."""
    return board.tables.echo_boards[board.settings.echo_board]


def complete_crime(board: InTooDeepBoard, card: EchoCard) -> Flow[None]:
    """Echo unhooks, reveals her crime and earns its rewards; neither criteria nor effects matter."""
    echo = player_of(board)
    board.echo_progress = 0
    unhook_all(board, echo)
    board.draw(board.echo_crime, board.committing)
    crime = board.committing[-1]
    board.note("echo-commits", seat=echo, crime=crime, reckless=int(card.reckless))
    yield from earn(board, card, crime.reckless if card.reckless else crime.restrained)
    display(board, crime)
    draw_echo_crime(board)


def draw_echo_crime(board: InTooDeepBoard) -> None:
    """Level 1 until every storyline has one in the display, then Level 2 likewise, then Level 3."""
    wanted = 3
    for level in (2, 1):
        shown = {crime.storyline for crime in board.display if crime.level == level}
        if shown < storylines(board):
            wanted = level
    for level in (*range(wanted, 4), *range(wanted - 1, 0, -1)):  # an empty deck: the next higher, else lower
        if board.level_decks[LEVELS[level - 1]]:
            board.draw(board.level_decks[LEVELS[level - 1]], board.echo_crime)
            board.echo_level = level
            board.note("echo-draws-crime", seat=player_of(board), deck=LEVELS[level - 1])
            return
    board.echo_level = 0


def storylines(board: InTooDeepBoard) -> set[str]:
    """The storylines in play."""
    return {
        crime.storyline for crime in board.tables.story_crimes if crime.level == 3 and crime not in board.out_of_play
    }


# -- rewards -----------------------------------------------------------------------------------------------------------


def earn(board: InTooDeepBoard, card: EchoCard, reward: Reward) -> Flow[None]:
    """Intel, Dilemmas, Evidence gained and filed, Boosts, Grip."""
    echo = player_of(board)
    if reward.intel:
        board.intel[echo] += reward.intel
        board.note("gained-intel", seat=echo, count=reward.intel)
    board.draw_dilemmas(echo, reward.dilemmas)
    gain_echo_evidence(board, reward.gain)
    for _ in range(reward.file):
        yield from file_echo_evidence(board, card)
    for _ in range(reward.boost):
        yield from gain_echo_boost(board)
    for _ in range(reward.grip):
        yield from gain_echo_grip(board)


def gain_echo_evidence(board: InTooDeepBoard, count: int) -> None:
    """Always from the pool; if there is none, the Chapter comes to its end, and the supply serves."""
    before = len(board.echo_memory)
    for _ in range(count):
        if not board.pool:
            trigger_chapter_end(board)
        draw_unseen(board, board.pool or board.supply, board.echo_memory)
    gained = len(board.echo_memory) - before
    if gained:
        board.note("took-from-pool", seat=player_of(board), count=gained)


def file_echo_evidence(board: InTooDeepBoard, card: EchoCard) -> Flow[None]:
    """The first of a turn into the row of the card, else into the Final Plot: one bonus slot a turn, or her locker."""
    if not board.echo_memory:
        return
    echo = player_of(board)
    token: Evidence = board.echo_memory.pop(board.dice.below(len(board.echo_memory)))
    first, board.echo_filed_already = not board.echo_filed_already, True
    free = [slot for slot in SLOTS if not board.bonus[slot]]
    if first and card.row is not None and board.dossiers_left[card.row]:
        row = ROWS[card.row]
        file_face_down(board, echo, token, board.echo_filed[row])
        claim_dossier(board, echo, row)
        board.note("echo-filed-to-chapter", seat=echo, row=row)
    elif free and not board.echo_slot_used:
        board.echo_slot_used = True
        file_face_down(board, echo, token, board.bonus[free[0]])
        board.note("filed-to-slot", seat=echo, slot=free[0])
        if free[0] is BOOST_SLOT:
            yield from gain_echo_boost(board)
        elif free[0] is TOLERANCE_SLOT:
            gain_tolerance(board, echo)
        elif free[0] is GRIP_SLOT:
            yield from gain_echo_grip(board)
    else:
        file_face_down(board, echo, token, board.echo_locker)
        board.note("filed-to-locker", seat=echo)


def gain_echo_boost(board: InTooDeepBoard) -> Flow[None]:
    """The Boost with the most Intel: Echo takes the Intel and discards the token unused."""
    fill_wheel(board)
    if not filled_sectors(board):
        return
    sector = yield from sole_or_asked(adviser(board), ECHO_BOOST, partial(richest_sectors, board))
    board.boost_discard.append(take_from_wheel(board, player_of(board), sector))


def richest_sectors(board: InTooDeepBoard) -> list[Piece]:
    """The sectors with the most Intel among those that have a Boost."""
    filled = filled_sectors(board)
    most = max(board.wheel_intel[sector] for sector in filled)
    return [sector for sector in filled if board.wheel_intel[sector] == most]


def gain_echo_grip(board: InTooDeepBoard) -> Flow[None]:
    """Grip with the Criminal whose disc is lowest."""
    if lowest_discs(board):
        criminal = yield from sole_or_asked(adviser(board), ECHO_GRIP, partial(lowest_discs, board), {"gain": 1})
        board.add_grip(player_of(board), criminal, 1)
        board.note("gained-grip", seat=player_of(board), criminal=criminal)


def lose_echo_grip(board: InTooDeepBoard, count: int) -> Flow[None]:
    """Grip point by point with the Criminal whose disc is highest."""
    for _ in range(count):
        if not highest_discs(board):
            return
        criminal = yield from sole_or_asked(adviser(board), ECHO_GRIP, partial(highest_discs, board), {"gain": 0})
        board.add_grip(player_of(board), criminal, -1)
        board.note("lost-grip", seat=player_of(board), criminal=criminal)


def lowest_discs(board: InTooDeepBoard) -> list[Criminal]:
    """The Criminals with whom Echo has least Grip, if any can be gained."""
    grip = board.grip[player_of(board)]
    least = min(grip.values())
    return [criminal for criminal in board.criminals if grip[criminal] == least < board.tables.numbers.most_grip]


def highest_discs(board: InTooDeepBoard) -> list[Criminal]:
    """The Criminals with whom Echo has most Grip, if there is any to lose."""
    grip = board.grip[player_of(board)]
    most = max(grip.values())
    return [criminal for criminal in board.criminals if grip[criminal] == most > 0]


def adviser(board: InTooDeepBoard) -> Seat:
    """Who settles a tie for Echo: the human whose turn comes next."""
    return board.after(player_of(board))


# -- with two humans ---------------------------------------------------------------------------------------------------


def cycle_discs(board: InTooDeepBoard) -> None:
    """With five Criminals the disc off the board comes into slot A and pushes the others to the right."""
    if len(board.echo_criminals) > LETTERS:
        board.echo_criminals = [board.echo_criminals[-1], *board.echo_criminals[:-1]]
        board.note("echo-discs", criminals=tuple(board.echo_criminals))
