"""What an interface counts out: how structures lie, what cards are worth now and why, goals, and the attack so far."""

from __future__ import annotations

from shadow_cabinet.table import Json, Seat

from .board import IlluminatiBoard
from .goals import cards_needed, goal_of, number_for, progress
from .income import income_of
from .pieces import Card, Group, Nwo, in_set
from .reckoning import chances, money_now, number_now, reckoning_now
from .values import change_of


def aids(board: IlluminatiBoard, seat: Seat) -> dict[str, Json]:
    """All that follows from what lies open, and a seat's own secret goal."""
    players: list[Json] = []
    for player in range(board.seats):
        players.append(None if board.out[player] else counts_of(board, player, seat))
    structures: list[Json] = []
    for player in range(board.seats):
        structures.append(None if board.out[player] else structure_of(board, player))
    cards: dict[str, Json] = {group.id: worth_of(board, group) for group in board.in_play()}
    for player in board.living():
        cards[board.head(player).id] = worth_of(board, board.head(player))
    return {
        "players": players,
        "structures": structures,
        "cards": cards,
        "changes": changes_by_alignment(board),
        "headlines": {nwo.id: headline(nwo) for nwo in board.nwos_in_play()},
        "bonuses": bonuses_in_play(board),
        "numbers": numbers_of(board),
        "attack": attack_so_far(board) if board.under_attack else None,
    }


def counts_of(board: IlluminatiBoard, player: Seat, viewer: Seat) -> dict[str, Json]:
    """What a player has, and how far it is to each goal; of a secret goal only its owner is told."""
    cards = board.cards(player)
    own = board.head(player).goal
    special = goal_of(board, player) if own != "secret" or player == viewer else ""
    goal: Json = None
    if special:
        goal = {"goal": special, "have": progress(board, player, special), "need": number_for(board, special)}
    return {
        "cards": len(cards),
        "needed": cards_needed(board),
        "secret": own == "secret",
        "goal": goal,
        "power": sum(board.power(card) for card in cards),
        "transferable": progress(board, player, "transferable"),
        "money": progress(board, player, "money"),
        "income": sum(income_of(board, card) for card in cards),
        "destroyed": progress(board, player, "destroyed"),
        "specials": len(board.hands[player]),
    }


def structure_of(board: IlluminatiBoard, player: Seat) -> dict[str, Json]:
    """Where the cards of a structure lie, how they are turned, and where a group could be hung."""
    layout = board.layout(player)
    return {
        "cells": {card.id: list(cell) for card, cell in layout.cells.items()},
        "turned": {card.id: turns for card, turns in layout.turned.items()},
        "depth": {card.id: depth for card, depth in layout.depth.items()},
        "open": {arrow.id: list(layout.cell_of(arrow)) for arrow in layout.open},
    }


def worth_of(board: IlluminatiBoard, card: Card) -> dict[str, Json]:
    """What a card is worth now, what was printed on it, and what has changed it."""
    found: dict[str, Json] = {
        "power": board.power(card),
        "printed_power": card.power,
        "transferable": card.transferable,
        "income": income_of(board, card),
        "alignments": [alignment.id for alignment in board.alignments_of(card)],
        "took_part": board.took_part.get(card, 0),
    }
    if isinstance(card, Group):
        alignments = board.alignments(card)
        why: list[Json] = [
            {"by": nwo.id, "amount": change}
            for nwo in board.nwos_in_play()
            if (change := change_of(nwo, card, alignments))
        ]
        seat = board.controller(card)
        if seat is not None:
            sheltering = (other for other in board.groups[seat] if other is not card and other.number_of("shelter"))
            why += [{"by": other.id, "resistance": other.number_of("shelter")} for other in sheltering]
        if card is board.shifted:
            why.append({"by": "lasers", "alignments": [each.id for each in in_set(card.alignments)]})
        found |= {"resistance": board.resistance(card), "printed_resistance": card.resistance, "why": why}
    for name in ("resistance", "passes-as"):
        ability = card.abilities.get(name)
        if ability:
            found[name.replace("-", "_") + "_if"] = {"number": ability.number, "alignments": list(ability.alignments)}
    return found


def headline(nwo: Nwo) -> dict[str, Json]:
    """What an NWO changes, line by line."""
    return {
        "changes": [{"alignment": alignment.id, "amount": amount} for alignment, amount in nwo.changes],
        "bands": [{"from": low, "to": high, "amount": amount} for low, high, amount in nwo.bands],
    }


def bonuses_in_play(board: IlluminatiBoard) -> list[Json]:
    """What abilities of controlled cards add to attacks on what is in play, so that these can be weighed beforehand."""
    found: list[Json] = []
    there = {group.id for group in board.in_play()}
    for card in (card for seat in board.living() for card in board.cards(seat)):
        for bonus in card.bonuses:
            targets: list[Json] = [target for target in bonus.targets if target in there]
            if bonus.targets and not targets:
                continue
            alignments: list[Json] = [each.id for each in in_set(bonus.alignments)]
            found.append(
                {
                    "card": card.id,
                    "amount": bonus.amount,
                    "direct": bonus.direct,
                    "kinds": list(bonus.kinds),
                    "targets": targets,
                    "alignments": alignments,
                }
            )
    return found


def numbers_of(board: IlluminatiBoard) -> dict[str, Json]:
    """What counts in every attack."""
    numbers = board.tables.numbers
    return {
        "distance_defence": list(numbers.distance_defence),
        "neutralize_bonus": numbers.neutralize_bonus,
        "highest_roll": numbers.highest_roll,
        "nwo_resistance": numbers.nwo_resistance,
        "identical": board.values.identical,
        "opposite": board.values.opposite,
    }


def changes_by_alignment(board: IlluminatiBoard) -> dict[str, Json]:
    """What all NWOs in play together change for each alignment."""
    total: dict[str, int] = {}
    for nwo in board.nwos_in_play():
        for alignment, amount in nwo.changes:
            total[alignment.id] = total.get(alignment.id, 0) + amount
    return dict(total)


def attack_so_far(board: IlluminatiBoard) -> dict[str, Json]:
    """Every part of the number, who put in what, and how many of the 36 throws succeed."""
    parts = reckoning_now(board)
    bonuses: list[Json] = [{"card": card.id, "amount": amount} for card, amount in parts.bonuses]
    aid: list[Json] = [{"card": card.id, "amount": card.transferable} for card in board.aiders]
    number = number_now(board)
    return {
        "power": parts.power,
        "aid": aid,
        "against": parts.against,
        "identical": parts.identical,
        "opposite": parts.opposite,
        "bonuses": bonuses,
        "neutralizing": parts.neutralizing,
        "distance": parts.distance,
        "money": money_now(board),
        "number": number,
        "chances": chances(board, number),
    }
