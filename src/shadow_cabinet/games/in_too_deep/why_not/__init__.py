"""Why a piece cannot be chosen: for each question, the rule that stands in the way.

Worked out only when somebody asks, and only from what the asked seat can know: its own cards and tokens and what lies
open. For a piece that lies hidden from that seat the answer is always the same, whatever it is and wherever it lies.
"""

from . import acting, cards, city, evidence, players

__all__ = ["acting", "cards", "city", "evidence", "players"]
