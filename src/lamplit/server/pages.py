"""The client's files. Every address that is no file is the client itself, which finds its way by the address."""

import gzip
import mimetypes
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

FOREVER = b"public, max-age=31536000, immutable"
AFRESH = b"no-cache"
PRESSABLE = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
ROOT_MARK = b'<base href="/"'
CLIENT = resources.files("lamplit.server") / "web"

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class Pages:
    """Serves the files of the built client from the package."""

    def __init__(self, root: str, folder: Traversable = CLIENT) -> None:
        self._root = root
        self._folder = folder
        self._stamp = Path(str(folder / "built-from"))
        self._built = 0

    async def __call__(self, scope: Any, _receive: Any, send: Any) -> None:
        """Answers one request for a page or file."""
        if scope["method"] not in ("GET", "HEAD"):
            await _send(send, 405, b"text/plain", b"", AFRESH)
            return
        parts = [part for part in scope["path"].split("/") if part]
        found = _file(self._folder, tuple(parts))
        body = b"" if found is None else found
        kind = mimetypes.guess_type(parts[-1])[0] if parts and found is not None else "text/html"
        if found is None:
            if parts and "." in parts[-1]:
                await _send(send, 404, b"text/plain", b"", AFRESH)
                return
            body = self._start_page()
        keep = FOREVER if parts[:1] == ["assets"] else AFRESH
        letters = f"{kind}; charset=utf-8" if kind and kind.startswith("text/") else kind or "application/octet-stream"
        pressed = _pressed(body) if _takes_gzip(scope) and letters.startswith(PRESSABLE) else None
        body = body if pressed is None else pressed
        if scope["method"] == "HEAD":
            body = b""
        await _send(send, 200, letters.encode(), body, keep, pressed is not None)

    def _start_page(self) -> bytes:
        self._notice_a_new_client()
        page = _file(self._folder, ("index.html",))
        if page is None:
            return NOT_BUILT
        return page.replace(ROOT_MARK, b'<base href="' + self._root.encode() + b'/"')

    def _notice_a_new_client(self) -> None:
        """Files are read once. The stamp is the last that a build writes: when it changes, all are read anew."""
        try:
            built = self._stamp.stat().st_mtime_ns
        except OSError:
            return
        if built != self._built:
            self._built = built
            _file.cache_clear()


NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Lamplit</title>"
    "<p>The browser client is not built. Start Lamplit with <code>./play</code>, or run <code>tools/web</code>.</p>"
    "<p lang=de>Die Browser-Oberfläche ist nicht gebaut. Starte Lamplit mit <code>./play</code> "
    "oder führe <code>tools/web</code> aus.</p></html>"
).encode()


@cache
def _file(folder: Traversable, parts: tuple[str, ...]) -> bytes | None:
    """The bytes of a file of the client. Names are taken one by one, so that no path leads out of its folder."""
    place = folder
    for part in parts:
        if part in (".", "..") or "\\" in part or "\0" in part:
            return None
        place = place / part
    return place.read_bytes() if parts and place.is_file() else None


@lru_cache(maxsize=200)
def _pressed(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


def _takes_gzip(scope: Any) -> bool:
    return any(name == b"accept-encoding" and b"gzip" in value for name, value in scope["headers"])


async def _send(send: Any, status: int, kind: bytes, body: bytes, keep: bytes, pressed: bool = False) -> None:
    headers = [
        (b"content-type", kind),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", keep),
        (b"vary", b"accept-encoding"),
    ]
    if pressed:
        headers.append((b"content-encoding", b"gzip"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
