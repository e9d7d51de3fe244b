"""Deep State: the decks for each number of players, the course of whole matches, and Influence counted a second time.

Single rules are shown by the scenarios in `scenarios/deep-state`.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from shadow_cabinet.games.deep_state import DeepState
from shadow_cabinet.games.deep_state.board import DeepStateBoard
from shadow_cabinet.games.deep_state.inner_circle import put_under
from shadow_cabinet.games.deep_state.pieces import Objective, WorldWar
from shadow_cabinet.games.deep_state.scoring import best_attachments, influence
from shadow_cabinet.games.deep_state.terms import BASIC_GROUPS
from shadow_cabinet.table import Ask, Dice, Match

GAME = DeepState()
SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def deal(seats: int, seed: int = 1, **settings: object) -> DeepStateBoard:
    board = GAME.deal(Dice.from_seed(seed), GAME.make_settings(settings, seats), seats)
    assert isinstance(board, DeepStateBoard)
    return board


# -- the decks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "total", "basic", "key_connections", "supreme_power", "inner_circle"), [
    (2, 40, 9, 6, 5, 2), (3, 47, 9, 6, 10, 4), (4, 53, 9, 6, 15, 5), (5, 66, 12, 9, 15, 6),
])  # fmt: skip
def test_the_objective_cards(
    seats: int, total: int, basic: int, key_connections: int, supreme_power: int, inner_circle: int
) -> None:
    """000: Number of Objective cards in the game."""
    board = deal(seats)
    cards = [card for card in [*board.objective_deck, *board.zone] if isinstance(card, Objective)]
    groups = Counter(card.group for card in cards)
    assert len(cards) == total
    assert [groups[group] for group in BASIC_GROUPS] == [basic] * 3
    assert (groups["key-connections"], groups["supreme-power"]) == (key_connections, supreme_power)
    assert groups["inner-circle"] == inner_circle
    types = Counter(card.type for card in cards)
    for group in (*BASIC_GROUPS, "key-connections", "supreme-power"):
        assert len({types[card.type] for card in cards if card.group == group}) == 1, "as many of each type"


@SEATS
def test_no_world_war_in_the_first_layout(seats: int) -> None:
    """Both lie in the deck afterwards, and the row is full, whatever was drawn."""
    for seed in range(40):
        board = deal(seats, seed)
        assert len(board.zone) == board.zone_size
        assert board.wars == []
        assert sum(isinstance(card, WorldWar) for card in board.objective_deck) == 2


@SEATS
def test_the_headhunter(seats: int) -> None:
    """With five players, the fourth seat from the Supervisor as the first; otherwise nobody has it."""
    for seed in range(10):
        board = deal(seats, seed)
        assert board.headhunter == ((board.supervisor + 3) % 5 if seats == 5 else None)


# -- whole matches -----------------------------------------------------------------------------------------------------


@SEATS
def test_the_number_of_rounds(seats: int) -> None:
    """Five rounds, or six for five players; 0, 7, 3 and 0 Objective cards are left. And the sum of agents holds."""
    rounds, left = {2: (5, 0), 3: (5, 7), 4: (5, 3), 5: (6, 0)}[seats]
    for seed in range(1, 7):
        board = finished(seats, seed)
        assert (board.round, board.objectives_left()) == (rounds, left)
        assert GAME.inconsistency(board) == ""


def finished(seats: int, seed: int) -> DeepStateBoard:
    """A match of random moves, played to its end."""
    match = Match(GAME, settings={"men_of_action": seed % 2 == 0}, seats=seats, seed=seed)
    dice = Dice.from_seed(f"moves {seed}")
    while match.asks:
        ask = match.asks[0]
        check_options(match.board, ask)
        match.choose(ask.seat, ask.options[dice.below(len(ask.options))])
    assert match.result is not None
    scores = [second_count(match.board, seat) for seat in range(seats)]
    assert list(match.result.scores) == scores
    return match.board


# -- what can be done, worked out a second time by the specification ---------------------------------------------------


def check_options(board: DeepStateBoard, ask: Ask) -> None:
    """In an Action Phase and when Treaties are made, exactly what is allowed is offered."""
    offered = {option.id for option in ask.options} - {"attach", "pass"}
    if ask.prompt.id == "choose-action":
        men = {card.id for card in board.men[ask.seat]}
        assert offered - men == actions(board, ask.seat)
    elif ask.prompt.id in ("make-a-treaty", "make-further"):
        met = conditions(Table(board, ask.seat))
        assert offered == {treaty.id for treaty in board.treaties[ask.seat] if met[treaty.id]}
    elif ask.prompt.id == "agents-to-send":
        card = next(card for card in board.zone if ask.about and card is ask.about["card"])
        least = max(1, needed_on(board, card) - ghosts_for(board, ask.seat, card))
        assert offered == {f"number-{number}" for number in range(least, board.reserve[ask.seat] + 1)}


def actions(board: DeepStateBoard, me: int) -> set[str]:
    """Sections 1.5 and 1.4: the main Actions."""
    stages = {project.id: stage for project, stage in board.stages[me].items()}
    agents, wars = board.reserve[me], len(board.wars)
    found = set()
    for card in board.zone[: 3 + min(3, stages.get("spyware", 0))]:
        enough = agents + ghosts_for(board, me, card) >= needed_on(board, card)
        if agents and enough and board.infiltrator.get(card) != me:
            found.add(card.id)
    if board.operation_stack:
        top = board.operation_stack[-1]
        if agents and agents + general_ghosts(board, me) >= 5 + list(OPERATIONS).index(top.id):
            found.add(top.id)
    if board.supervisor == me:
        return found
    if board.pool[me]:
        found.add("recruit")
    if board.men_deck or board.men_discard:
        found.add("draw-man-of-action")
    own = emblems_of(board, me)
    for project, emblem in (("comintern", "communists"), ("unified-nations", "peacekeepers"), ("spyware", "spies")):
        stage = stages.get(project, 0)
        sent = (2, 2, 3, 4, 5) if project != "unified-nations" else (1, 2, 3, 4, 5)
        if stage < 5 and agents >= sent[stage] + wars and own[emblem] >= (1, 1, 2, 2, 3)[stage] - wars:
            found.add(project)
    stage = stages.get("deep-state", 0)
    interest = sum(card.special_interest for card in board.objectives[me])
    if stage < 5 and agents >= (1, 1, 2, 2, 3)[stage] + wars and interest >= (1, 2, 2, 3, 3)[stage] - wars:
        found.add("deep-state")
    return found


def general_ghosts(board: DeepStateBoard, me: int) -> int:
    stage = sum(stage for project, stage in board.stages[me].items() if project.id == "comintern")
    return 0 if board.ghosts_used[me] else min(3, stage)


def ghosts_for(board: DeepStateBoard, me: int, card: Objective) -> int:
    """COMINTERN's, and two at the first, second or third position."""
    made = {treaty.id for treaty in board.made[me]}
    token = dict(enumerate(("cosa-nostra", "triads", "yakuza"))).get(board.zone.index(card))
    return general_ghosts(board, me) + 2 * (token in made)


