"""The board of 1955: every field and who sees it, and what can be read off it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from shadow_cabinet.table import (
    EVERYONE,
    NOBODY,
    OWNER,
    Board,
    Dice,
    GameOver,
    Piece,
    Seat,
    cache,
    place,
    setting,
    value,
)

from .pieces import COUNTRIES, IMPROVED_RESOURCES, Card, Country

HAND_SIZE = 5
PLAYS = 2
OPENING_PLAYS = 1
COUNTRIES_TO_WIN = 3
UNTIL_END_OF_NEXT_TURN = 2  # ends of the owner's own turns, this turn's included


@dataclass(frozen=True, slots=True)
class Settings:
    """The switches of the specification's section 1.12."""

    board: Literal["basic", "shortened"] = setting("basic")
    rebel_own_turn_costs_play: bool = setting(True)
    transport_before_block: bool = setting(True)
    plays_compulsory: bool = setting(True)
    allow_null_specials: bool = setting(False)
    turn_cap: int = setting(300, low=1, high=10_000)


class EspionageBoard(Board):
    """Two seats: 0 is the start player, and a marker above zero stands toward seat 0's star."""

    settings: Settings

    deck: list[Card] = place(NOBODY, stock=True)
    discard: list[Card] = place(EVERYONE)
    hands: list[list[Card]] = place(OWNER, also="reads_hand", ordered=False)
    improved_resources: list[list[Card]] = place(EVERYONE)
    advanced_transport: list[list[Card]] = place(EVERYONE)
    researching: list[Card] = place(EVERYONE)  # an announced Gadget Research waits aside until it is answered

    homes: list[Country | None] = value()
    spies: list[Country | None] = value()
    length: dict[Country, int] = value()  # steps from the centre to a star
    marker: dict[Country, int] = value()

    turn: int = value(1)
    active: Seat = value(0, is_seat=True)
    plays_left: int = value(OPENING_PLAYS)
    moved_by_gadget: bool = value(False)
    bonus_draw: int = value(0)

    # how many more ends of its owner's turns an effect lasts: two of one kind run out one after the other, so that
    # the longer count is all that matters
    blockades: list[dict[Country, int]] = value()
    detains: list[int] = value()
    informants: list[int] = value()

    winner: Seat | None = value(is_seat=True)
    ending: str = value("")

    open_countries: list[Country] | None = cache()

    def reads_hand(self, owner: Seat, seat: Seat) -> bool:
        """Paid Informant: the other player's hand lies open."""
        return seat != owner and self.informants[seat] > 0

    # -- tracks --------------------------------------------------------------------------------------------------------

    def secured_by(self, country: Country) -> Seat | None:
        """The player on whose star the marker stands."""
        at, length = self.marker[country], self.length[country]
        return 0 if at == length else 1 if at == -length else None

    def secured(self, seat: Seat) -> int:
        """How many countries a player has secured."""
        return sum(self.secured_by(country) == seat for country in COUNTRIES)

    def blockaded(self, country: Country) -> bool:
        return country in self.blockades[0] or country in self.blockades[1]

    def movable(self) -> list[Country]:
        """The countries whose marker a card can move: neither secured nor blockaded."""
        found = self.open_countries
        if found is None:
            found = self.open_countries = []
            for country, at in self.marker.items():
                if abs(at) < self.length[country] and not self.blockaded(country):
                    found.append(country)
        return found

    def advance(self, seat: Seat, country: Country, steps: int) -> None:
        """Advance a marker toward a player's star; steps beyond the star are lost; the game may end at once."""
        length = self.length[country]
        toward = 1 if seat == 0 else -1
        before = self.marker[country] * toward
        at = min(before + steps, length)
        self.marker[country] = at * toward
        if at == length or before == -length:
            self.open_countries = None
        self.note("advanced", seat=seat, country=country, steps=steps, to_star=length - at)
        if at == length:
            self.note("secured", seat=seat, country=country)
            if country is self.homes[1 - seat]:
                self._won(seat, "home")
            if self.secured(seat) >= COUNTRIES_TO_WIN:
                self._won(seat, "three")

    def _won(self, seat: Seat, ending: str) -> None:
        self.winner, self.ending = seat, ending
        raise GameOver

    # -- spies ---------------------------------------------------------------------------------------------------------

    def detained(self, seat: Seat) -> bool:
        """Whether a player's spy may not be moved by anything."""
        return self.detains[1 - seat] > 0

    def presence(self, seat: Seat, country: Piece) -> bool:
        """Where a player may block: where the spy is, and at home."""
        return self.spies[seat] is country or self.homes[seat] is country

    # -- cards ---------------------------------------------------------------------------------------------------------

    def gadget(self, gadget: Piece, seat: Seat) -> list[Card]:
        """A player's slot of a gadget: it holds one Gadget Research card or none."""
        return (self.improved_resources if gadget is IMPROVED_RESOURCES else self.advanced_transport)[seat]

    def hand_size(self, seat: Seat) -> int:
        return HAND_SIZE + len(self.improved_resources[seat])

    def throw(self, seat: Seat, card: Card) -> None:
        """A card goes from a hand to the top of the discard pile."""
        self.hands[seat].remove(card)
        self.discard.append(card)

    def take_cards(self, seat: Seat, count: int) -> None:
        """Draw cards, as long as there are any; whenever the deck is empty the discard pile becomes a new one."""
        hand = self.hands[seat]
        before = len(hand)
        while count > 0:
            if not self.deck:
                self._reshuffle()
                if not self.deck:
                    break
            few = min(count, len(self.deck))
            self.draw(self.deck, hand, few)
            count -= few
            if not self.deck:
                self._reshuffle()  # at once, also when the last card drawn was the deck's last
        if self.scribe and len(hand) > before:
            self.note("drew", seat=seat, count=len(hand) - before)
            self.whisper(seat, "drew-these", cards=hand[before:])

    def _reshuffle(self) -> None:
        if self.discard:
            self.shuffle(self.discard)
            self.deck, self.discard = self.discard, []
            self.note("reshuffled", count=len(self.deck))


def new_board(dice: Dice, settings: Settings, length: dict[Country, int]) -> EspionageBoard:
    """An empty board, before the deal."""
    board = EspionageBoard(dice, settings, 2)
    board.length = length
    board.homes, board.spies = [None, None], [None, None]
    board.marker = dict.fromkeys(COUNTRIES, 0)
    board.detains, board.informants = [0, 0], [0, 0]
    return board
