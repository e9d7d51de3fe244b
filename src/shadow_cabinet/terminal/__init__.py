"""The terminal: the command line, and a table for any game drawn in characters."""
