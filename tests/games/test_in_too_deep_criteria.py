"""In Too Deep: the criteria of crimes are read, checked, explained and said as their formulas mean it."""

from __future__ import annotations

import csv
import re
from pathlib import Path
from random import Random

import pytest

import shadow_cabinet.games.in_too_deep as package
from shadow_cabinet.games.in_too_deep import GAME
from shadow_cabinet.games.in_too_deep.criteria import Criteria, FormulaError
from shadow_cabinet.games.in_too_deep.criteria.formula import (
    DOMAINS,
    SIGNATURES,
    THE_SENTINEL,
    WORDS,
    ZONE,
    Variable,
)  # fmt: skip
from shadow_cabinet.games.in_too_deep.effects import VERBS, Effect, parse_effects
from shadow_cabinet.games.in_too_deep.pieces import (
    BLASTER,
    COUPE,
    DRONEJACK,
    EDGES,
    FIXER,
    GHOST,
    MECHANIC,
    SCRAMBLER,
    SENTINEL,
    ZONES,
)  # fmt: skip
from shadow_cabinet.table import Phrase
from shadow_cabinet.words import Words

from .naive_criteria import TYPES, bindings, empty_city, met, random_city

HERE = Path(package.__file__).parent
ROWS = {
    row["code"]: row
    for file in ("story_crimes.csv", "side_crimes.csv")
    for row in csv.DictReader((HERE / file).read_text("utf-8").splitlines())
}
CARDS = {code: Criteria.parse(row["criteria"], TYPES) for code, row in ROWS.items()}


def read(text: str) -> Criteria:
    return Criteria.parse(text, TYPES)


# -- checking ----------------------------------------------------------------------------------------------------------


def test_checks_agree_with_the_definition() -> None:
    random = Random(7)
    found = dict.fromkeys(CARDS, 0)
    for _ in range(1000):
        board = random_city(random)
        for code, criteria in CARDS.items():
            expected = met(criteria.text, board, 0)
            assert criteria.met(board, 0) == expected, code
            found[code] += expected
    assert sum(1 for number in found.values() if number) > 65, found


def test_witnesses_and_parts_agree_with_the_definition() -> None:
    random = Random(8)
    for _ in range(100):
        board = random_city(random)
        for code, criteria in CARDS.items():
            names = tuple(criteria.variables)
            seen = criteria.witnesses(board, 0, names)
            assert {tuple(piece.id for piece in each) for each in seen} == bindings(criteria.text, board, 0, names)
            assert len(seen) == len(set(seen))
            parts = criteria.parts(board, 0)
            assert parts, code
            assert all(part.met for part in parts) == criteria.met(board, 0), code


def any_formula(random: Random, bound: list[Variable], depth: int) -> str:
    """Any formula of the language."""
    kind = random.choice(("atom", "atom", "and", "or", "not", "some", "count")) if depth else "atom"
    if kind == "atom" and bound:
        return any_atom(random, bound)
    if kind in ("and", "or") and bound:
        return f"({kind} {' '.join(any_formula(random, bound, depth - 1) for _ in range(2))})"
    if kind == "not" and bound:
        return f"(not {any_formula(random, bound, depth - 1)})"
    variable = Variable(f"?{'abcdefgh'[len(bound)]}", random.choice(DOMAINS))
    inside = any_formula(random, [*bound, variable], max(0, depth - 1))
    body = f"(and (within 4 {variable.name} sentinel) {inside})"  # so that the variable is used
    if kind == "count":
        return (
            f"({random.choice(('count>=', 'count='))} {random.randrange(3)} {variable.name} {variable.domain} {body})"
        )
    return f"(some {variable.name} {variable.domain} {body})"


