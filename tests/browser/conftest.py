"""What the tests of the browser table stand on; without Chromium or a built client they are skipped, and say so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from shadow_cabinet.server.app import CLIENT
from tests.browser.visitor import ARGUMENTS, CHROMIUM, LAPTOP, Server, Visitor


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if CHROMIUM is None:
        pytest.skip("no Chromium here; on Debian: apt-get install chromium")
    if not (CLIENT / "index.html").exists():
        pytest.skip("the browser client has not been built: python3 dev.py setup builds it")
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="module")  # while it is open no other test of the same worker can run an event loop
def chromium(server: Server) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def visitor(chromium: Browser, server: Server) -> Iterator[Visitor]:
    found = Visitor(chromium, server, LAPTOP)
    yield found
    found.close()