def needed_on(board: DeepStateBoard, card: Objective) -> int:
    if card not in board.infiltrator:
        return card.agents
    return max(card.agents, board.agents[card] + board.ghosts.get(card, 0) + 1)


class Table:
    """What a player has, as the Conditions of Treaties ask for it."""

    def __init__(self, board: DeepStateBoard, me: int) -> None:
        cards = board.objectives[me]
        self.groups: Counter[str] = Counter(card.group for card in cards)
        self.types = Counter(card.type for card in cards)
        self.emblems = emblems_of(board, me)
        self.stages = {project.id: stage for project, stage in board.stages[me].items()}
        on_cards = [sum(board.agents.get(card, 0) for card in each) for each in board.objectives]
        for card, seat in board.infiltrator.items():
            on_cards[seat] += board.agents[card]
        self.most = {
            where: numbers.index(max(numbers)) == me and numbers.count(max(numbers)) == 1
            for where, numbers in (("pool", board.pool), ("reserve", board.reserve), ("cards", on_cards))
        }


def conditions(have: Table) -> dict[str, bool]:
    """Section 2.3, line by line."""
    groups, types, emblems, stages = have.groups, have.types, have.emblems, have.stages
    control, finance, science, power = (
        groups[group] for group in ("mass-control", "finance", "science", "supreme-power")
    )
    communists, peacekeepers, spies = (emblems[emblem] for emblem in ("communists", "peacekeepers", "spies"))
    return {
        "blackwaters": stages.get("comintern", 0) >= 2,
        "east-india-company": stages.get("unified-nations", 0) >= 2,
        "gladio": stages.get("spyware", 0) >= 2,
        "cheka": communists >= 1,
        "dome-ii": peacekeepers >= 1,
        "illuminati": spies >= 1,
        "international-peace-bureau": finance >= 3 and types["corporations"] >= 1,
        "international-tribunal": control >= 3 and types["corporations"] >= 1,
        "pugwash-conference": science >= 3 and types["corporations"] >= 1,
        "kabbalists": science >= 2 or types["patents"] >= 1,
        "milner-group": control >= 2 or types["mass-media"] >= 1,
        "council-on-foreign-relations": finance >= 2 or types["banks"] >= 1,
        "cambridge-five": spies >= 1,
        "fabian-society": communists >= 1,
        "round-table": peacekeepers >= 1,
        "cia": types["universities"] >= 1 and spies >= 1,
        "kgb": types["governments"] >= 1 and communists >= 1,
        "mossad": types["stock-exchanges"] >= 1 and peacekeepers >= 1,
        "club-of-rome": types["governments"] >= 1 and types["universities"] >= 1,
        "international-monetary-fund": types["governments"] >= 1 and types["stock-exchanges"] >= 1,
        "theosophical-society": types["universities"] >= 1 and types["stock-exchanges"] >= 1,
        "elder-brothers-union": control >= 2 or types["ruling-parties"] >= 1,
        "order-of-the-golden-dawn": finance >= 2 or types["real-estate"] >= 1,
        "thule-society": science >= 2 or types["researches"] >= 1,
        "council-of-nine-unknown": spies >= 2,
        "socialists-revolutionaries": communists >= 2,
        "world-court": peacekeepers >= 2,
        "cosa-nostra": have.most["pool"],
        "yakuza": have.most["cards"],
        "triads": have.most["reserve"],
        "cartels": types["crime-syndicates"] >= 1 and power >= 2,
        "order-of-malta": types["corporations"] >= 1 and power >= 2,
        "federation-of-trade-unions": types["governments"] >= 1 and power >= 2,
        "chamber-of-commerce": types["stock-exchanges"] >= 1 and power >= 2,
        "world-league-of-culture": types["universities"] >= 1 and power >= 2,
        "jasons": science >= 2 or types["labs"] >= 1,
        "templars": finance >= 2 or types["valuables"] >= 1,
        "union-of-thirty-three": control >= 2 or types["authorities"] >= 1,
        "rosicrucians": power >= 2 or types["corporations"] >= 1,
        "bilderberg-group": all(types[kind] for kind in ("banks", "valuables", "real-estate")),
        "elihu": all(types[kind] for kind in ("labs", "researches", "patents")),
        "skull-and-bones": all(types[kind] for kind in ("ruling-parties", "authorities", "mass-media")),
        "trilateral-commission": max(stages.values(), default=0) >= 3,
        "anarchists": control >= 3 and not types["governments"],
        "jesuits": science >= 3 and not types["universities"],
        "sons-of-liberty": finance >= 3 and not types["stock-exchanges"],
    }


