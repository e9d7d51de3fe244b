"""A match at the terminal without its screen: what happens next, what is written, what can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from shadow_cabinet.games import find_game
from shadow_cabinet.games.war_of_espionage import WarOfEspionage
from shadow_cabinet.table import RecordError, Refused, TableError
from shadow_cabinet.table.record import RecordWriter, read_record, replay, verify
from shadow_cabinet.terminal.session import BotTurn, ByItself, HumanTurn, Over, Session

GAME = find_game("1955")
Begin = Callable[..., Session]


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Begin]:
    begun: list[Session] = []

    def begin(seats: str, seed: str = "1", **settings: object) -> Session:
        begun.append(Session.begin(GAME, seats.split(","), settings, seed, tmp_path / f"match-{len(begun)}.jsonl"))
        return begun[-1]

    yield begin
    for session in begun:
        session.close()


def play(session: Session, choices: int, seed: int = 1) -> None:
    """Go on for a while; people choose at random."""
    pick = Random(seed)
    for _ in range(choices):
        match session.next():
            case BotTurn(seat):
                session.choose(seat, session.thinking(seat)())
            case ByItself(seat, piece):
                session.choose(seat, piece, by_itself=True)
            case HumanTurn(seat):
                ask = session.match.ask_of(seat)
                assert ask is not None
                session.choose(seat, pick.choice(ask.options))
            case Over():
                return


def test_every_choice_is_on_the_disk_at_once_and_the_end_too(begin: Begin) -> None:
    session = begin("you,tactics", turn_cap=10)
    for _ in range(1000):
        play(session, 1)
        assert len(read_record(session.path).made) == len(session.match.choices)
    assert session.match.result is not None
    record = read_record(session.path)
    assert record.header.names == ["you", "tactics"]
    verify(record, GAME)


def test_a_record_that_only_lacks_its_result_gets_it(begin: Begin) -> None:
    session = begin("random,random", turn_cap=1)
    while session.match.asks:
        seat = session.match.asks[0].seat
        session.choose(seat, session.thinking(seat)())
    session.close()
    whole = session.path.read_bytes()
    session.path.write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))
    Session.go_on(session.path, GAME).close()
    assert session.path.read_bytes() == whole


def test_no_file_is_overwritten(begin: Begin, tmp_path: Path) -> None:
    taken = tmp_path / "taken.jsonl"
    taken.write_text("precious")
    with pytest.raises(TableError, match="is there already"):
        Session.begin(GAME, ["you", "random"], {}, None, taken)
    assert taken.read_text() == "precious"


def test_a_bot_thinks_on_a_copy(begin: Begin) -> None:
    session = begin("random,you")
    before = session.match.choices[:]
    session.thinking(0)()
    assert session.match.choices == before


def test_only_a_person_alone_is_answered_for(begin: Begin) -> None:
    assert begin("you,random").answers_itself
    assert not begin("you,you").answers_itself
    session = begin("you,you")
    for _ in range(300):
        assert not isinstance(session.next(), ByItself)
        play(session, 1)


def test_undo_takes_back_what_answered_itself_and_is_on_the_disk(begin: Begin) -> None:
    """Or refuses, and changes nothing; then the same choices lead to the same match."""
    session = begin("you,random", seed="2")
    undone = refused = 0
    for step in range(400):
        play(session, 1, seed=step)
        made = session.match.choices[:]
        if not made or session.match.result is not None:
            continue
        board = session.match.board.position()
        try:
            session.undo(0)
        except Refused:
            refused += 1
            assert session.match.choices == made
            assert session.match.board.position() == board
            continue
        undone += 1
        assert not isinstance(session.next(), ByItself)
        for choice in made[len(session.match.choices) :]:
            session.choose(choice.seat, choice.piece)
        assert session.match.choices == made
        assert session.match.board.position() == board
    assert undone > 20
    assert refused > 20
    written = read_record(session.path).made
    assert [(made.seat, made.choice) for made in written] == [(c.seat, c.piece.id) for c in session.match.choices]


def test_a_finished_match_is_not_taken_back(begin: Begin) -> None:
    session = begin("you,random", turn_cap=1)
    play(session, 100)
    with pytest.raises(Refused, match="the match is over"):
        session.undo(0)
    with pytest.raises(TableError, match="cabinet record replay"):
        Session.go_on(session.path, GAME)


def test_bots_that_sit_down_again_have_the_same_luck(begin: Begin) -> None:
    whole = begin("random,tactics", seed="7", turn_cap=20)
    play(whole, 1000)
    part = begin("random,tactics", seed="7", turn_cap=20)
    play(part, 25)
    part.close()
    again = Session.go_on(part.path, GAME)
    play(again, 1000)
    assert again.match.choices == whole.match.choices


def test_corrected_rules_do_not_strand_a_match(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin("you,random", seed="4")
    play(session, 150)
    session.close()
    kept = read_record(session.path).kept
    assert kept is not None
    monkeypatch.setattr(WarOfEspionage, "rules_version", 2)
    again = Session.go_on(session.path, GAME)
    assert again.path == session.path.with_name("match-0-rules-2.jsonl")
    assert again.match.board.position() == session.match.board.position()
    play(again, 20)
    again.close()
    with pytest.raises(TableError, match="resume that file instead"):
        Session.go_on(session.path, GAME)
    replay(read_record(again.path), GAME)


def test_a_quick_pass_of_a_search_takes_its_time(begin: Begin) -> None:
    session = begin("you,search:2s")
    play_until_asked = Random(1)
    waits = set()
    for _ in range(200):
        if session.match.result is not None:
            break
        ask = session.match.asks[0]
        if ask.seat == 1:
            waits.add((any(option.id == "pass" for option in ask.options), session.least_time(1)))
        session.match.choose(ask.seat, play_until_asked.choice(ask.options))
    assert waits == {(True, 2.0), (False, 0.0)}


def test_a_record_catches_up_when_the_disk_has_room_again(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not be written is told as an error; the match goes on, and no later choice is lost by it."""
    session = begin("you,random", seed="2")
    play(session, 5)
    with monkeypatch.context() as full:
        full.setattr(RecordWriter, "write", lambda *_: (_ for _ in ()).throw(RecordError("no space left")))
        ask = session.match.asks[0]
        with pytest.raises(RecordError):
            session.choose(ask.seat, ask.options[0])
    play(session, 3)
    written = read_record(session.path).made
    assert [(made.seat, made.choice) for made in written] == [(c.seat, c.piece.id) for c in session.match.choices]