def any_atom(random: Random, bound: list[Variable]) -> str:
    while True:
        name = random.choice(list(SIGNATURES))
        numbered, kinds, repeated = SIGNATURES[name]
        words = [str(random.randrange(4))] if numbered else []
        known = [(each.name, each.kind) for each in bound] + [("sentinel", THE_SENTINEL), ("towers", ZONE)]
        for allowed in (*kinds, *kinds[-1:] * random.randrange(2 * repeated + 1)):
            fitting = [word for word, kind in known if kind in allowed]
            words += [random.choice(fitting)] if fitting else ["none"]
        one_kind = {kind for word, kind in known if word in words}
        if "none" not in words and (name != "distinct" or len(one_kind) == 1):
            return f"({name} {' '.join(words)})"


def test_any_formula_is_checked_as_it_is_defined_and_refused_only_if_it_is_never_met() -> None:
    random = Random(9)
    refused = checked = 0
    boards = [random_city(random) for _ in range(60)]
    for _ in range(400):
        text = any_formula(random, [], 3)
        try:
            criteria = read(text)
        except FormulaError:
            refused += 1
            assert not any(met(text, board, 0) for board in boards), text
            continue
        checked += 1
        for board in boards:
            assert criteria.met(board, 0) == met(text, board, 0), text
        assert isinstance(criteria.phrase(), Phrase)
    assert refused > 10
    assert checked > 200


def test_the_ghost_is_alone_in_any_company_of_his_player_only() -> None:
    board = empty_city()
    board.criminals, board.holds = [GHOST, FIXER, DRONEJACK], {}
    board.hooks = [[GHOST], [FIXER], []]
    board.grip = [{GHOST: 3}, {FIXER: 8}, {}]
    alone, lone = read("(some ?a you (alone ?a))"), read("(some ?a you (lone ?a))")
    with_fixer = read("(some ?a you ?c rival (alone-with ?a ?c))")
    with_sentinel = read("(some ?a you (alone-with ?a sentinel))")
    assert alone.met(board, 0)
    assert with_fixer.met(board, 0)
    assert with_sentinel.met(board, 0)
    assert not lone.met(board, 0)
    assert not alone.met(board, 1)
    board.grip[0][GHOST], board.city = 2, None
    assert not alone.met(board, 0)
    assert not with_fixer.met(board, 0)
    assert not with_sentinel.met(board, 0)


def test_the_mechanics_item_is_read_as_its_partner_on_the_whole_card_or_not_at_all() -> None:
    board = empty_city()
    board.criminals, board.holds = [MECHANIC, FIXER], {MECHANIC: COUPE, FIXER: BLASTER}
    board.hooks, board.grip = [[MECHANIC, FIXER], [], []], [{MECHANIC: 3}, {}, {}]
    coupe, scrambler = read("(some ?i coupe (held ?i))"), read("(some ?i scrambler (held ?i))")
    both = read("(some ?i coupe ?j scrambler (and (held ?i) (held ?j)))")
    assert coupe.met(board, 0)
    assert scrambler.met(board, 0)
    assert not both.met(board, 0)
    assert scrambler.witnesses(board, 0, ("?i",)) == [(COUPE,)]
    board.holds, board.city = {MECHANIC: COUPE, FIXER: SCRAMBLER}, None
    assert scrambler.witnesses(board, 0, ("?i",)) == [(COUPE,), (SCRAMBLER,)]
    assert both.met(board, 0)
    board.grip[0][MECHANIC], board.holds, board.city = 2, {MECHANIC: COUPE}, None
    assert not scrambler.met(board, 0)


def test_blockades_cut_the_ring_in_two() -> None:
    board = empty_city()
    board.criminals, board.hooks = [FIXER, DRONEJACK], [[FIXER, DRONEJACK], [], []]
    board.blockades = [EDGES[7], EDGES[3]]
    apart = read("(some ?a you ?b you (and (distinct ?a ?b) (not (linked ?a ?b))))")
    wall = read("(some ?a you ?b you (wall ?a ?b))")
    for fixer, dronejack, cut, walled in (
        (0, 3, False, False),
        (0, 7, True, True),
        (3, 4, True, True),
        (4, 7, False, False),
    ):
        board.at[FIXER], board.at[DRONEJACK], board.city = ZONES[fixer], ZONES[dronejack], None
        assert apart.met(board, 0) == cut
        assert wall.met(board, 0) == walled


