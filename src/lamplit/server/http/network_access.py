"""Opens a household server to its local network. At first only its own machine can reach it."""

import asyncio
from collections.abc import Callable
from typing import Any

import uvicorn

from ..configuration import Configuration
from ..errors import Refused
from .addresses import is_loopback, own_address


class NetworkAccess:
    """Accepts connections from the local network at the same port, once a person here asks for it."""

    def __init__(self, server: uvicorn.Server, configuration: Configuration, tell: Callable[[str], None]) -> None:
        self._server = server
        self._configuration = configuration
        self._tell = tell
        self._opening = asyncio.Lock()
        self.address = ""
        """The address in the local network, once it is open."""

    def is_for(self, client: str, host: str) -> bool:
        """Whether a client may open it: only from this machine, by a page loaded under its own name."""
        return not self.address and is_loopback(client) and is_loopback(host)

    async def open(self) -> None:
        """Open the server to the network; do nothing if it is open already."""
        async with self._opening:
            if self.address:
                return
            own = own_address()
            if own is None:
                raise Refused("error-no-network")
            try:
                await self._listen(own)
            except OSError as error:
                raise Refused("error-door", reason=str(error.args[-1])) from None
            self.address = self._configuration.changed(host=own).address
            self._tell(self.address)

    async def _listen(self, host: str) -> None:
        server, config = self._server, self._server.config
        line: Any = config.http_protocol_class
        listening = await asyncio.get_running_loop().create_server(
            lambda: line(config=config, server_state=server.server_state, app_state=server.lifespan.state),
            host=host,
            port=server.servers[0].sockets[0].getsockname()[1],
            backlog=config.backlog,
        )
        server.servers.append(listening)  # closed with the server
