"""The board of In Too Deep: every field and who sees it, and what can be read off it.

A *player* is a seat or Echo, who comes after the seats, is no seat and decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from shadow_cabinet.table import EVERYONE, NOBODY, OWNER, Board, Piece, Seat, cache, place, value

from .city import City, city_of
from .pieces import (
    EDGES,
    Boost,
    Crime,
    Criminal,
    Dilemma,
    EchoCard,
    Edge,
    Evidence,
    EvidenceType,
    Item,
    Zone,
)
from .settings import Settings, Tables

HOOKING, ACTING, DITCHING, CHAPTER_END, OVER = (
    "hooking", "acting", "ditching", "chapter-end", "over",
)  # fmt: skip


class InTooDeepBoard(Board):
    """Two to five players, of whom Echo may be one."""

    settings: Settings
    tables: Tables

    # the city
    ring: list[Zone] = value()  # clockwise
    criminals: list[Criminal] = value()  # in play
    at: dict[Piece, Zone] = value()  # Criminals and Items; a held Item is where its holder is
    holds: dict[Criminal, Item] = value()
    sentinel: Zone | None = value()
    blockades: list[Edge] = value()
    heat: list[Zone] = value()  # the Zones with three, two and one Heat
    city: City | None = cache()

    # Criminals and players
    hooks: list[list[Criminal]] = value()  # tags on the Consoles, from the topmost slot; the others lie in the void
    locks: dict[Criminal, list[Boost]] = place(EVERYONE)
    grip: list[dict[Criminal, int]] = value()
    intel: list[int] = value()
    tolerance: list[int] = value()

    # Evidence
    supply: list[Evidence] = place(NOBODY, stock=True)
    pool: list[Evidence] = place(NOBODY)
    plank: list[Evidence] = place(EVERYONE)
    memory: list[list[Evidence]] = place(OWNER, ordered=False)
    peeking: list[tuple[Piece, int]] = value()  # at which tokens somebody looks: a place, and how many lie before
    filed: dict[Piece, list[Evidence]] = place(EVERYONE)  # in the rows of the Chapter grid
    bonus: dict[Piece, list[Evidence]] = place(NOBODY)  # in the bonus slots of the Final Plot
    lockers: list[list[Evidence]] = place(OWNER)
    public_locker: list[Evidence] = place(EVERYONE)

    # the Syndicate board
    chapter: int = value(1)
    triggered: bool = value(False)  # the end of the Chapter
    assignments: list[EvidenceType] = value()
    dossiers_left: list[int] = value()  # in each row
    dossiers: list[int] = value()  # that players have claimed

    # Boosts
    boost_stack: list[Boost] = place(NOBODY, stock=True)
    boost_discard: list[Boost] = place(EVERYONE)
    wheel: dict[Piece, list[Boost]] = place(EVERYONE)
    wheel_intel: dict[Piece, int] = value()
    boosts: list[list[Boost]] = place(EVERYONE)

    # Dilemmas
    dilemma_deck: list[Dilemma] = place(NOBODY, stock=True)
    dilemma_discard: list[Dilemma] = place(NOBODY)
    dilemmas: list[list[Dilemma]] = place(OWNER, ordered=False)  # in hand
    wells: list[list[Dilemma]] = place(OWNER, ordered=False)

    # Crimes
    side_deck: list[Crime] = place(NOBODY, stock=True)
    side_discard: list[Crime] = place(EVERYONE)
    level_decks: dict[Piece, list[Crime]] = place(NOBODY, stock=True)
    crimes: list[list[Crime]] = place(OWNER, ordered=False)  # in hand
    pending: list[list[Crime]] = place(NOBODY)  # gained during the turn, face down beside the Console
    committing: list[Crime] = place(EVERYONE)
    display: list[Crime] = place(EVERYONE)
    out_of_play: list[Piece] = place(EVERYONE)

    # Echo
    echo_deck: list[EchoCard] = place(NOBODY, stock=True)
    echo_discard: list[EchoCard] = place(EVERYONE)
    echo_criminals: list[Criminal] = value()  # in the slots A to D of her board, and the one off it with five
    echo_progress: int = value(0)
    echo_crime: list[Crime] = place(NOBODY)
    echo_level: int = value(0)  # of that card, which its back shows
    echo_filed_already: bool = value(False)  # this turn
    echo_slot_used: bool = value(False)  # this turn
    echo_memory: list[Evidence] = place(NOBODY, ordered=False)
    echo_filed: dict[Piece, list[Evidence]] = place(NOBODY)  # in the Chapter grid, face down
    echo_locker: list[Evidence] = place(NOBODY)
    echo_dilemmas: list[Dilemma] = place(NOBODY, ordered=False)
    echo_well: list[Dilemma] = place(NOBODY, ordered=False)

    # the turn
    order: list[int] = value()  # players in turn order
    active: Seat = value(0, is_seat=True)
    step: str = value(HOOKING)
    turns: int = value(0)  # that are over
    actions_left: int = value(0)
    ignores_blockades: bool = value(False)
    disruptor_used: bool = value(False)
    scourge_used: bool = value(False)
    arrangements: list[int] = value()  # of Items that free drops and pick-ups may not bring back
    final_turns: int | None = value()  # that others still have, once the last Chapter is to end

    # -- who plays -----------------------------------------------------------------------------------------------------

    @property
    def players(self) -> range:
        """The seats, and Echo."""
        return range(len(self.order) or self.seats)

    @property
    def with_echo(self) -> bool:
        """Whether Echo plays."""
        return len(self.order) > self.seats

    def is_echo(self, player: int) -> bool:
        """Whether this player is Echo."""
        return player >= self.seats

    def after(self, player: int) -> int:
        """Whose turn comes next."""
        return self.order[(self.order.index(player) + 1) % len(self.order)]

    def from_next(self) -> Iterator[int]:
        """All players in turn order, from the one after the active player."""
        i = self.order.index(self.active) + 1
        yield from self.order[i:]
        yield from self.order[:i]

    # -- the city ------------------------------------------------------------------------------------------------------

    def loaded(self) -> None:
        """Held Items are where their holders are, whatever a position says."""
        for criminal, item in self.holds.items():
            self.at[item] = self.at[criminal]

    def look_at_city(self) -> City:
        """The city as the criteria of crimes read it."""
        if self.city is None:
            self.city = city_of(self)
        return self.city

    def zone(self, start: Zone, steps: int) -> Zone:
        """The Zone that lies so many steps clockwise."""
        return self.ring[(self.ring.index(start) + steps) % len(self.ring)]

    def neighbours(self, zone: Zone) -> tuple[Zone, Zone]:
        """The next Zones clockwise and counterclockwise."""
        i = self.ring.index(zone)
        return self.ring[(i + 1) % len(self.ring)], self.ring[i - 1]

    def opposite(self, zone: Zone) -> Zone:
        """The Zone directly across the city."""
        return self.zone(zone, len(self.ring) // 2)

    def nearby(self, zone: Zone) -> tuple[Zone, Zone, Zone]:
        """A Zone and its neighbours."""
        clockwise, counterclockwise = self.neighbours(zone)
        return counterclockwise, zone, clockwise

    def edges(self, zone: Zone) -> tuple[Edge, Edge]:
        """The edges of a Zone, clockwise and counterclockwise."""
        i = self.ring.index(zone)
        return EDGES[i], EDGES[i - 1]

    def nearby_edges(self, zone: Zone) -> list[Edge]:
        """The edges of a Zone and of its neighbours."""
        i = self.ring.index(zone)
        return [EDGES[(i + step) % len(EDGES)] for step in (-2, -1, 0, 1)]

    def open_neighbours(self, zone: Zone) -> list[Zone]:
        """The neighbours that no Blockade cuts off."""
        clockwise, counterclockwise = self.edges(zone)
        found = []
        if clockwise not in self.blockades:
            found.append(self.zone(zone, 1))
        if counterclockwise not in self.blockades:
            found.append(self.zone(zone, -1))
        return found

    def sector(self, zone: Zone) -> list[Zone]:
        """All Zones that can be reached from one without crossing a Blockade, itself included, clockwise."""
        size = len(self.ring)
        first = self.ring.index(zone)
        while EDGES[(first - 1) % size] not in self.blockades:
            first -= 1
        found = [self.ring[first % size]]
        while EDGES[(first + len(found) - 1) % size] not in self.blockades:
            found.append(self.ring[(first + len(found)) % size])
        return found

    def heat_in(self, zone: Zone) -> int:
        """How many Heat markers lie in a Zone."""
        return 3 - self.heat.index(zone) if zone in self.heat else 0

    def holder(self, item: Item) -> Criminal | None:
        """Who holds an Item; nobody holds a loose one."""
        for criminal, held in self.holds.items():
            if held is item:
                return criminal
        return None

    def loose_in(self, zone: Zone) -> list[Item]:
        """The loose Items of a Zone."""
        held = self.holds.values()
        at = self.at
        return [item for item in self.tables.partner if at[item] is zone and item not in held]

    def criminals_in(self, zone: Zone) -> list[Criminal]:
        """The Criminals whose pawns stand in a Zone."""
        return [criminal for criminal in self.criminals if self.at[criminal] is zone]

    def heat_cycles_to(self, zone: Zone) -> None:
        """Each of the three hot Zones gives one Heat to this one, which had none."""
        self.heat = [zone, *self.heat[:2]]
        self.city = None

    def put(self, criminal: Criminal, zone: Zone) -> None:
        """A Criminal comes to a Zone, with the Item in hand."""
        self.at[criminal] = zone
        item = self.holds.get(criminal)
        if item is not None:
            self.at[item] = zone
        self.city = None

    def put_loose(self, item: Item, zone: Zone) -> None:
        """An Item comes to a Zone by itself: nobody holds it there."""
        holder = self.holder(item)
        if holder is not None:
            del self.holds[holder]
        self.at[item] = zone
        self.city = None

    def give(self, item: Item, criminal: Criminal) -> None:
        """A Criminal takes an Item; the one held before stays loose in the Zone."""
        holder = self.holder(item)
        if holder is not None:
            del self.holds[holder]
        self.holds[criminal] = item
        self.at[item] = self.at[criminal]
        self.city = None

    def drop(self, item: Item) -> None:
        """A held Item becomes loose where its holder is."""
        self.put_loose(item, self.at[item])

    # -- Criminals and players -----------------------------------------------------------------------------------------

    def controller(self, criminal: Criminal) -> int | None:
        """On whose Console the tag lies; nobody's if it is in the void."""
        for player, tags in enumerate(self.hooks):
            if criminal in tags:
                return player
        return None

    def has_skill(self, player: int, criminal: Criminal) -> bool:
        """Whether a player's Grip with a Criminal is in the Skill range (or higher)."""
        return self.grip[player].get(criminal, 0) >= self.tables.numbers.skill_from

    def has_stamina(self, player: int, criminal: Criminal) -> bool:
        """Whether a player can spend Grip for an action with a Criminal."""
        return self.grip[player].get(criminal, 0) >= self.tables.numbers.stamina_from

    def controls_skill(self, player: int, criminal: Criminal) -> bool:
        """Whether a player can use a Criminal's unique Skill: hooked, and Grip enough."""
        return criminal in self.hooks[player] and self.has_skill(player, criminal)

    def can_gain_grip(self, player: int, criminal: Criminal) -> bool:
        """Whether the disc is not on the last space."""
        return self.grip[player].get(criminal, 0) < self.tables.numbers.most_grip

    def add_grip(self, player: int, criminal: Criminal, change: int) -> None:
        """Move a Grip disc, within the track."""
        moved = self.grip[player].get(criminal, 0) + change
        self.grip[player][criminal] = max(0, min(self.tables.numbers.most_grip, moved))
        if criminal.id in ("ghost", "mechanic"):  # whose Skills change how criteria read the city
            self.city = None

    def unhook(self, criminal: Criminal) -> None:
        """A tag leaves its Console; the others move up, and a Lock on it is spent."""
        for tags in self.hooks:
            if criminal in tags:
                tags.remove(criminal)
        self.unlock(criminal)
        self.city = None

    def unlock(self, criminal: Criminal) -> None:
        """A Lock ends when its tag leaves the Console."""
        lock = self.locks[criminal]
        self.boost_discard += lock
        lock.clear()

    # -- cards and tokens, Echo's included -----------------------------------------------------------------------------

    def memory_of(self, player: int) -> list[Evidence]:
        """A player's Evidence."""
        return self.echo_memory if self.is_echo(player) else self.memory[player]

    def locker_of(self, player: int) -> list[Evidence]:
        """A player's locker in the Final Plot."""
        return self.echo_locker if self.is_echo(player) else self.lockers[player]

    def dilemmas_of(self, player: int) -> list[Dilemma]:
        """The Dilemmas in a player's hand."""
        return self.echo_dilemmas if self.is_echo(player) else self.dilemmas[player]

    def well_of(self, player: int) -> list[Dilemma]:
        """The Dilemmas that a player has banked."""
        return self.echo_well if self.is_echo(player) else self.wells[player]

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw_dilemmas(self, player: int, count: int) -> None:
        """Draw Dilemmas into hand; an empty deck is made anew of the discards."""
        hand = self.dilemmas_of(player)
        drawn = 0
        for _ in range(count):
            if not self.dilemma_deck:
                if not self.dilemma_discard:
                    break
                self.shuffle(self.dilemma_discard)
                self.dilemma_deck, self.dilemma_discard = self.dilemma_discard, []
                self.note("dilemmas-reshuffled", count=len(self.dilemma_deck))
            self.draw(self.dilemma_deck, hand)
            drawn += 1
        if drawn:
            self.note("drew-dilemmas", seat=player, count=drawn)
            if not self.is_echo(player) and self.scribe:
                self.whisper(player, "drew-these-dilemmas", cards=tuple(hand[-drawn:]))

    def side_crime_left(self) -> bool:
        """Whether there is a Side Crime to draw."""
        return bool(self.side_deck or self.side_discard)

    def draw_side_crime(self, hand: list[Crime]) -> None:
        """Draw a Side Crime; an empty deck is made anew of the discards. Without any, nothing is drawn."""
        if not self.side_deck:
            if not self.side_discard:
                return
            self.shuffle(self.side_discard)
            self.side_deck, self.side_discard = self.side_discard, []
            self.note("side-crimes-reshuffled", count=len(self.side_deck))
        self.draw(self.side_deck, hand)

    # -- storylines ----------------------------------------------------------------------------------------------------

    def opened(self, crime: Crime) -> bool:
        """Whether the prerequisite of a crime is in the display: one of the level before, of the same storyline."""
        if crime.level < 2:
            return True
        return any(other.storyline == crime.storyline and other.level == crime.level - 1 for other in self.display)