def test_parts_show_what_is_missing() -> None:
    board = empty_city()
    board.criminals, board.holds, board.hooks = [FIXER], {FIXER: COUPE}, [[FIXER], [], []]
    parts = CARDS["A1-1"].parts(board, 0)
    assert [(part.met, part.pieces) for part in parts] == [(True, (FIXER, COUPE)), (False, (FIXER, SENTINEL))]
    board.at[FIXER] = ZONES[1]
    board.hooks, board.city = [[], [], []], None
    parts = CARDS["F3-1"].parts(board, 0)  # that nobody is with the Sentinel is true, whomever one controls
    assert [part.met for part in parts] == [False] * 5 + [True]


# -- reading -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "start", "says"), [
    ("", 0, "at the end: expected a condition in brackets"),
    ("alone", 0, "near 'alone'"),
    ("(alone ?a)", 7, "?a stands for nothing here"),
    ("(some ?a you (alone ?b))", 20, "known here: ?a"),
    ("(some ?a you (alonee ?a))", 14, "did you mean alone"),
    ("(some ?a yuo (alone ?a))", 9, "did you mean you"),
    ("(some ?a you (at ?a tower))", 20, "did you mean towers"),
    ("(some ?a you (at ?a ion_heights))", 20, "did you mean ion-heights"),
    ("(some ?a you (holds ?a coupe))", 23, "an Item is named where its variable is introduced"),
    ("(some ?a you (holds ?a))", 13, "about 2 things, not about 1"),
    ("(some ?a you (alone ?a ?a))", 23, "one too many"),
    ("(some ?a you ?i item (holds ?i ?a))", 28, "expects a Criminal here, and ?i is an Item"),
    ("(some ?a you (alone-with ?a towers))", 28, "expects a Criminal or the Sentinel here, and towers is a Zone"),
    ("(some ?a you ?i item (distinct ?a ?i))", 34, "of one kind"),
    ("(some ?a you ?i item (alone ?a))", 13, "?i is never used"),
    ("(some ?a you (some ?a you (alone ?a)))", 19, "already stands for something"),
    ("(some ?ab you (alone ?ab))", 6, "one letter"),
    ("(some a you (alone a))", 6, "one letter"),
    ("(some ?a you (heat>= two ?a))", 21, "expected a whole number, not 'two'"),
    ("(some ?a you (heat>= -1 ?a))", 21, "expected a whole number"),
    ("(some ?a you (heat>= 1.5 ?a))", 21, "expected a whole number"),
    ("(some ?a you (alone ?a)", 23, "closes (some …) of character 1"),
    ("(some ?a you (alone ?a)))", 24, "nothing may follow"),
    ("(some ?a you (alone ?a) (lone ?a))", 24, "closes (some …)"),
    ("(and)", 4, "expected a condition in brackets"),
    ("(some ?a you)", 12, "expected a condition"),
    ("(not " * 40 + "(alone ?a)" + ")" * 40, 65, "stand within each other"),
    (f"(some {' '.join(f'?{letter} you' for letter in 'abcdefghi')} (alone ?a))", 62, "8 variables at most"),
])  # fmt: skip
def test_what_is_wrong_with_a_formula_is_said_with_its_place(text: str, start: int, says: str) -> None:
    with pytest.raises(FormulaError) as refused:
        read(text)
    assert says in str(refused.value)
    assert f"at character {start + 1}," in str(refused.value)


