"""The table of Deep State in characters: the Infiltration Zone and the Projects, then players with what they have."""

from __future__ import annotations

from shadow_cabinet.games.deep_state.board import ACTION, SETTING_UP, TAKEOVER, TREATY, WORLD_DOMINATION
from shadow_cabinet.games.deep_state.infiltrating import agents_for_operation, least_to_send, next_operation
from shadow_cabinet.games.deep_state.pieces import DEEP_STATE, Objective, Project
from shadow_cabinet.games.deep_state.projects import agents_for_stage, can_advance, emblems_for_stage
from shadow_cabinet.games.deep_state.tables import STAGES

from .deep_state_files import WIDE, Files
from .deep_state_hands import Hands
from .deep_state_signs import INTEREST, LEGEND, MET, STAGE_NAMES, UNMET, Desk, emblem, letter
from .look import HEADING, QUIET, RULE, STRONG, TEXT
from .page import Line, Run, columns, fit, width_of, wrap
from .scene import Scene

__all__ = ["LEGEND", "draw"]

PHASES = {
    SETTING_UP: "Set-up",
    ACTION: "Action Phase",
    TAKEOVER: "Takeover Phase",
    TREATY: "Treaty Phase",
    WORLD_DOMINATION: "World Domination",
}
BADGE_WIDTH = 4
BLANK_BADGE = Run(" " * BADGE_WIDTH)
THREE_COLUMNS = 150  # columns of the page from which the Zone has three of its own


def draw(scene: Scene, width: int) -> list[Line]:
    """What is fought for, who stands how, and what everybody holds; first what the present question is about."""
    desk = Desk(scene)
    zone, files, hands = Zone(desk), Files(desk), Hands(desk)
    gap: list[Line] = [[]] if desk.airy else []
    parts = [zone.status(width), zone.row(width), zone.operation(width), zone.projects(width), files.players(width)]
    # Before the first turn there is nothing to compare yet, but Treaties to choose.
    parts.insert(2 if desk.board.phase == SETTING_UP else len(parts), hands.own(width))
    parts += [files.all(width), hands.others(width), files.common(width)]
    page = [line for part in parts if part for line in (*part, *gap)]
    return [fit(line, width) if width_of(line) > width else line for line in page]


