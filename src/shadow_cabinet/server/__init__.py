"""The server: matches that people play in a browser, over HTTP and WebSocket, kept in a database."""
