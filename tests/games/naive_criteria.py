"""The language of criteria once more, slowly and straight from its definition: compiled checks must agree with it.

Also random cities to compare them on.
"""

from __future__ import annotations

import re
from itertools import product
from random import Random
from typing import Any, TypeAlias

from shadow_cabinet.games.in_too_deep.board import InTooDeepBoard
from shadow_cabinet.games.in_too_deep.pieces import (
    CRIMINALS,
    EDGES,
    GHOST,
    ITEM_TYPES,
    ITEMS,
    MECHANIC,
    SENTINEL,
    ZONES,
    Criminal,
    Item,
    Zone,
)  # fmt: skip
from shadow_cabinet.games.in_too_deep.settings import Numbers, Settings, Tables
from shadow_cabinet.table import Dice, Piece

Tree: TypeAlias = "list[Any]"
Bound: TypeAlias = "dict[str, Piece]"

TYPES = {item: ITEM_TYPES[number // 2] for number, item in enumerate(ITEMS)}
PARTNER = {item: ITEMS[number ^ 1] for number, item in enumerate(ITEMS)}
NUMBERS = Numbers(
    (5, 5, 6, 6), 4, 3, 2, 3, 1, (0, 1, 1, 2, 2), 4, (10, 14, 17, 20), (2, 2, 1), (3, 2, 2), (3, 3, 3), (3, 3, 3),
    (2, 3, 4), (2, 3), 5, (3, 4, 5, 6), 3, (4, 3, 2, 1), (0, 2, 5, 8, 12, 16, 20, 25, 30), 3, 6, 2, 5, 3, 20, 2, (), (),
)  # fmt: skip
TABLES = Tables(NUMBERS, TYPES, (), (), (), (), (), {}, PARTNER)
ZONE = {zone.id: zone for zone in ZONES}
ITEM = {item.id: item for item in ITEMS}


def tree(text: str) -> Tree:
    """Nested lists of words."""
    stack: list[Tree] = [[]]
    for word in re.findall(r"[()]|[^()\s]+", text):
        if word == "(":
            stack.append([])
        elif word == ")":
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(word)
    found: Tree = stack[0][0]
    return found


class Reading:
    """A board as a player reads it, perhaps with the Mechanic's Item under its partner's name."""

    def __init__(self, board: InTooDeepBoard, player: int, renamed: bool = False) -> None:
        self.board, self.player = board, player
        self.name_of = {item: item for item in ITEMS}
        if renamed:
            held = board.holds[MECHANIC]
            self.name_of[held] = PARTNER[held]

    def domain(self, name: str) -> list[Any]:
        board, mine = self.board, self.board.hooks[self.player]
        in_void = [criminal for criminal in board.criminals if not any(criminal in tags for tags in board.hooks)]
        others = [criminal for criminal in board.criminals if criminal not in mine]
        domains: dict[str, list[Any]] = {
            "you": list(mine), "other": others, "free": in_void, "criminal": list(board.criminals),
            "rival": [criminal for criminal in others if criminal not in in_void], "zone": list(ZONES),
            "item": list(ITEMS),
        }  # fmt: skip
        if name in domains:
            return domains[name]
        return [item for item in ITEMS if TYPES[item] == name or self.name_of[item].id == name]

    def zone(self, thing: Piece) -> Zone:
        if isinstance(thing, Zone):
            return thing
        if thing is SENTINEL:
            assert self.board.sentinel is not None
            return self.board.sentinel
        return self.board.at[thing]

    def distance(self, one: Piece, other: Piece) -> int:
        ring = self.board.ring
        apart = abs(ring.index(self.zone(one)) - ring.index(self.zone(other)))
        return min(apart, 8 - apart)

    def company(self, criminal: Criminal) -> list[Piece]:
        """Who else is in a Criminal's Zone."""
        zone = self.zone(criminal)
        found: list[Piece] = [each for each in self.board.criminals_in(zone) if each is not criminal]
        return [*found, SENTINEL] if self.board.sentinel is zone else found

    def reached(self, zone: Zone) -> list[Zone]:
        """All Zones to which a way without a Blockade leads."""
        found = [zone]
        for each in found:
            found += [other for other in self.board.open_neighbours(each) if other not in found]
        return found

    def is_ghost(self, criminal: Piece) -> bool:
        return criminal is GHOST and self.board.controls_skill(self.player, GHOST)

    def true(self, formula: Tree, bound: Bound) -> bool:
        word, *rest = formula
        match word:
            case "and":
                return all(self.true(part, bound) for part in rest)
            case "or":
                return any(self.true(part, bound) for part in rest)
            case "not":
                return not self.true(rest[0], bound)
            case "some":
                names, domains = rest[:-1:2], [self.domain(name) for name in rest[1:-1:2]]
                return any(
                    self.true(rest[-1], {**bound, **dict(zip(names, values, strict=True))})
                    for values in product(*domains)
                )
            case "count>=" | "count=":
                number, name, domain, body = int(rest[0]), rest[1], self.domain(rest[2]), rest[3]
                found = sum(self.true(body, {**bound, name: value}) for value in domain)
                return found == number if word == "count=" else found >= number
        return self.atom(word, [self.thing(each, bound) for each in rest])

    @staticmethod
    def thing(word: str, bound: Bound) -> Any:
        if word.isdigit():
            return int(word)
        return SENTINEL if word == "sentinel" else bound[word] if word.startswith("?") else ZONE[word]

    def atom(self, word: str, things: list[Any]) -> bool:
        board = self.board
        match word, things:
            case "distinct", _:
                return len({thing.id for thing in things}) == len(things)
            case "same", [x, y]:
                return self.zone(x) is self.zone(y)
            case "adj", [x, y]:
                return self.distance(x, y) == 1
            case "opp", [x, y]:
                return self.distance(x, y) == 4
            case "within", [n, x, y]:
                return bool(self.distance(x, y) <= n)
            case "at", [x, *zones]:
                return self.zone(x) in zones
            case "holds", [c, i]:
                return board.holds.get(c) is i
            case "loose", [i]:
                return i not in board.holds.values()
            case "held", [i]:
                return i in board.holds.values()
            case "empty-handed", [c]:
                return c not in board.holds
            case "alone", [c]:
                return self.is_ghost(c) or not self.company(c)
            case "alone-with", [c, x]:
                return x in self.company(c) and (self.is_ghost(c) or len(self.company(c)) == 1)
            case "lone", [c]:
                return not self.company(c)
        return self.atom_of_places(word, things)

    def atom_of_places(self, word: str, things: list[Any]) -> bool:
        board = self.board
        match word, things:
            case "totally-empty", [z]:
                return z is not board.sentinel and z not in board.at.values()
            case "heat>=", [n, x]:
                return bool(board.heat_in(self.zone(x)) >= n)
            case "heat=", [n, x]:
                return bool(board.heat_in(self.zone(x)) == n)
            case "blockade>=", [n, x]:
                return bool(sum(edge in board.blockades for edge in board.edges(self.zone(x))) >= n)
            case "wall", [x, y]:
                between = set(board.edges(self.zone(x))) & set(board.edges(self.zone(y)))
                return self.distance(x, y) == 1 and any(edge in board.blockades for edge in between)
            case "linked", [x, y]:
                return self.zone(y) in self.reached(self.zone(x))
        raise AssertionError(word)


def met(text: str, board: InTooDeepBoard, player: int) -> bool:
    """Whether a player fulfils criteria."""
    if Reading(board, player).true(tree(text), {}):
        return True
    can_rename = board.controls_skill(player, MECHANIC) and MECHANIC in board.holds
    return can_rename and Reading(board, player, renamed=True).true(tree(text), {})


def bindings(text: str, board: InTooDeepBoard, player: int, names: tuple[str, ...]) -> set[tuple[str, ...]]:
    """The ids of what these variables of the outermost `some` can be."""
    _, *rest = tree(text)
    can_rename = board.controls_skill(player, MECHANIC) and MECHANIC in board.holds
    found = set()
    for renamed in (False, True) if can_rename else (False,):
        reading = Reading(board, player, renamed)
        for values in product(*(reading.domain(name) for name in rest[1:-1:2])):
            bound: Bound = dict(zip(rest[:-1:2], values, strict=True))
            if reading.true(rest[-1], bound):
                found.add(tuple(bound[name].id for name in names))
    return found


def empty_city() -> InTooDeepBoard:
    """A city with six Criminals in the first Zone of an orderly ring, of whom nobody controls any."""
    board = InTooDeepBoard(Dice(bytes(32)), Settings(), 3, TABLES)
    board.ring, board.criminals = list(ZONES), [*CRIMINALS[:4], CRIMINALS[5], CRIMINALS[8]]
    board.at = dict.fromkeys((*board.criminals, *ITEMS), ZONES[0])
    board.sentinel, board.heat, board.blockades = ZONES[0], [ZONES[1], ZONES[2], ZONES[3]], [EDGES[0], EDGES[4]]
    board.hooks, board.grip = [[], [], []], [{}, {}, {}]
    return board


def random_city(random: Random) -> InTooDeepBoard:
    """Any city; mostly a crowded one, so that much of what crimes ask for can be seen in it."""
    board = empty_city()
    board.ring = random.sample(ZONES, 8)
    board.criminals = random.sample(CRIMINALS, random.choice((4, 5, 6)))
    zones = random.sample(ZONES, random.choice((3, 4, 5, 8)))
    board.at = {thing: random.choice(zones) for thing in (*board.criminals, *ITEMS)}
    board.sentinel = random.choice(zones)
    board.heat, board.blockades = random.sample(ZONES, 3), random.sample(EDGES, 2)
    carried: list[Item] = random.sample(ITEMS, len(board.criminals))
    board.holds = {
        criminal: item for criminal, item in zip(board.criminals, carried, strict=True) if random.random() < 0.7
    }
    board.loaded()
    for criminal in board.criminals:
        player = random.choice((0, 0, 1, 2, 3))
        if player < 3 and len(board.hooks[player]) < 3:
            board.hooks[player].append(criminal)
        for grip in board.grip:
            grip[criminal] = random.randrange(9)
    return board
