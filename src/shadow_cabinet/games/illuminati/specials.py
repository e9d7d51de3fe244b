"""Playing Specials: what each does, and the one that undoes the others (R: Specials)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from shadow_cabinet.table import Ask, Flow, Piece, Prompt, Seat

from .board import IlluminatiBoard
from .drawing import clear_for, remove_nwo, take_effect
from .money import launder
from .pieces import Group, Illuminati, Nwo, Special
from .prompts import OUTDATE, RESURRECT, REVIVE, SECRETS, SPY_ON
from .windows import who_plays

ASSASSINATION, MURPHYS_LAW, BRIBERY, SENATE_COMMITTEE = (
    "assassination",
    "murphys-law",
    "bribery",
    "senate-investigating-committee",
)
DEEP_AGENT, INTERFERENCE, MARKET, SECRETS_CARD, WHISPERING_CAMPAIGN = (
    "deep-agent",
    "interference",
    "market-manipulation",
    "secrets-man-was-not-meant-to-know",
    "whispering-campaign",
)

Effect: TypeAlias = "Callable[[IlluminatiBoard, Seat, Special, Piece | None], Flow[None] | None]"


class Choice(NamedTuple):
    """What is chosen before a Special is laid down: if there is nothing to choose from, it would do nothing."""

    prompt: Prompt
    among: Callable[[IlluminatiBoard, Seat, Special], Sequence[Piece]]


CHOICES: Final[dict[str, Choice]] = {}
EFFECTS: Final[dict[str, Effect]] = {}
AT_ANY_TIME: Final[list[str]] = []
"""What can be played whenever its holder is asked something of his own or may react."""
IN_ONE_S_TURN: Final[list[str]] = []


def special(effect: str, when: list[str], choice: Choice | None = None) -> Callable[[Effect], Effect]:
    """Register what a Special does: when it can be played, and what is chosen first."""

    def register(does: Effect) -> Effect:
        when.append(effect)
        EFFECTS[effect] = does
        if choice is not None:
            CHOICES[effect] = choice
        return does

    return register


# -- playing -----------------------------------------------------------------------------------------------------------


def lay_down(board: IlluminatiBoard, seat: Seat, card: Special) -> None:
    """A Special leaves the hand, open."""
    board.hands[seat].remove(card)
    board.discard.append(card)


def counts(board: IlluminatiBoard, seat: Seat, card: Special) -> Flow[bool]:
    """Whether a Special that was just laid down counts: it can be undone, whatever it was laid down for."""
    found = yield from who_plays(board, board.others(seat), SECRETS, {"card": card, "seat": seat}, SECRETS_CARD)
    if found is None:
        return True
    other, secrets = found
    lay_down(board, other, secrets)
    board.note("undone", seat=other, card=card, by=secrets)
    return False


def played(board: IlluminatiBoard, seat: Seat, card: Special) -> Flow[bool]:
    """A Special is laid down for what it does: whether it counts."""
    lay_down(board, seat, card)
    board.note("plays-special", seat=seat, card=card)
    return (yield from counts(board, seat, card))


def play_special(board: IlluminatiBoard, seat: Seat, card: Special) -> Flow[None]:
    """Play a Special that can be played by itself."""
    choice = CHOICES.get(card.effect)
    chosen: Piece | None = None
    if choice is not None:
        chosen = yield Ask(seat, choice.prompt, partial(choice.among, board, seat, card), {"card": card})
    if (yield from played(board, seat, card)):
        happens = EFFECTS[card.effect](board, seat, card, chosen)
        if happens is not None:
            yield from happens


def playable(board: IlluminatiBoard, seat: Seat, *when: list[str]) -> list[Piece]:
    """The Specials of a hand that can be played now, and would do something."""
    found: list[Piece] = []
    for card in board.hands[seat]:
        for effects in when:
            if card.effect in effects and would_do_something(board, seat, card):
                found.append(card)
    return found


def would_do_something(board: IlluminatiBoard, seat: Seat, card: Special) -> bool:
    """Whether there is something to choose, where something has to be chosen."""
    choice = CHOICES.get(card.effect)
    return choice is None or bool(choice.among(board, seat, card))


# -- what they do ------------------------------------------------------------------------------------------------------


@special("slush-fund", AT_ANY_TIME)
@special("swiss-bank-account", AT_ANY_TIME)
def funds(board: IlluminatiBoard, seat: Seat, card: Special, chosen: Piece | None) -> None:
    """So much money into the own Illuminati's treasury."""
    board.gain(board.head(seat), card.number)
    board.note("funds", seat=seat, amount=card.number)


