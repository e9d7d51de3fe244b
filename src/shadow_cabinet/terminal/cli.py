"""The command `cabinet`. A mistake is answered by one line on the error output that says what would be right.

Each command imports what it needs when it runs: `cabinet --help` must not wait for a game or for Textual.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import click

from shadow_cabinet import __version__
from shadow_cabinet.table.errors import TableError, UnknownName

from .command_group import CommandGroup
from .commands_lab import bench, simulate
from .commands_play import play
from .commands_read import games, rules
from .commands_record import record
from .commands_scenario import scenario
from .commands_serve import serve

INTERRUPTED = 130


class OneLineGroup(CommandGroup):
    """The outermost command: turns everything that can go wrong into one line and an exit code."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> NoReturn:
        """Run the command and leave the program."""
        sys.exit(self._run(args, prog_name, complete_var, extra))

    def _run(
        self, args: Sequence[str] | None, prog_name: str | None, complete_var: str | None, extra: dict[str, Any]
    ) -> int:
        try:
            code = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
            if sys.stdout is not None:  # it is None where the output was closed before the program began
                sys.stdout.flush()
        except click.exceptions.NoArgsIsHelpError as question:
            click.echo(question.format_message())
            return 0
        except click.NoSuchOption as mistake:
            return _fail(str(_unknown_option(mistake)), mistake.exit_code)
        except click.UsageError as mistake:
            command = mistake.ctx.command_path if mistake.ctx else "cabinet"
            return _fail(f"{mistake.format_message().rstrip('.')}; see {command} --help", mistake.exit_code)
        except click.ClickException as mistake:
            return _fail(mistake.format_message(), mistake.exit_code)
        except TableError as mistake:
            return _fail(str(mistake), 1)
        except (KeyboardInterrupt, click.Abort, EOFError):
            return INTERRUPTED
        except BrokenPipeError:
            # The reader (head, less) has seen enough; without this Python would complain when it closes the output.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 1
        except OSError as problem:
            place = f"{problem.filename}: " if problem.filename else ""
            return _fail(f"{place}{problem.strerror or problem}", 1)
        return code if isinstance(code, int) else 0


def _unknown_option(mistake: click.NoSuchOption) -> UnknownName:
    command = mistake.ctx.command if mistake.ctx else cabinet
    names = [name for parameter in command.params for name in parameter.opts if name.startswith("--")]
    return UnknownName("option", mistake.option_name, [*names, "--help"])


def _fail(message: str, code: int) -> int:
    click.echo(f"Error: {' '.join(message.split())}", err=True)
    return code


@click.group(
    cls=OneLineGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="For example: cabinet play 1955",
)
@click.version_option(__version__, prog_name="cabinet", message="%(prog)s %(version)s")
@click.pass_context
def cabinet(ctx: click.Context) -> None:
    """Play games of conspiracy and espionage, look at finished matches, and let bots play thousands of them."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


for command in (games, play, serve, rules, record, scenario, simulate, bench):
    cabinet.add_command(command)


def main() -> None:
    """The entry point of the program `cabinet`."""
    cabinet.main()


if __name__ == "__main__":
    main()