# -- Influence, counted a second time by the specification -------------------------------------------------------------

COLOURS = {
    "mass-control": ("communists", "labor-unions", "governments"),
    "finance": ("peacekeepers", "consulates", "stock-exchanges"),
    "science": ("spies", "spy-agencies", "universities"),
}
EMBLEM = {kind: emblem for emblem, kind, _ in COLOURS.values()}
SECOND = {"cambridge-five": ("spy-agencies", "communists"), "fabian-society": ("labor-unions", "peacekeepers"),
          "round-table": ("consulates", "spies")}  # fmt: skip
TRADE_UNIONS = {"federation-of-trade-unions": "mass-control", "chamber-of-commerce": "finance",
                "world-league-of-culture": "science"}  # fmt: skip
BILDERBERG = {"bilderberg-group": "stock-exchanges", "elihu": "universities", "skull-and-bones": "governments"}
ANARCHISTS = {"anarchists": "mass-control", "sons-of-liberty": "finance", "jesuits": "science"}
JASONS = {"jasons": "science", "templars": "finance", "union-of-thirty-three": "mass-control",
          "rosicrucians": "supreme-power"}  # fmt: skip
EMBLEMS_OF_TREATIES = {
    "communists": {"cheka", "elder-brothers-union", "federation-of-trade-unions"},
    "peacekeepers": {"dome-ii", "order-of-the-golden-dawn", "chamber-of-commerce"},
    "spies": {"illuminati", "thule-society", "world-league-of-culture"},
}
INFLUENCE_OF_TREATIES = {
    2: {"cosa-nostra", "triads", "yakuza"},
    3: {"blackwaters", "east-india-company", "gladio", "international-peace-bureau", "international-tribunal",
        "pugwash-conference", *SECOND, *ANARCHISTS},
    4: {"kabbalists", "milner-group", "council-on-foreign-relations", "club-of-rome", "international-monetary-fund",
        "theosophical-society"},
    5: {"trilateral-commission"},
}  # fmt: skip
OPERATIONS = {"elimination-of-obstacles": 6, "provocation": 8, "sabotage": 10, "assassination": 12,
              "coup-d-etat": 14, "military-intervention": 16}  # fmt: skip