@special("white-collar-crime", AT_ANY_TIME)
def white_collar_crime(board: IlluminatiBoard, seat: Seat, card: Special, chosen: Piece | None) -> Flow[None]:
    """Money from outside onto any own card, and all own money rearranged."""
    yield from launder(board, seat, card.number)


@special("media-campaign", AT_ANY_TIME, Choice(REVIVE, lambda board, seat, card: board.dead))
def media_campaign(board: IlluminatiBoard, seat: Seat, card: Special, chosen: Piece | None) -> None:
    """A destroyed group comes back, uncontrolled; who destroyed it has destroyed it all the same."""
    assert isinstance(chosen, Group)
    board.dead.remove(chosen)
    board.uncontrolled.append(chosen)
    board.note("revived", group=chosen)


def can_be_spied_on(board: IlluminatiBoard, seat: Seat, card: Special) -> list[Piece]:
    """The Illuminati of players with a Special that is not known to this one."""
    return [
        board.head(other)
        for other in board.others(seat)
        if not all(board.knows(seat, held) for held in board.hands[other])
    ]


@special("computer-espionage", AT_ANY_TIME, Choice(SPY_ON, can_be_spied_on))
def computer_espionage(board: IlluminatiBoard, seat: Seat, card: Special, chosen: Piece | None) -> None:
    """Look at all Specials of a player; money lies open at this table anyway."""
    assert isinstance(chosen, Illuminati)
    other = board.seat_of(chosen)
    board.look(seat, board.hands[other])
    board.note("spied", seat=seat, other_seat=other)
    cards = tuple(sorted(board.hands[other], key=lambda each: each.code))
    board.whisper(seat, "saw-specials", other_seat=other, cards=cards)


@special("second-wind", IN_ONE_S_TURN, Choice(RESURRECT, lambda board, seat, card: board.discard))
def second_wind(board: IlluminatiBoard, seat: Seat, card: Special, chosen: Piece | None) -> None:
    """A discarded Special comes to the hand; 002: an NWO is played at once, and no card drawn for it."""
    if isinstance(chosen, Nwo):
        clear_for(board, chosen)
        board.discard.remove(chosen)
        board.nwos[chosen.colour].append(chosen)
        take_effect(board, seat, chosen)
    elif isinstance(chosen, Special):
        board.discard.remove(chosen)
        board.show([chosen])
        board.hands[seat].append(chosen)
        board.note("taken-back", seat=seat, card=chosen)


@special("news-cycle", IN_ONE_S_TURN, Choice(OUTDATE, lambda board, seat, card: board.nwos_in_play()))
def news_cycle(board: IlluminatiBoard, seat: Seat, card: Special, chosen: Piece | None) -> None:
    """An NWO is discarded."""
    assert isinstance(chosen, Nwo)
    remove_nwo(board, chosen)
    board.note("nwo-removed", card=chosen)


PLAYED_ELSEWHERE: Final = (
    ASSASSINATION, MURPHYS_LAW, BRIBERY, SENATE_COMMITTEE, DEEP_AGENT, INTERFERENCE, MARKET, SECRETS_CARD,
    WHISPERING_CAMPAIGN,
)  # fmt: skip
"""Specials that the rules ask for where they are of use."""


def known_effects() -> frozenset[str]:
    """The names of all that Specials can do."""
    return frozenset((*EFFECTS, *PLAYED_ELSEWHERE))
