"""`cabinet serve`: the browser table."""

from __future__ import annotations

import sys
import threading
import time
import webbrowser
from importlib.util import find_spec
from pathlib import Path

import click

from shadow_cabinet.table.errors import TableError

PORT = 8055


@click.command(epilog="For example: cabinet serve --open; for the people in your house: cabinet serve --host 0.0.0.0")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", metavar="NUMBER", type=click.IntRange(0, 65535), default=PORT, show_default=True,
              help="The port; 0 takes a free one.")  # fmt: skip
@click.option("--data", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False),
              help="The database with all matches.  [default: cabinet.sqlite in your data folder]")  # fmt: skip
@click.option("--bots", metavar="NUMBER", type=click.IntRange(1, 64), default=1, show_default=True,
              help="How many bots think at the same time.")  # fmt: skip
@click.option("--pace", metavar="SECONDS", type=click.FloatRange(0, 10), default=0.6, show_default=True,
              help="How long a bot takes at least, so that one can follow.")  # fmt: skip
@click.option("--open", "opens", is_flag=True, help="Open the browser.")
def serve(host: str, port: int, data: Path | None, bots: int, pace: float, opens: bool) -> None:
    """Play in the browser: start the server and print its address. Every choice is saved at once."""
    if find_spec("uvicorn") is None:
        raise TableError("the browser table needs the extra `server`: pip install 'shadow-cabinet[server]'")
    from shadow_cabinet.server.run import default_database, run

    def ready(address: str) -> None:
        click.echo(f"The table is open at {address}  (Ctrl-C closes it; matches stay in {database})")
        sys.stdout.flush()
        if opens:
            threading.Thread(target=_open, args=(address,), daemon=True).start()

    database = data or default_database()
    run(database, host=host, port=port, bots=bots, pace=pace, ready=ready)


def _open(address: str) -> None:
    time.sleep(0.2)
    webbrowser.open(address)