STAGES = (0, 2, 5, 9, 15, 23)
STAGES_OF_DEEP_STATE = (0, 4, 9, 15, 23, 33)


def emblems_of(board: DeepStateBoard, player: int) -> Counter[str]:
    """Section 1.8: on Key Connections cards, doubled by an Inner Circle card, and on made Treaties."""
    made = {treaty.id for treaty in board.made[player]}
    attached = {host.id for host in board.attached}
    emblems: Counter[str] = Counter({emblem: len(made & names) for emblem, names in EMBLEMS_OF_TREATIES.items()})
    for card in board.objectives[player]:
        if card.type in EMBLEM:
            number = 2 if card.id in attached else 1
            emblems[EMBLEM[card.type]] += number
            for treaty, (kind, emblem) in SECOND.items():
                emblems[emblem] += number * (treaty in made and kind == card.type)
    return emblems


def second_count(board: DeepStateBoard, player: int) -> int:
    """The Influence of a player by sections 1.8 to 1.10 and 2.3 of the specification, told apart by ids alone."""
    cards = board.objectives[player]
    groups: Counter[str] = Counter(card.group for card in cards)
    types = Counter(card.type for card in cards)
    made = {treaty.id for treaty in board.made[player]}
    attached = {host.id: circle.id for host, circle in board.attached.items()}

    emblems = emblems_of(board, player)

    total = sum(groups[group] for group in BASIC_GROUPS)
    for card in cards:
        more = card.id in attached
        if card.type == "crime-syndicates":
            total += (3 + more) * min(groups[group] for group in BASIC_GROUPS)
        if card.type == "corporations":
            total += (3 + more) * (groups["supreme-power"] - 1)
        for group, (_, _, kind) in COLOURS.items():
            total += (1 + more) * groups[group] if card.type == kind else 0
        total += 4 if card.type == "inner-circle" and card.id not in attached.values() else 0
    total += sum(OPERATIONS[card.id] for card in board.operations[player])
    for project, stage in board.stages[player].items():
        total += (STAGES_OF_DEEP_STATE if project.id == "deep-state" else STAGES)[stage]
    total += sum(number * len(made & names) for number, names in INFLUENCE_OF_TREATIES.items())

    for treaty, group in TRADE_UNIONS.items():
        emblem, _, kind = COLOURS[group]
        total += 3 * (emblems[emblem] + types[kind]) if treaty in made else 0
    for treaty, kind in BILDERBERG.items():
        total += groups["supreme-power"] + 2 * types[kind] if treaty in made else 0
    for treaty, group in ANARCHISTS.items():
        total += 3 * sum(card.group == group for card in board.objective_discard) if treaty in made else 0
    total += 2 * (len(board.operations[player]) + types["crime-syndicates"]) if "cartels" in made else 0
    total += 2 * (len(board.stages[player]) + types["corporations"]) if "order-of-malta" in made else 0
    total += 3 * groups["key-connections"] if "trilateral-commission" in made else 0
    everybody = {treaty.id for treaties in board.made for treaty in treaties}
    for treaty, group in JASONS.items():
        numbers = [sum(card.group == group for card in each) for each in board.objectives]
        total += 7 * (treaty in everybody and numbers[player] == max(numbers) and numbers.count(max(numbers)) == 1)
    return total


