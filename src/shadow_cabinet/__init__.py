"""A table for games of conspiracy and espionage."""

__version__ = "0.1.0"
