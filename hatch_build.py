"""Builds the browser client when a wheel or source distribution is made, so that every package is whole."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):
    """Puts the built client into `lamplit/server/web` before files are collected."""

    def dependencies(self) -> list[str]:
        """Name Node.js from PyPI where the client has to be built and the machine has none that is new enough."""
        client = self._client()
        return [] if client.is_built(Path(self.root)) or client.with_node() else [client.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, or stop with a line that says what is missing."""
        client, root = self._client(), Path(self.root)
        if client.is_built(root):
            return
        environment = client.with_node()
        if environment is None:
            self.app.abort(
                "Lamplit's browser client has to be built, and there is no Node.js 20.19 or newer with npm. "
                f"Install Node.js, or build with isolation so that {client.NODE} comes from PyPI."
            )
        self.app.display_info("Building the browser client …")
        try:
            client.build(environment, root)
        except client.CannotBuild as failure:
            self.app.abort(str(failure))

    def _client(self) -> ModuleType:
        spec = importlib.util.spec_from_file_location("build_client", Path(self.root) / "tools" / "build_client.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
