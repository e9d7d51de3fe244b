"""Pieces and their catalogue; dice, whose numbers may never change: records depend on them."""

from __future__ import annotations

from collections import Counter
from copy import copy, deepcopy
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shadow_cabinet.table import Catalogue, Dice, Piece, TableError, UnknownName, key_of


def test_a_piece_is_never_copied() -> None:
    piece = Piece("ace", "card", "back")
    assert copy(piece) is piece
    assert deepcopy([piece])[0] is piece
    assert repr(piece) == "ace"


def test_a_catalogue_numbers_its_pieces_in_their_order() -> None:
    first, second, third = (Piece(id, "card") for id in ("a", "b", "c"))
    catalogue = Catalogue([first], [second, third])
    assert [piece.code for piece in catalogue] == [0, 1, 2]
    assert len(catalogue) == 3
    assert catalogue["b"] is second
    Catalogue([first], [second])  # the same pieces in the same order, with other cards after them


def test_a_catalogue_refuses_two_pieces_of_one_name() -> None:
    with pytest.raises(TableError, match="two pieces are called 'a'"):
        Catalogue([Piece("a", "card"), Piece("a", "button")])


def test_a_piece_keeps_its_code() -> None:
    first, second = Piece("a", "card"), Piece("b", "card")
    Catalogue([first, second])
    with pytest.raises(ValueError, match="already has the code 1"):
        Catalogue([second])


def test_an_unknown_piece_is_told_its_neighbours() -> None:
    catalogue = Catalogue([Piece("france", "country"), Piece("poland", "country")])
    with pytest.raises(UnknownName, match=r"no piece 'frnace'; did you mean france\?"):
        catalogue["frnace"]
    with pytest.raises(UnknownName, match="known: france, poland"):
        catalogue["zzz"]


# -- dice --------------------------------------------------------------------------------------------------------------


def test_known_numbers() -> None:
    dice = Dice.from_seed(42)
    assert key_of(42).hex() == "9de77f5a2493648f42bb1a0c7ab04556c9e1a9fd2bac617e6c5f851d3c9d45ca"
    assert [dice.below(6) + 1 for _ in range(20)] == [4, 5, 2, 1, 3, 4, 3, 5, 5, 6, 6, 5, 6, 4, 5, 3, 6, 2, 1, 3]
    assert [dice.below(1000) for _ in range(12)] == [54, 449, 76, 213, 886, 6, 309, 611, 508, 435, 280, 438]
    items = list(range(10))
    dice.shuffle(items)
    assert items == [3, 8, 1, 5, 0, 6, 7, 2, 4, 9]
    assert dice.at == 41
    assert dice.fork("a").key.hex() == "31966b3363772b7d46860fba31f99e684a8ac9c8fe33d5724d63704ff4ec4f96"


def test_words_are_those_of_a_keyed_counter() -> None:
    key = bytes(range(32))
    dice = Dice(key)
    for block in range(3):
        digest = blake2b(block.to_bytes(8, "big"), key=key).digest()
        for word in range(8):
            assert dice.below(1 << 64) == int.from_bytes(digest[word * 8 : word * 8 + 8], "big")


def test_a_typed_number_and_the_same_word_are_one_seed() -> None:
    assert key_of(42) == key_of("42") != key_of("042")


def test_a_key_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Dice(b"short")


@given(st.binary(min_size=32, max_size=32), st.integers(0, 100), st.integers(1, 1 << 64))
def test_state_is_one_integer_that_goes_on_anywhere(key: bytes, at: int, sides: int) -> None:
    dice = Dice(key, at)
    again = Dice.from_state(dice.state)
    twin = dice.copy()
    numbers = [dice.below(sides) for _ in range(20)]
    assert numbers == [again.below(sides) for _ in range(20)] == [twin.below(sides) for _ in range(20)]
    assert all(0 <= number < sides for number in numbers)
    assert dice.state == again.state == twin.state


def test_a_choice_among_nothing_is_an_error() -> None:
    with pytest.raises(ZeroDivisionError):
        Dice.from_seed(1).below(0)


def test_a_copy_goes_its_own_way() -> None:
    dice = Dice.from_seed("copy")
    dice.below(6)
    twin = dice.copy()
    dice.below(6)
    assert twin.at == 1
    assert dice.at == 2


def test_numbers_that_would_favour_the_small_are_thrown_again() -> None:
    sides = (1 << 63) + 1  # nearly half of all words are beyond the last whole multiple
    dice = Dice.from_seed("again")
    assert all(dice.below(sides) < sides for _ in range(100))
    assert 150 < dice.at < 270


@pytest.mark.parametrize("sides", [2, 6, 7, 54])
def test_every_number_is_as_likely(sides: int) -> None:
    dice, each = Dice.from_seed(f"fair {sides}"), 2000
    counts = Counter(dice.below(sides) for _ in range(each * sides))
    surprise = sum((counts[number] - each) ** 2 / each for number in range(sides))  # chi-squared
    assert surprise < (sides - 1) + 4 * (2 * (sides - 1)) ** 0.5


def test_every_order_is_as_likely() -> None:
    dice = Dice.from_seed("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        dice.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 23 + 4 * 46**0.5


def test_forks_are_independent() -> None:
    dice = Dice.from_seed(1)
    before = dice.state
    one, other, same = dice.fork("one"), dice.fork("other"), dice.fork("one")
    assert dice.state == before
    assert one.key == same.key != other.key
    dice.below(6)
    assert dice.fork("one").key != one.key
    draws = [(one.below(1000), other.below(1000)) for _ in range(500)]
    assert sum(a == b for a, b in draws) < 10
