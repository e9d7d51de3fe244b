"""What players have in Deep State: a table that compares them, the cards of each, and what is common to all."""

from __future__ import annotations

from shadow_cabinet.games.deep_state.board import ACTION
from shadow_cabinet.games.deep_state.pieces import Objective
from shadow_cabinet.games.deep_state.scoring import influence
from shadow_cabinet.games.deep_state.terms import EMBLEMS, GROUPS

from .deep_state_signs import ACTED, GHOST, Desk, emblem, letter
from .drawing import seat_line
from .look import HEADING, QUIET, STRONG, TEXT
from .page import Line, Run, fit, flow, series, width_of

NAME_WIDTH, TOKENS_WIDTH = 13, 14
VERY_WIDE = 110
WIDE = 95  # columns from which the heads of the table are written out
HEADS = ("Influence", "Reserve", "Pool", "Cards", "Treaties", "Made", "Men")
SHORT_HEADS = ("Infl", "Res", "Pool", "Cards", "Hand", "Made", "Men")


class Files:
    """Everybody's numbers and cards."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.scene, self.words = desk, desk.scene, desk.words
        self.board, self.view = desk.board, desk.view

    # -- the table of players ------------------------------------------------------------------------------------------

    def players(self, width: int) -> list[Line]:
        """A row for each player: numbers under their heads, then tokens and Ghost Agents."""
        wide = width >= WIDE
        heads = (HEADS if wide else SHORT_HEADS)[: None if self._has_men() else -1]
        gap = 2 if width >= VERY_WIDE else 1
        signs = [emblem(name) for name in EMBLEMS]
        taken = sum(len(head) + gap for head in heads) + len(signs) * 3
        widest = max(width_of(self._name(player, wide)) for player in self.board.players)
        name = min(widest, max(NAME_WIDTH, width - taken - TOKENS_WIDTH))
        page: list[Line] = [[Run(" " * name), *(Run(" " * gap + head, HEADING) for head in heads),
                             *(run for sign in signs for run in (Run("  "), sign))]]  # fmt: skip
        for player in self.board.players:
            line = fit(self._name(player, wide), name)
            for head, number in zip(heads, self._numbers(player), strict=False):
                line.append(Run(f"{number:>{len(head) + gap}}", STRONG if head == heads[0] else TEXT))
            line += [Run(f"{self.board.emblems(player, each):>3}", TEXT) for each in EMBLEMS]
            page.append(fit([*line, Run("  "), *self._tokens(player)], width))
        return page

    def _name(self, player: int, wide: bool) -> Line:
        """Who it is, with a mark for whoever has acted in this phase; which bot it is only where there is room."""
        board = self.board
        first, *others = seat_line(self.scene, player)
        others = others if wide or self.scene.is_you(player) else others[:1]
        acted = board.phase == ACTION and player in board.in_turn_order()[: board.done]
        return [first._replace(text=f"{ACTED} ") if acted and not first.text.strip() else first, *others]

    def _has_men(self) -> bool:
        board = self.board
        return bool(board.men_deck or board.men_discard or any(board.men))

    def _numbers(self, player: int) -> list[int]:
        board = self.board
        on_cards = board.agents_somewhere(player, "on-objectives")
        on_cards += sum(board.agents.get(card, 0) for card in board.operations[player])
        men = len(board.men[player]) if player < board.seats else 0
        treaties, made = len(board.hand(player)), len(board.made[player])
        return [influence(board, player), board.reserve[player], board.pool[player], on_cards, treaties, made, men]

    def _tokens(self, player: int) -> Line:
        """Ghost Agents with the position that they serve at, the Supervisor, the Headhunter."""
        board = self.board
        found: list[Line] = []
        general = board.benefit(player, "comintern") + (board.temporary_ghosts if board.is_hoc(player) else 0)
        if general:
            used = " used" if board.ghosts_used[player] else ""
            found.append([Run(f"{GHOST}{general}{used}", QUIET if used else TEXT)])
        found += [[Run(f"{GHOST}{ghosts} at {at}", TEXT)] for at, ghosts in board.token_ghosts(player).items()]
        for holder, name in ((board.supervisor, "supervisor"), (board.headhunter, "headhunter")):
            if holder == player:
                found.append([Run(self.words.value(name), STRONG)])
        return [run for each in found for run in (*each, Run(" "))]

    # -- everybody's cards ---------------------------------------------------------------------------------------------

    def all(self, width: int) -> list[Line]:
        """The cards of each player, whoever looks first."""
        players = list(self.board.players)
        if self.desk.me is not None:
            players.sort(key=lambda player: player != self.desk.me)
        return [line for player in players for line in self._cards(player, width)]

    def _cards(self, player: int, width: int) -> list[Line]:
        entries = self._groups(player)
        for title, pieces in (("made:", self.board.made[player]), ("covert:", self.board.operations[player])):
            entries += series([self._with_agents(player, piece.id) for piece in pieces], [Run(f"{title} ", QUIET)])
        names = max(width_of([self.scene.seat_run(each)]) for each in self.board.players) + 4
        return flow(fit([Run("  "), self.scene.seat_run(player)], names), entries, width, names) if entries else []

    def _with_agents(self, player: int, id: str) -> Line:
        piece = self.scene.game.catalogue[id]
        agents = self.board.agents.get(piece, 0)
        pips = [run._replace(target=id) for run in self.desk.pips(player, agents)] if agents else []
        return [*self.scene.piece(id), *([Run(" ", "", id), *pips] if pips else [])]

    def _groups(self, player: int) -> list[Line]:
        """The Objective cards of a player by group: how many count, then which. Who lies under another stands there."""
        under = self.board.attached.values()
        entries: list[Line] = []
        for group in GROUPS:
            cards = [card for card in self.board.objectives[player] if card.group == group]
            if shown := [card for card in cards if card not in under]:
                piles = self.desk.cards(player, sorted(shown, key=_by_type))
                entries += series(piles, [letter(group, f"{len(shown)} ")])
        return entries

    # -- what is common ------------------------------------------------------------------------------------------------

    def common(self, width: int) -> list[Line]:
        """The supply, the discard piles and the decks."""
        return [*self._supply(width), *self._discarded(width), *self._decks(width)]

    def _supply(self, width: int) -> list[Line]:
        entries: list[Line] = []
        for group, cards in self.board.supply.items():
            name = self.scene.piece(group.id)[-1]
            count = Run(f" {len(cards)}  ", STRONG, group.id)
            entries.append([*self.scene.badge(group.id), letter(group.id, " ", group.id), name, count])
        return flow([Run("  " + self.words.place("supply") + "  ", HEADING)], entries, width, 4)

    def _discarded(self, width: int) -> list[Line]:
        cards = self.board.objective_discard
        if not cards:
            return []
        title = self.words.place("objective_discard")
        head: Line = [Run("  " + title, HEADING, "place:objective_discard"), Run(f" {len(cards)}  ", STRONG)]
        entries: list[Line] = []
        for group in GROUPS:
            own = sorted((card for card in cards if card.group == group), key=_by_type)
            entries += series(self.desk.cards(None, own), [letter(group, f"{len(own)} ")])
        return flow(head, entries, width, 4)

    def _decks(self, width: int) -> list[Line]:
        board = self.board
        found: list[tuple[str, str, int]] = [
            ("objective_deck", "", board.objectives_left()),
            ("treaty_deck", "", len(board.treaty_deck)),
            ("treaty_discard", "place:treaty_discard", len(board.treaty_discard)),
        ]
        if self._has_men():
            found += [("men_deck", "", len(board.men_deck))]
            found += [("men_discard", "place:men_discard", len(board.men_discard))]
        entries: list[Line] = [
            [Run(self.words.place(name), QUIET, target), Run(f" {count}   ", STRONG)] for name, target, count in found
        ]
        return flow([Run("  ")], entries, width, 4)


def _by_type(card: Objective) -> tuple[bool, int]:
    """Secondary Objectives after printed cards, in the order of the tables."""
    return not card.printed, card.code