@pytest.mark.parametrize("text", [
    "(some ?a you ?b you (and (same ?a ?b) (adj ?a ?b)))",
    "(some ?a you ?b you ?c you ?d you (distinct ?a ?b ?c ?d))",
    "(some ?a you (heat>= 4 ?a))",
    "(some ?a you (heat= 4 ?a))",
    "(some ?a you (blockade>= 3 ?a))",
    "(count>= 9 ?i item (loose ?i))",
    "(count>= 5 ?i item (and (held ?i) (loose ?i)))",
    "(some ?a you (distinct ?a ?a))",
    "(some ?a you (opp ?a ?a))",
    "(some ?a you ?i coupe ?j gems (and (holds ?a ?i) (holds ?a ?j)))",
    "(some ?a you ?c other ?i item (and (holds ?a ?i) (holds ?c ?i)))",
    "(some ?a you (and (at ?a towers) (at ?a blocks)))",
    "(same downtown towers)",
    "(some ?a you ?c other (and (lone ?a) (same ?a ?c)))",
    "(some ?c other ?d other (and (alone ?c) (distinct ?c ?d) (same ?c ?d)))",
    "(some ?a you ?b you ?c other (and (adj ?a ?b) (opp ?a ?c) (same ?b ?c)))",
    "(some ?a you ?b you (and (heat= 2 ?a) (heat= 2 ?b) (not (same ?a ?b))))",
    "(some ?a you ?z zone (and (totally-empty ?z) (same ?a ?z)))",
    "(some ?a you (and (heat>= 1 ?a) (not (some ?b criminal (heat>= 1 ?b)))))",
    "(some ?a you ?c other (and (wall ?a ?c) (not (adj ?a ?c))))",
    "(some ?a you ?i item (and (holds ?a ?i) (empty-handed ?a)))",
    "(some ?a you ?i coupe (and (holds ?a ?i) (not (same ?a ?i))))",
    "(some ?a you (not (or (heat>= 1 ?a) (heat= 0 ?a))))",
])  # fmt: skip
def test_what_can_never_be_met_is_refused(text: str) -> None:
    with pytest.raises(FormulaError, match="can never be met"):
        read(text)


@pytest.mark.parametrize("text", [
    "(some ?a you ?c other (and (alone ?a) (same ?a ?c)))",  # the Ghost
    "(some ?i coupe ?j coupe (and (distinct ?i ?j) (held ?i) (held ?j)))",  # the Mechanic
    "(some ?a you (or (heat>= 4 ?a) (heat= 0 ?a)))",
    "(some ?a you ?b you ?c you (and (heat= 3 ?a) (heat= 2 ?b) (heat= 1 ?c)))",
    "(count>= 8 ?i item (same ?i sentinel))",
    "(and (some ?c you (at ?c towers)) (some ?c you (at ?c blocks)))",
])  # fmt: skip
def test_what_looks_impossible_and_is_not(text: str) -> None:
    read(text)


def test_the_place_of_a_contradiction_is_its_first_condition() -> None:
    with pytest.raises(FormulaError) as refused:
        read("(some ?a you ?b you ?i item (and (holds ?a ?i) (heat>= 1 ?a) (same ?a ?b) (adj ?a ?b)))")
    assert str(refused.value) == (
        "at character 62, near '(same ?a ?b)': this can never be met; never all true: (same ?a ?b) and (adj ?a ?b)"
    )


# -- effects -----------------------------------------------------------------------------------------------------------


def test_all_effects_of_the_cards_can_be_read() -> None:
    for code, row in ROWS.items():
        effects = parse_effects(row["effect"], CARDS[code])
        assert len(effects) == row["effect"].count("(")
        for effect in effects:
            assert isinstance(effect.phrase(CARDS[code]), Phrase)
    assert parse_effects("(send ?i opposite)", CARDS["A1-2"]) == (Effect("send", ("?i", "opposite")),)


