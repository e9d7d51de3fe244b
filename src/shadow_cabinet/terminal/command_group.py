"""A command with commands of its own: a mistyped one is answered with what was probably meant."""

from __future__ import annotations

import click

from shadow_cabinet.table.errors import UnknownName


class CommandGroup(click.Group):
    """Knows its commands by name, and says which there are."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            raise UnknownName("command", args[0], self.commands)
        return super().resolve_command(ctx, args)
