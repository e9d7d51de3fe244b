"""The board of Deep State: every field and who sees it, and what can be read off it.

A *player* is a seat or, in the solo mode, the Head of CLASSIFIED (HOC): player 1, who is no seat and decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from shadow_cabinet.table import EVERYONE, NOBODY, OWNER, Board, Piece, Seat, place, value

from .pieces import GROUP, Action, Objective, Operation, Project, Treaty, WorldWar
from .settings import Settings, Tables
from .terms import BASIC_GROUPS, EMBLEMS

HOC = 1
"""The Head of CLASSIFIED as a player, in the solo mode."""

SETTING_UP, ACTION, TAKEOVER, TREATY, WORLD_DOMINATION = (
    "setting-up",
    "action",
    "takeover",
    "treaty",
    "world-domination",
)


class DeepStateBoard(Board):
    """2 to 5 players, or a player and HOC. Agents are numbers: in reserve, in the pool, on cards, and coordinating."""

    settings: Settings
    tables: Tables

    # Objective cards; World War cards are shuffled in among them
    objective_deck: list[Objective | WorldWar] = place(NOBODY, stock=True)
    objective_discard: list[Objective] = place(EVERYONE)
    zone: list[Objective] = place(EVERYONE)
    objectives: list[list[Objective]] = place(EVERYONE)  # of each player, Secondary Objectives included
    supply: dict[Piece, list[Objective]] = place(EVERYONE)  # Secondary Objectives by group
    wars: list[WorldWar] = place(EVERYONE)
    attached: dict[Objective, Objective] = value()  # an Inner Circle card under another; it lies with its owner's cards

    treaty_deck: list[Treaty] = place(NOBODY, stock=True)
    treaty_discard: list[Treaty] = place(EVERYONE)
    treaties: list[list[Treaty]] = place(OWNER, ordered=False)  # in hand
    hoc_treaties: list[Treaty] = place(EVERYONE)  # HOC's hand lies open
    made: list[list[Treaty]] = place(EVERYONE)
    revealed: list[Treaty] = place(EVERYONE)
    looked_at: list[list[Treaty]] = place(OWNER)

    operation_stack: list[Operation] = place(EVERYONE)
    operations: list[list[Operation]] = place(EVERYONE)

    men_deck: list[Action] = place(NOBODY, stock=True)
    men_discard: list[Action] = place(EVERYONE)
    men: list[list[Action]] = place(OWNER, ordered=False)
    hoc_deck: list[Action] = place(NOBODY, stock=True)
    hoc_discard: list[Action] = place(EVERYONE)
    out_of_play: list[Piece] = place(EVERYONE)

    # agents
    reserve: list[int] = value()
    pool: list[int] = value()
    agents: dict[Piece, int] = value()  # agents on a card
    infiltrator: dict[Objective, Seat] = value()  # whose agents stand on a card of the Zone
    ghosts: dict[Objective, int] = value()  # Ghost Agents beside them
    stages: list[dict[Project, int]] = value()  # where the Shady Coordinators stand

    supervisor: Seat = value(0, is_seat=True)
    headhunter: Seat | None = value(is_seat=True)
    phase: str = value(SETTING_UP)
    round: int = value(1)
    turn: int = value(1)  # Action Phases of this round
    done: int = value(0)  # how many players have completed their part of the phase
    zone_size: int = value(0)
    ghosts_used: list[bool] = value()  # general Ghost Agents serve once a turn

    # solo
    level: str = value("")
    character: str = value("")
    project_order: list[Project] = value()
    temporary_ghosts: int = value(0)

    ending: str = value("")

    # -- players -------------------------------------------------------------------------------------------------------

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def players(self) -> range:
        return range(2 if self.seats == 1 else self.seats)

    def in_turn_order(self) -> list[int]:
        """All players, clockwise from the holder of the Supervisor."""
        count = len(self.players)
        return [(self.supervisor + i) % count for i in range(count)]

    def others(self, me: int) -> list[int]:
        """The other players, clockwise from a player."""
        count = len(self.players)
        return [(me + i) % count for i in range(1, count)]

    # -- agents --------------------------------------------------------------------------------------------------------

    def recruit_agents(self, player: int, count: int) -> int:
        """Agents from the Recruitment Pool to the Active Reserve, as many as there are; returns how many."""
        moved = min(count, self.pool[player])
        self.pool[player] -= moved
        self.reserve[player] += moved
        return moved

    def spend_agents(self, player: int, count: int) -> None:
        """Agents from the Active Reserve to the Recruitment Pool."""
        self.reserve[player] -= count
        self.pool[player] += count

    def recall(self, player: int, card: Piece, count: int = 1) -> None:
        """Agents from a card to the Active Reserve."""
        self._lift(card, count)
        self.reserve[player] += count

    def send_home(self, player: int, card: Piece, count: int | None = None) -> None:
        """Agents from a card to the Recruitment Pool; all of them unless a number is given."""
        count = self.agents.get(card, 0) if count is None else count
        self._lift(card, count)
        self.pool[player] += count

    def _lift(self, card: Piece, count: int) -> None:
        left = self.agents.get(card, 0) - count
        if left > 0:
            self.agents[card] = left
        else:
            self.agents.pop(card, None)

    def cards_with_agents(self, player: int) -> list[Piece]:
        """The own Objective and Covert Operation cards with agents on them."""
        agents = self.agents
        found: list[Piece] = [card for card in self.objectives[player] if card in agents]
        found += [card for card in self.operations[player] if card in agents]
        return found

    def agents_somewhere(self, player: int, where: str) -> int:
        """How many agents are in the pool, in reserve, or on Objective cards, the Zone's included."""
        if where == "in-pool":
            return self.pool[player]
        if where == "in-reserve":
            return self.reserve[player]
        own = sum(self.agents.get(card, 0) for card in self.objectives[player])
        return own + sum(self.agents[card] for card, who in self.infiltrator.items() if who == player)

    # -- Ghost Agents --------------------------------------------------------------------------------------------------

    def general_ghosts(self, player: int) -> int:
        """The Ghost Agents that serve anywhere, all together and once a turn."""
        if self.ghosts_used[player]:
            return 0
        ghosts = self.benefit(player, "comintern")
        return ghosts + self.temporary_ghosts if self.is_hoc(player) else ghosts

    def token_ghosts(self, player: int) -> dict[int, int]:
        """The Ghost Agents of Cosa Nostra and the like, by the position of the Zone that they serve at."""
        ghosts: dict[int, int] = {}
        for _, position, _ in self.effects(player, "ghosts-at"):
            ghosts[position] = ghosts.get(position, 0) + self.tables.numbers.token_ghosts
        return ghosts

    def ghosts_at(self, player: int, position: int) -> int:
        """All Ghost Agents that would join an infiltration of that position of the Zone (the first is 1)."""
        return self.general_ghosts(player) + self.token_ghosts(player).get(position, 0)

    def is_hoc(self, player: int) -> bool:
        return player == HOC and self.seats == 1

    # -- Projects ------------------------------------------------------------------------------------------------------

    def project(self, id: str) -> Project:
        return next(project for project in self.tables.projects if project.id == id)

    def benefit(self, player: int, id: str) -> int:
        """The benefit of a player's Stage in a Project: only that Stage's, not those before it."""
        if stages := self.stages[player]:
            for project, stage in stages.items():
                if project.id == id:
                    return project.stages[stage].benefit
        return 0

    def reach(self, player: int) -> int:
        """How many positions of the Zone a player can infiltrate."""
        return self.tables.numbers.reach + self.benefit(player, "spyware")

    # -- counting ------------------------------------------------------------------------------------------------------

    def count(self, player: int, what: str) -> int:
        """How much a player has of something that the card tables name (see terms.py)."""
        if what in EMBLEMS:
            return self.emblems(player, what)
        if what == "operations":
            return len(self.operations[player])
        if what == "projects":
            return len(self.stages[player])
        if what.startswith("discarded-"):
            group = what.removeprefix("discarded-")
            return sum(card.group == group for card in self.objective_discard)
        return sum(card.group == what or card.type == what for card in self.objectives[player])

    def emblems(self, player: int, emblem: str) -> int:
        """Emblems on Key Connections cards, doubled by an Inner Circle card, and on made Treaties."""
        number = 0
        shown: dict[str, int] = {}
        for treaty in self.made[player]:
            number += treaty.reward.emblem == emblem
            for effect in treaty.effects:
                if effect.family == "second-emblem" and effect.words[1] == emblem and not self.is_hoc(player):
                    shown[effect.words[0]] = shown.get(effect.words[0], 0) + 1
        attached = self.attached
        for card in self.objectives[player]:
            if card.emblem:
                here = (card.emblem == emblem) + shown.get(card.type, 0)
                number += here * (2 if card in attached else 1)
        return number

    def tricolor_sets(self, player: int) -> int:
        """Sets of a Mass Control, a Finance and a Science card."""
        return min(self.count(player, group) for group in BASIC_GROUPS)

    def effects(self, player: int, family: str) -> Iterator[tuple[Treaty, int, tuple[str, ...]]]:
        """The effects of a family among a player's made Treaties; HOC's Treaties have none."""
        made = self.made[player]
        if made and not self.is_hoc(player):
            for treaty in made:
                for effect in treaty.effects:
                    if effect.family == family:
                        yield treaty, effect.number, effect.words

    # -- Inner Circle --------------------------------------------------------------------------------------------------

    def free_inner_circles(self, player: int) -> list[Objective]:
        """Inner Circle cards that are attached to nothing."""
        attached = self.attached.values()
        return [card for card in self.objectives[player] if card.type == "inner-circle" and card not in attached]

    def hosts(self, player: int) -> list[Objective]:
        """Printed Supreme Power and Key Connections cards without an Inner Circle card."""
        return [
            card
            for card in self.objectives[player]
            if card.printed and card.group in ("supreme-power", "key-connections") and card not in self.attached
        ]

    # -- the course of the game ----------------------------------------------------------------------------------------

    def objectives_left(self) -> int:
        """How many Objective cards the deck holds: everybody can count them."""
        out = sum(isinstance(card, WorldWar) for card in self.out_of_play)
        return len(self.objective_deck) - (len(self.tables.wars) - len(self.wars) - out)

    @property
    def last_round(self) -> bool:
        return self.objectives_left() < self.zone_size

    # -- moving cards --------------------------------------------------------------------------------------------------

    def hand(self, player: int) -> list[Treaty]:
        """A player's Treaties that are not made."""
        return self.hoc_treaties if self.is_hoc(player) else self.treaties[player]

    def draw_treaties(self, player: int, count: int) -> None:
        """Draw Treaties to the hand, as many as there are."""
        hand = self.hand(player)
        before = len(hand)
        self.take_treaties(hand, count)
        drawn = hand[before:]
        if len(drawn) < count:
            self.note("treaties-gone", seat=player)
        if drawn and self.scribe:
            if self.is_hoc(player):
                self.note("hoc-draws", seat=player, treaties=tuple(drawn))
            else:
                self.note("drew-treaties", seat=player, count=len(drawn))
                self.whisper(player, "drew-these", treaties=tuple(drawn))

    def take_treaties(self, target: list[Treaty], count: int) -> None:
        """Treaties from the top of their deck; an empty deck is made anew of the discard pile."""
        for _ in range(count):
            if not self.treaty_deck:
                if not self.treaty_discard:
                    return
                self.shuffle(self.treaty_discard)
                self.treaty_deck, self.treaty_discard = self.treaty_discard, []
                self.note("treaties-reshuffled", count=len(self.treaty_deck))
            self.draw(self.treaty_deck, target)

    def draw_men(self, player: int, count: int = 1) -> None:
        """Draw Men of Action; an empty deck is made anew of the discard pile."""
        for _ in range(count):
            if not self.men_deck:
                if not self.men_discard:
                    return
                self.shuffle(self.men_discard)
                self.men_deck, self.men_discard = self.men_discard, []
            self.draw(self.men_deck, self.men[player])
            self.note("drew-man", seat=player)
            self.whisper(player, "drew-this-man", card=self.men[player][-1])

    def men_left(self) -> bool:
        """Whether there is a Man of Action to draw."""
        return bool(self.men_deck or self.men_discard)

    def discard_objective(self, player: int, card: Objective) -> None:
        """A card leaves the game area: agents to the pool, an attached Inner Circle goes along."""
        self.send_home(player, card)
        self.objectives[player].remove(card)
        if card.printed:
            self.objective_discard.append(card)
        else:
            self.supply[GROUP[card.group]].append(card)
        circle = self.attached.pop(card, None)
        if circle is not None:
            self.objectives[player].remove(circle)
            self.objective_discard.append(circle)
