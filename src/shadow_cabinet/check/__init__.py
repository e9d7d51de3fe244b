"""What must hold for every game, checked by walking through matches at random. A game gets it by being given.

    from shadow_cabinet.check import check_game
    counts = check_game(MyGame(), range(200), depth=0.2)

Raises `PropertyFailed` with the name of the property, the choice at which it broke, and a record that opens there.
`PROPERTIES` lists the names. From a shell: `python -m shadow_cabinet.check GAME --games 10000 --jobs 2`.
"""

from .failure import PROPERTIES, PropertyFailed
from .walk import check_game

__all__ = ["PROPERTIES", "PropertyFailed", "check_game"]