class Zone:
    """The middle of the table: cards to infiltrate, the Covert Operation, World Wars and Projects."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.scene, self.words = desk, desk.scene, desk.words
        self.board, self.me = desk.board, desk.me

    def status(self, width: int) -> list[Line]:
        """Where in the game we are, and what holds for everybody."""
        board = self.board
        numbers = board.tables.numbers
        rounds = board.round + (board.objectives_left() // board.zone_size if board.zone_size else 0)
        line: Line = [Run(f"  Round {board.round} of {rounds}", STRONG), Run(f" · turn {board.turn}", TEXT)]
        line.append(Run(f" · {PHASES.get(board.phase, board.phase)}", TEXT))
        if board.last_round:
            line.append(Run(" · ▌LAST ROUND▐", STRONG))
        for war in board.wars:
            line += [Run(" · "), *self.scene.piece(war.id, f"⚔ {self.words.piece(war)}", STRONG)]
        if count := len(board.wars):
            agents, emblems = (count * each for each in (numbers.war_agents, numbers.war_emblems))
            line.append(Run(f" ({'Stages: ' * (width >= WIDE)}agents +{agents}, emblems −{emblems})", QUIET))
        return wrap(line, width, 4)

    # -- the Infiltration Zone -----------------------------------------------------------------------------------------

    def row(self, width: int) -> list[Line]:
        """The cards from left to right, read downwards, with a rule where the reach ends."""
        title: Line = [Run("  " + self.words.place("zone"), HEADING)]
        cards = self.board.zone
        if not cards:
            return [[*title, Run(" is empty", QUIET)]]
        reach = self.board.tables.numbers.reach if self.me is None else self.board.reach(self.me)
        cells = [self._card(number, card) for number, card in enumerate(cards, 1)]
        if reach < len(cards):
            whose = "reach" if self.me is None else "your reach"
            cells.insert(reach, [BLANK_BADGE, Run(f"┄┄ {whose} ends: {reach} ┄┄", QUIET)])
        count = 3 if width >= THREE_COLUMNS else 2
        return [[*title, Run(" · the number: agents it takes", QUIET)], *columns(cells, width, count, gap=1)]

    def _card(self, number: int, card: Objective) -> Line:
        desk, id = self.desk, card.id
        names = max(len(self.words.piece(each)) for each in self.board.zone)
        head: Line = [*(self.scene.badge(id) or [BLANK_BADGE._replace(target=id)]), Run(f"{number:>2} ", QUIET, id)]
        name = fit([letter(card.group, " ", id), *self.scene.piece(id)[-1:]], names + 3)
        signs = fit(desk.signs(card), max(width_of(desk.signs(each)) for each in self.board.zone) + 1)
        return [*head, *name, Run(f"{card.agents} ", STRONG), *signs, *self._standing(card)]

    def _standing(self, card: Objective) -> Line:
        """Who stands on a card, and what it takes me now where that is not what is printed."""
        board = self.board
        line: Line = []
        who = board.infiltrator.get(card)
        if who is not None:
            line = [*self.desk.pips(who, board.agents.get(card, 0), board.ghosts.get(card, 0)), Run(" ")]
        if self.me is None or who == self.me:
            return line
        needed = least_to_send(board, self.me, card)
        return line if needed == card.agents else [*line, Run(f"→ {needed}", STRONG)]

    # -- the Covert Operation ------------------------------------------------------------------------------------------

    def operation(self, width: int) -> list[Line]:
        """The only Covert Operation that can be carried out, and how many lie below it."""
        title: Line = [Run("  Covert Operation", HEADING)]
        top = next_operation(self.board)
        if top is None:
            return [[*title, Run(": none left", QUIET)]]
        line: Line = [*title, Run("  "), *self.scene.piece(top.id), Run(f"  {top.agents} agents", TEXT)]
        if self.me is not None:
            needed = agents_for_operation(self.board, self.me, top)
            line += [Run(f" → {needed}", STRONG)] if needed != top.agents else []
        left = len(self.board.operation_stack)
        line += [Run(f", {top.influence} {influence(width)}", TEXT), Run(f" · {left} left", QUIET)]
        return [line]

    # -- Projects ------------------------------------------------------------------------------------------------------

    def projects(self, width: int) -> list[Line]:
        """A ladder for each Project, with everybody's Stage, and what the next one asks of me."""
        projects = self.board.tables.projects
        ladders = [[self._stage(project, stage) for stage in range(1, STAGES + 1)] for project in projects]
        widths = [max(width_of(ladder[i]) for ladder in ladders) + 1 for i in range(STAGES)]
        names = max(len(self.words.piece(project)) for project in projects)
        page: list[Line] = []
        for project, ladder in zip(projects, ladders, strict=True):
            badge = self.scene.badge(project.id) or [BLANK_BADGE._replace(target=project.id)]
            line: Line = [*badge, *fit(self.scene.piece(project.id)[-1:], names + 1), *self._shown_for(project)]
            for cell, each in zip(ladder, widths, strict=True):
                line += fit(cell, each)
            asked = self._next(project, width)
            if asked and width_of(line) + width_of(asked) > width:
                asked.pop()
            page.append(fit([*line, *asked], width))
        return page

    def _shown_for(self, project: Project) -> Line:
        return [emblem(project.emblem) if project.emblem else Run(INTEREST, TEXT), Run("  ")]

    def _stage(self, project: Project, stage: int) -> Line:
        there = [player for player in self.board.players if self.board.stages[player].get(project) == stage]
        cell: Line = [Run(STAGE_NAMES[stage], TEXT if there else RULE), Run(" ")]
        for player in there:
            mark = self.scene.mark(player)
            cell.append(Run(mark.shape, f"bold {mark.colour}"))
        return cell

    def _next(self, project: Project, width: int) -> Line:
        """What my next Stage takes, how much of it I have, and what it is worth."""
        board, me = self.board, self.me
        if me is None:
            return []
        stage = board.stages[me].get(project, 0) + 1
        if stage > STAGES:
            return [Run(f"{MET} the last Stage", QUIET)]
        agents, shown = agents_for_stage(board, project, stage), emblems_for_stage(board, project, stage)
        ready = can_advance(board, me, project)
        line: Line = [Run(f"{MET if ready else UNMET} ", STRONG if ready else QUIET)]
        line.append(Run(f"{STAGE_NAMES[stage]}: {agents} agent{'s' * (agents != 1)}", TEXT))
        if shown:
            line += [Run(" + ", QUIET), Run(f"{shown}", TEXT), *self._shown_for(project)[:1]]
            have = "have " * (width >= WIDE)
            line.append(Run(f" ({have}{self._have(me, project)})", QUIET))
        return [*line, Run(f" · {project.stages[stage].influence} {influence(width)}", QUIET)]

    def _have(self, me: int, project: Project) -> int:
        if project.id == DEEP_STATE:
            return sum(card.special_interest for card in self.board.objectives[me])
        return self.board.emblems(me, project.emblem)


def influence(width: int) -> str:
    """The unit of what counts, shorter where there is little room."""
    return "Influence" if width >= WIDE else "Infl"
