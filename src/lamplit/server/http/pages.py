"""Serves the client's files. Every path that is not a file gets the client itself, which handles it."""

import gzip
import mimetypes
from collections.abc import Iterator
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

FOREVER = b"public, max-age=31536000, immutable"
AFRESH = b"no-cache"
PRESSABLE = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
ROOT_MARK = b'<base href="/"'
CLIENT = resources.files("lamplit.server") / "web"
START_PAGE = "index.html"


def has_client() -> bool:
    """Return whether the package holds a built client."""
    return (CLIENT / START_PAGE).is_file()


mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class File:
    """A file of the client, ready to be sent."""

    def __init__(self, name: str, body: bytes) -> None:
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.body = body
        self.kind = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
        self.keep = FOREVER if name.startswith("assets/") else AFRESH

    @cached_property
    def pressed(self) -> bytes | None:
        """The compressed body, if that is shorter."""
        return gzip.compress(self.body, mtime=0) if self.kind.startswith(PRESSABLE) else None


class Pages:
    """Serves the files of the built client from the package.

    All files are read at the start. Paths are looked up in this collection and never on disk, so that no path leads
    outside the folder and all cost the same.
    """

    def __init__(self, root: str, folder: Traversable = CLIENT) -> None:
        self._root = root
        self._folder = folder
        self._stamp = Path(str(folder / "built-from"))
        self._built = self._stamped()
        self._files = self._read()

    async def __call__(self, scope: Any, _receive: Any, send: Any) -> None:
        """Answer one request for a page or file."""
        if scope["method"] not in ("GET", "HEAD"):
            await _send(send, 405, NOTHING, b"")
            return
        found = self._found(scope["path"].strip("/"))
        if found is None:
            await _send(send, 404, NOTHING, b"")
            return
        pressed = found.pressed if _takes_gzip(scope) else None
        body = found.body if pressed is None else pressed
        await _send(send, 200, found, b"" if scope["method"] == "HEAD" else body, pressed is not None)

    def _found(self, name: str) -> File | None:
        if name not in self._files or name == START_PAGE:
            self._notice_a_new_client()
        found = self._files.get(name)
        return self._files[START_PAGE] if found is None and "." not in name.rpartition("/")[2] else found

    def _notice_a_new_client(self) -> None:
        """Read all files again when the build's stamp changes, which is written last."""
        built = self._stamped()
        if built not in (None, self._built):
            self._built = built
            self._files = self._read()

    def _stamped(self) -> int | None:
        try:
            return self._stamp.stat().st_mtime_ns
        except OSError:
            return None

    def _read(self) -> dict[str, File]:
        files = {name: File(name, body) for name, body in _files(self._folder)}
        page = files[START_PAGE].body if START_PAGE in files else NOT_BUILT
        files[START_PAGE] = File(START_PAGE, page.replace(ROOT_MARK, b'<base href="' + self._root.encode() + b'/"'))
        return files


NOTHING = File("nothing.txt", b"")
NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Lamplit</title>"
    "<p>This server has no browser client. In a checkout, start Lamplit with <code>./play</code>, which builds it. "
    "If it was installed as a package, install it again: <code>pip install --force-reinstall lamplit</code>.</p>"
    "<p lang=de>Dieser Server hat keine Browser-Oberfläche. In einem Checkout startest du Lamplit mit "
    "<code>./play</code>, dann wird sie gebaut. Ist es als Paket installiert, installiere es noch einmal: "
    "<code>pip install --force-reinstall lamplit</code>.</p></html>"
).encode()


def _files(folder: Traversable, path: str = "") -> Iterator[tuple[str, bytes]]:
    """Yield all files of a folder with their relative paths."""
    if not folder.is_dir():
        return
    for place in folder.iterdir():
        if place.is_dir():
            yield from _files(place, f"{path}{place.name}/")
        elif place.is_file():
            yield f"{path}{place.name}", place.read_bytes()


def _takes_gzip(scope: Any) -> bool:
    return any(name == b"accept-encoding" and b"gzip" in value for name, value in scope["headers"])


async def _send(send: Any, status: int, file: File, body: bytes, pressed: bool = False) -> None:
    headers = [
        (b"content-type", file.kind.encode()),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", file.keep),
        (b"vary", b"accept-encoding"),
    ]
    if pressed:
        headers.append((b"content-encoding", b"gzip"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
