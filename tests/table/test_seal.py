"""Sealed deals: the protocol step by step, and every way of cheating at it."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest

from shadow_cabinet.table import Match, RecordError, TableError
from shadow_cabinet.table.record import header_of, read_record, record_of, verify, write_record
from shadow_cabinet.table.seal import NO_ENTROPY, Seal, check_seal, match_hash, seat_commitment, server_commitment

from .toys import Toy

GAME = Toy()
HEADER: dict[str, Any] = {"game": "toy", "rules": 1, "content": "abc", "seats": 2, "settings": {"rounds": 5}}
BOUND = match_hash(HEADER)
ENTROPY = ["11" * 16, "22" * 16]


def committed(*seats: int) -> Seal:
    seal = Seal(BOUND, 2, secret="ab" * 32)
    for seat in seats:
        seal.commit(seat, seat_commitment(BOUND, seat, ENTROPY[seat]))
    return seal


def sealed() -> tuple[dict[str, Any], bytes]:
    """A published seal in which both seats took part, and its key."""
    seal = committed(0, 1)
    for seat in (0, 1):
        seal.reveal(seat, ENTROPY[seat])
    return seal.published(), seal.key()


# -- the protocol ------------------------------------------------------------------------------------------------------


def test_a_seal_holds() -> None:
    published, key = sealed()
    check_seal(BOUND, published, key)
    assert published["commitment"] == server_commitment(BOUND, "ab" * 32)
    assert len(key) == 32


def test_every_secret_changes_the_key() -> None:
    _, key = sealed()
    for secret, entropies in (("ac" * 32, ENTROPY), ("ab" * 32, ENTROPY[::-1]), ("ab" * 32, [ENTROPY[0], "33" * 16])):
        seal = Seal(BOUND, 2, secret=secret)
        for seat in (0, 1):
            seal.commit(seat, seat_commitment(BOUND, seat, entropies[seat]))
        for seat in (0, 1):
            seal.reveal(seat, entropies[seat])
        assert seal.key() != key
    for field, item in (("rules", 2), ("settings", {"rounds": 6}), ("seats", 3), ("content", "abd"), ("game", "other")):
        assert match_hash({**HEADER, field: item}) != BOUND


def test_servers_draw_their_own_secret() -> None:
    assert Seal(BOUND, 2).secret != Seal(BOUND, 2).secret


def test_a_bot_contributes_a_constant() -> None:
    seal = committed(0)
    seal.reveal(0, ENTROPY[0])
    published = seal.published()
    assert published["seat_commitments"][1] == ""
    assert published["entropies"] == [ENTROPY[0], NO_ENTROPY]
    check_seal(BOUND, published, seal.key())


def test_steps_out_of_order_are_refused() -> None:
    seal = committed(0)
    with pytest.raises(TableError, match="seat 0 has already committed"):
        seal.commit(0, seat_commitment(BOUND, 0, ENTROPY[1]))
    with pytest.raises(TableError, match="there is no seat 2"):
        seal.commit(2, "00" * 32)
    with pytest.raises(TableError, match="seat 1 has not committed"):
        seal.reveal(1, ENTROPY[1])
    with pytest.raises(TableError, match="seat 0 has not revealed its secret"):
        seal.key()
    with pytest.raises(TableError, match="what seat 0 revealed is not what it committed to"):
        seal.reveal(0, ENTROPY[1])
    seal.reveal(0, ENTROPY[0])
    with pytest.raises(TableError, match="too late to commit"):
        seal.commit(1, seat_commitment(BOUND, 1, ENTROPY[1]))


@pytest.mark.parametrize("wrong", ["", "xyz", "11" * 15, "11" * 17, "AA" * 16, " " + "11" * 16])
def test_secrets_have_one_form(wrong: str) -> None:
    with pytest.raises(TableError, match="the secret of seat 0 should be 32 hexadecimal digits"):
        seat_commitment(BOUND, 0, wrong)
    with pytest.raises(TableError, match="a commitment should be 64 hexadecimal digits"):
        Seal(BOUND, 2).commit(0, wrong)
    with pytest.raises(TableError, match="the server's secret should be 64"):
        server_commitment(BOUND, wrong)


def test_nobody_can_repeat_the_commitment_of_another_seat() -> None:
    assert seat_commitment(BOUND, 0, ENTROPY[0]) != seat_commitment(BOUND, 1, ENTROPY[0])
    seal = committed(0)
    seal.commit(1, seal.commitments[0])
    seal.reveal(0, ENTROPY[0])
    with pytest.raises(TableError, match="seat 1 revealed is not"):
        seal.reveal(1, ENTROPY[0])


# -- cheating ----------------------------------------------------------------------------------------------------------

CHEATS: dict[str, dict[str, Any]] = {
    "the server's secret is not what it committed to": {"secret": "ac" * 32},
    "the server's secret is not": {"commitment": "00" * 32},
    "what seat 0 revealed is not what it committed to": {"entropies": ENTROPY[::-1]},
    "what seat 1 revealed is not": {"entropies": [ENTROPY[0], "33" * 16]},
    "seat 1 contributed without a commitment": {
        "seat_commitments": [seat_commitment(BOUND, 0, ENTROPY[0]), ""],
    },
    "was not dealt from the sealed key": {
        "seat_commitments": [seat_commitment(BOUND, 0, ENTROPY[0]), ""],
        "entropies": [ENTROPY[0], NO_ENTROPY],
    },
    "not one commitment and one secret per seat": {"entropies": ENTROPY[:1]},
    "the server's secret should be": {"secret": "short"},
    "the secret of seat 1 should be": {"entropies": [ENTROPY[0], "late"]},
}


@pytest.mark.parametrize("said", CHEATS)
def test_a_seal_that_was_changed_is_broken(said: str) -> None:
    published, key = sealed()
    with pytest.raises(TableError, match=said):
        check_seal(BOUND, {**published, **CHEATS[said]}, key)


def test_a_seal_of_another_match_is_broken() -> None:
    published, key = sealed()
    with pytest.raises(TableError, match="the seal belongs to another match"):
        check_seal(match_hash({**HEADER, "settings": {"rounds": 6}}), published, key)


def test_another_key_is_not_sealed() -> None:
    published, key = sealed()
    with pytest.raises(TableError, match="not dealt from the sealed key"):
        check_seal(BOUND, published, bytes(32))
    with pytest.raises(TableError, match="incomplete"):
        check_seal(BOUND, {"secret": published["secret"]}, key)


# -- in a record -------------------------------------------------------------------------------------------------------


def sealed_match(path: Path, settings: dict[str, object]) -> None:
    """A sealed match, from the commitments to the file."""
    bound = header_of(Match(GAME, settings=settings, seed=0)).bound()
    seal, entropies = Seal(bound, 2), [token_hex(16), token_hex(16)]
    for seat in (0, 1):
        seal.commit(seat, seat_commitment(bound, seat, entropies[seat]))
    for seat in (0, 1):
        seal.reveal(seat, entropies[seat])
    match: Match[Any] = Match(GAME, settings=settings, key=seal.key())
    while match.asks:
        match.choose(match.asks[0].seat, match.asks[0].options[0])
    write_record(record_of(match, seal=seal.published()), path)


def test_a_sealed_record_verifies(tmp_path: Path) -> None:
    sealed_match(tmp_path / "sealed.jsonl", {"rounds": 5})
    record = read_record(tmp_path / "sealed.jsonl")
    assert record.end
    assert record.end.seal
    verify(record, GAME)


def test_a_sealed_record_with_another_seal_does_not(tmp_path: Path) -> None:
    for name in ("one", "other"):
        sealed_match(tmp_path / name, {"rounds": 5})
    one, other = read_record(tmp_path / "one"), read_record(tmp_path / "other")
    assert one.end
    assert other.end
    one.end.seal = other.end.seal
    with pytest.raises(RecordError, match="the seal is broken: the match was not dealt from the sealed key"):
        verify(one, GAME)
    for seal in ({"secret": 3, "commitment": 4, "seat_commitments": [], "entropies": []}, {"secret": "ab" * 32}):
        one.end.seal = seal
        with pytest.raises(RecordError, match="the seal is broken"):
            verify(one, GAME)
    published = {**other.end.seal, "seat_commitments": 1, "entropies": 2}
    one.end.seal = published
    with pytest.raises(RecordError, match="not one commitment and one secret per seat"):
        verify(one, GAME)


def test_a_seal_without_the_seats_is_none(tmp_path: Path) -> None:
    bound = header_of(Match(GAME, seed=0)).bound()
    seal = Seal(bound, 0)
    match: Match[Any] = Match(GAME, key=seal.key())
    while match.asks:
        match.choose(match.asks[0].seat, match.asks[0].options[0])
    with pytest.raises(RecordError, match="the seal is broken: it has not one secret for each seat"):
        verify(record_of(match, seal=seal.published()), GAME)