@pytest.mark.parametrize(("text", "start", "says"), [
    ("drop ?i", 0, "expected an effect in brackets"),
    ("(dorp ?i)", 1, "did you mean drop"),
    ("(drop ?c)", 6, "?c is no variable of the outermost (some …) of the criteria; known: ?a, ?i"),
    ("(drop ?a)", 6, "expects an Item here, and ?a is a Criminal"),
    ("(drop coupe)", 6, "expects an Item here, not 'coupe'"),
    ("(drop ?i) (drop)", 15, "expects an Item here"),
    ("(drop ?i ?i)", 9, "the bracket that closes (drop …)"),
    ("(send ?i somewhere)", 9, "expects opposite or any here"),
    ("(relocate ?a any)", 13, "expects opposite or a variable here"),
    ("(swap ?a ?a)", 9, "two different things"),
    ("(shift-sentinel 0)", 16, "a number from 1 to 9"),
    ("(move-sentinel down-town)", 15, "did you mean downtown"),
])  # fmt: skip
def test_what_is_wrong_with_an_effect_is_said_with_its_place(text: str, start: int, says: str) -> None:
    with pytest.raises(FormulaError) as refused:
        parse_effects(text, CARDS["A1-2"])
    assert says in str(refused.value)
    assert f"at character {start + 1}," in str(refused.value)


# -- words -------------------------------------------------------------------------------------------------------------

WORDS_OF_GAME = Words(GAME(), strict=True)


def test_all_cards_and_any_formula_can_be_said() -> None:
    random, board = Random(10), random_city(Random(10))
    several = list(CARDS.values())
    while len(several) < 200:
        try:
            several.append(read(any_formula(random, [], 3)))
        except FormulaError:
            continue
    for criteria in several:
        for phrase in (criteria.phrase(), *(part.phrase for part in criteria.parts(board, 0))):
            assert WORDS_OF_GAME.phrase(phrase), criteria.text


@pytest.mark.parametrize(("code", "said", "effects"), [
    ("A1-1", "you hold a Vehicle in a Zone with the Sentinel neither there nor in an adjacent Zone", []),
    ("A1-2", "you are alone in a Zone with a loose Vehicle", ["that Vehicle goes loose to the opposite Zone"]),
    ("C2-1", "you hold the Cash, alone, in a Zone without Heat, adjacent to a Zone with Heat", []),
    ("E1-3", "at least 2 other Criminals are in your Zone", []),
    ("F1-3", "you are adjacent to a totally empty Zone with Heat", []),
    ("G1-1", "you are alone and empty-handed in a Zone without Heat; no loose Item is in your Zone", []),
    ("D3-1", ("one of your Criminals holds the Cipher in a Zone adjacent to the Sentinel; another of your Criminals "
     "holds the Mask in a Zone without your first Criminal, adjacent to the Sentinel"),
     ["move the Sentinel to Downtown"]),
    ("S16", "you hold an Item in a Zone with another loose Item", []),
])  # fmt: skip
def test_what_cards_say(code: str, said: str, effects: list[str]) -> None:
    assert WORDS_OF_GAME.phrase(CARDS[code].phrase()) == said
    told = [effect.phrase(CARDS[code]) for effect in parse_effects(ROWS[code]["effect"], CARDS[code])]
    assert [WORDS_OF_GAME.phrase(phrase) for phrase in told] == effects


# -- the page for owners -----------------------------------------------------------------------------------------------

PAGE = (Path(__file__).parents[2] / "docs" / "your-own-crimes.md").read_text("utf-8")


def test_the_page_for_owners_explains_every_word_of_the_language() -> None:
    coded = set(re.findall(r"[^\s()`]+", " ".join(re.findall(r"`([^`\n]+)`", PAGE))))
    words = {*WORDS, *DOMAINS, *VERBS, SENTINEL.id, *(zone.id for zone in ZONES)}
    assert words <= {word.rstrip(",") for word in coded}


def test_the_card_and_the_errors_of_the_page_for_owners() -> None:
    row = re.search(r"```csv\n(.*)\n```", PAGE)
    assert row
    _, _, formula, effect, *_ = next(csv.reader([row[1]]))
    assert len(parse_effects(effect, read(formula))) == 1
    for place, changed in (("ajd", ("(adj", "(ajd")), ("(adj ?a ?c)", ("alone-with ?c sentinel", "same ?a ?c"))):
        with pytest.raises(FormulaError) as refused:
            read(formula.replace(*changed))
        assert f"near {place!r}" in str(refused.value)
        assert str(refused.value) in PAGE
