"""Why a piece cannot be chosen: for each question, the rule that stands in the way.

Worked out only when somebody asks, and only from what the asked seat can know: its own hand, the cards that it was
shown, and what lies open. For a card that lies hidden from that seat the answer is always the same.
"""

from . import acting, announcing, cards, dealing, money, structures

__all__ = ["acting", "announcing", "cards", "dealing", "money", "structures"]
