"""The common boards of In Too Deep: Evidence and the Boost wheel, the Chapter, the Final Plot, the storylines."""

from __future__ import annotations

from collections import Counter

from shadow_cabinet.games.in_too_deep.echo import storylines
from shadow_cabinet.games.in_too_deep.pieces import LEVELS, LOCKERS, POOL, ROWS, SECTORS, SIDE_DECK, SLOTS, TYPES, Crime

from .in_too_deep_signs import DOSSIER, TAKEN, Desk, heading, known_face
from .look import QUIET, STRONG, TEXT
from .page import Line, Run, fit, flow, series, width_of


class Boards:
    """What lies in the middle of the table."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.scene, self.words = desk, desk.scene, desk.words
        self.board, self.view = desk.board, desk.view

    # -- Evidence to gain, in the middle of the ring -------------------------------------------------------------------

    def middle(self, width: int) -> list[Line]:
        """The plank and the pool; with rows to spare the Assignments, too."""
        view = self.view
        pool = [*self.scene.badge(POOL.id), Run("Pool ", QUIET, "place:pool"), Run(f"{len(view['pool'])}", STRONG)]
        known = self.desk.evidence(face for face in view["pool"] if known_face(face))
        tokens = series(self.desk.evidence(view["plank"]))
        page = flow([Run("Plank ", QUIET, "place:plank")], [*tokens, pool], width, 0)
        if known:
            page += flow([], series(known, [Run("seen there: ", QUIET)]), width, 0)
        if self.desk.roomy:
            page.append([Run(f"Chapter {self.board.chapter} asks for", QUIET)])
            for row, about, left in zip(ROWS, self.board.assignments, self.board.dossiers_left, strict=True):
                names = max(len(self.words.piece(each)) for each in TYPES)
                name = fit([Run(self.words.piece(about), TEXT, row.id)], names + 1)
                line = [*self.scene.badge(row.id), *name, *self._dossiers(row.id, left)]
                page.append(line)
        return page

    def _dossiers(self, row: str, left: int) -> Line:
        taken = len(self.view["filed"][row]) + len(self.view["echo_filed"].get(row, []))
        return [Run(DOSSIER * left, STRONG, row), Run(TAKEN * taken, QUIET, row)]

    # -- the Boost wheel -----------------------------------------------------------------------------------------------

    def wheel(self, width: int) -> list[Line]:
        """The three sectors, clockwise, with the Intel that lies there."""
        entries: list[Line] = []
        for sector in SECTORS:
            faces = self.view["wheel"][sector.id]
            entry = [*self.scene.badge(sector.id)]
            if faces:
                entry += self.scene.piece(faces[0])
            else:
                entry.append(Run("empty", QUIET, sector.id))
            intel = self.board.wheel_intel[sector]
            entries.append([*entry, *([Run(f" +{intel} Intel", STRONG, sector.id)] if intel else [])])
        return flow(heading(self.words.place("wheel")), series(entries), width, 4)

    # -- the Chapter and the Final Plot --------------------------------------------------------------------------------

    def chapter(self, width: int) -> list[Line]:
        """The rows of the Chapter grid: what each asks for, its Dossiers, and what has been filed."""
        title = heading(f"Chapter {self.board.chapter}", "what is asked for · Dossiers left · filed")
        page = [title]
        names = max(len(self.words.piece(row)) for row in ROWS)
        kinds = max(len(self.words.piece(each)) for each in TYPES)
        for row, about, left in zip(ROWS, self.board.assignments, self.board.dossiers_left, strict=True):
            line = [*self.desk.filled_badge(row.id), *fit(self.desk.name(row.id), names + 2)]
            line += fit([Run(self.words.piece(about), STRONG)], kinds + 2)
            line += fit(self._dossiers(row.id, left), 6)
            filed = [*self.view["filed"][row.id], *self.view["echo_filed"].get(row.id, [])]
            for entry in series(self.desk.evidence(filed)):
                line += entry
            page.append(fit(line, width) if width_of(line) > width else line)
        return page

    def plot(self, width: int) -> list[Line]:
        """The Final Plot: bonus slots, lockers, and how far it is known."""
        slots: list[Line] = []
        for slot in SLOTS:
            faces = self.view["bonus"][slot.id]
            entry = [*self.scene.badge(slot.id), *self.desk.name(slot.id), Run(": ", QUIET)]
            told = [run for each in self.desk.evidence(faces) for run in each]
            slots.append([*entry, *(told or [Run("free", STRONG, slot.id)])])
        page = [heading("Final Plot", self._foiled())]
        known = self.desk.aids["plot"]
        entries = [[Run(f"{self.words.piece(kind)} ", TEXT), Run(str(count), STRONG)]
                   for kind, count in known["known"].items() if count]  # fmt: skip
        if known["hidden"] or entries:
            entries.append([Run(f"{known['hidden']} not known", QUIET)])
            page += flow([Run("    In it  ", QUIET)], series(entries), width, 6)
        page += flow([Run("    Slots  ", QUIET)], series(slots), width, 6)
        lockers: list[Line] = []
        for player in self.board.players:
            faces = self.view["echo_locker"] if self.board.is_echo(player) else self.view["lockers"][player]
            told = [run for each in series(self.desk.evidence(faces)) for run in each] or [Run("empty  ", QUIET)]
            mark = self.scene.mark(player)
            badge = self.scene.badge(LOCKERS[player].id)
            lockers.append([*badge, Run(f"{mark.shape} ", f"bold {mark.colour}", LOCKERS[player].id), *told])
        page += flow([Run("    Lockers  ", QUIET)], lockers, width, 6)
        public = series(self.desk.evidence(self.view["public_locker"])) or [[Run("empty", QUIET)]]
        return page + flow([Run(f"    {self.words.place('public_locker')}  ", QUIET)], public, width, 6)

    def _foiled(self) -> str:
        numbers = self.board.tables.numbers
        wanted = numbers.for_players(numbers.foil_types, len(self.board.order))
        return f"foiled with {numbers.foil_tokens} tokens of each of {wanted} types"

    # -- storylines ----------------------------------------------------------------------------------------------------

    def storylines(self, width: int) -> list[Line]:
        """What has been completed of each storyline, and which levels are open now."""
        letters = sorted(storylines(self.board))
        names = max((len(self._storyline(letter)) for letter in letters), default=0) + 2
        page = [heading(self.words.place("display"), "a crime of one level opens the next")]
        for letter in letters:
            shown = [crime for crime in self.board.display if crime.storyline == letter]
            levels = Counter(crime.level for crime in shown)
            head: Line = [Run("    "), *fit([Run(self._storyline(letter), TEXT)], names)]
            for level in (1, 2, 3):
                is_open = level == 1 or levels[level - 1] > 0
                head.append(Run(f"{level} ", STRONG if is_open else QUIET))
                head.append(Run(f"{'■' * levels[level]}" or ("open" if is_open else "—"), TEXT if is_open else QUIET))
                head.append(Run("  "))
            entries = series([self._crime(crime) for crime in shown])
            page += flow([*fit(head, max(width_of(head), names + 30)), Run(" ")], entries, width, 6)
        return page

    def _storyline(self, letter: str) -> str:
        return f"{letter} {self.words.say(f'storyline-{letter.lower()}')}"

    def _crime(self, crime: Crime) -> Line:
        return self.scene.piece(crime.id, style=QUIET)

    def decks(self, width: int) -> list[Line]:
        """How many cards and tokens are left to draw."""
        entries: list[Line] = []
        for deck in (*LEVELS, SIDE_DECK):
            left = self.board.side_deck if deck is SIDE_DECK else self.board.level_decks[deck]
            entries.append([*self.scene.badge(deck.id), *self.desk.name(deck.id, QUIET), Run(f" {len(left)}", STRONG)])
        for name in ("dilemma_deck", "supply", "boost_stack", "boost_discard", "side_discard"):
            target = f"place:{name}"
            entries.append([Run(self.words.place(name), QUIET, target), Run(f" {len(self.view[name])}", STRONG)])
        return flow([Run("  ")], series(entries), width, 4)