@SEATS
def test_conditions_in_any_position(seats: int) -> None:
    """All 46 Treaties, with random cards, Treaties, Stages and agents."""
    times = Counter[tuple[str, bool]]()
    for seed in range(60):
        board = strewn(seats, seed)
        for player in board.players:
            expected = conditions(Table(board, player))
            for treaty in GAME.tables.treaties:
                assert treaty.conditions.met(board, player) == expected[treaty.id], treaty.id
                times[treaty.id, expected[treaty.id]] += 1
    assert len(times) == 2 * 46, "each was met, and was not"


@SEATS
def test_influence_of_any_position(seats: int) -> None:
    """Random cards, Treaties, Stages and attachments: both counts agree."""
    for seed in range(60):
        board = strewn(seats, seed)
        for player in board.players:
            circles = board.free_inner_circles(player)
            for circle, host in list(zip(circles, board.hosts(player), strict=False))[: seed % 3]:
                put_under(board, player, circle, host)
        for player in board.players:
            assert influence(board, player) == second_count(board, player)


def test_the_best_attachment_is_the_best_of_all() -> None:
    """No way to put Inner Circle cards under others, tried one by one, brings more."""
    gained = 0
    for seed in range(80):
        board = strewn(3, seed)
        for player in board.players:
            circles, hosts = board.free_inner_circles(player)[:2], board.hosts(player)[:6]
            board.objectives[player] = [
                card
                for card in board.objectives[player]
                if card in circles or card in hosts or card.group in BASIC_GROUPS
            ]
            alone = influence(board, player)
            most = max(
                with_attached(board, player, list(zip(circles, chosen, strict=False)))
                for number in range(len(circles) + 1)
                for chosen in permutations(hosts, min(number, len(hosts)))
            )
            assert with_attached(board, player, best_attachments(board, player)) == most
            gained += most > alone
    assert gained > 10


def with_attached(board: DeepStateBoard, player: int, pairs: list[tuple[Objective, Objective]]) -> int:
    board.attached.update({host: circle for circle, host in pairs})
    found = influence(board, player)
    for _, host in pairs:
        del board.attached[host]
    return found


def strewn(seats: int, seed: int) -> DeepStateBoard:
    """A board on which cards, Treaties, operations and Stages lie with anybody."""
    board = deal(seats, seed)
    dice = Dice.from_seed(f"strewn {seed}")
    cards = [card for card in GAME.tables.objectives if card.plays_with(seats)] + list(GAME.tables.secondaries)
    for card in cards:
        where = dice.below(seats + 2)
        if where < seats:
            board.objectives[where].append(card)
        elif where == seats and card.printed:
            board.objective_discard.append(card)
    for treaty in GAME.tables.treaties:
        where = dice.below(seats + 1)
        if where < seats:
            board.made[where].append(treaty)
    for operation in GAME.tables.operations:
        board.operations[dice.below(seats)].append(operation)
    for player in board.players:
        board.stages[player] = {project: stage for project in GAME.tables.projects if (stage := dice.below(6))}
        board.reserve[player], board.pool[player] = dice.below(7), dice.below(7)
        for card in board.objectives[player][:2]:
            board.agents[card] = 1 + dice.below(3)
    return board
