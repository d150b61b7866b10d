"""What makes a package whole: the browser client, built, and a readme that a registry can show."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(r"!\[([^]]*)\]\((?!https?:)([^)]+)\)")
LINK = re.compile(r"(?<!!)\[([^]]*)\]\((?!https?:)([^)]+)\)")
EMPTY_TABLE = re.compile(r"^\| *(\|[ -]*)*\|\n\|(---\|)+\n(\|[ |]*\|\n)+\n?", re.MULTILINE)


class RegistryPage(MetadataHookInterface):
    """Gives the readme and the addresses that registries show."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in what depends on where the repository can be read."""
        repository = self.config["repository"].rstrip("/")
        readme = (Path(self.root) / "README.md").read_text("utf-8")
        tag = f"v{metadata['version']}" if "version" in metadata else "HEAD"
        metadata["readme"] = {"content-type": "text/markdown", "text": for_registries(readme, repository, tag)}
        metadata["urls"] = addresses(repository)


def for_registries(readme: str, repository: str, tag: str) -> str:
    """Return a readme with whole addresses; without a repository, with no pictures and links that lead nowhere.

    >>> for_registries("![A](a.webp) [page](docs/page.md)", "https://host.example/lamplit", "v1")
    '![A](https://host.example/lamplit/raw/v1/a.webp) [page](https://host.example/lamplit/blob/v1/docs/page.md)'
    >>> for_registries("See [page](docs/page.md).", "", "v1")
    'See page.'
    """
    if repository:
        readme = PICTURE.sub(rf"![\1]({repository}/raw/{tag}/\2)", readme)
        return LINK.sub(rf"[\1]({repository}/blob/{tag}/\2)", readme)
    readme = EMPTY_TABLE.sub("", LINK.sub(r"\1", PICTURE.sub("", readme)))
    return re.sub(r"\n{3,}", "\n\n", readme)


def addresses(repository: str) -> dict[str, str]:
    """Return the addresses a registry lists beside a package."""
    if not repository:
        return {}
    return {
        "Documentation": f"{repository}/tree/HEAD/docs",
        "Source": repository,
        "Issues": f"{repository}/issues",
        "Changelog": f"{repository}/blob/HEAD/CHANGELOG.md",
    }


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
