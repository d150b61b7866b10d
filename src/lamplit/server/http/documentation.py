"""A page made from the OpenAPI description, without scripts or outside resources."""

import html
from typing import Any

from litestar import MediaType, Request, get
from litestar.datastructures import State

STYLE = """
body { background: #14100e; color: #e9dfcf; font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem;
       padding: 0 1rem }
h1, h2 { font-family: Georgia, serif; font-weight: 400 }
a { color: #ffc46b }
code { background: #2a221c; border-radius: .2rem; padding: .1rem .3rem }
table { border-collapse: collapse; width: 100% }
td, th { border-bottom: 1px solid #3a3028; padding: .4rem; text-align: left; vertical-align: top }
"""


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def description(request: Request[Any, Any, State]) -> dict[str, Any]:
    """Return the OpenAPI description."""
    return request.app.openapi_schema.to_schema()


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def documentation(request: Request[Any, Any, State]) -> str:
    """Return the page of HTTP addresses, by subject."""
    schema = request.app.openapi_schema.to_schema()
    subjects: dict[str, list[str]] = {}
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            row = (
                f"<tr><td><code>{html.escape(method.upper())} {html.escape(path)}</code></td>"
                f"<td>{html.escape(operation.get('summary', ''))}</td>"
                f"<td>{html.escape(', '.join(operation.get('responses', {})))}</td></tr>"
            )
            subjects.setdefault(operation.get("tags", ["other"])[0], []).append(row)
    tables = "".join(
        f"<h2>{html.escape(subject)}</h2><table><tr><th>address</th><th>what</th><th>statuses</th></tr>"
        f"{''.join(rows)}</table>"
        for subject, rows in subjects.items()
    )
    return (
        f"<!doctype html><html lang=en><head><meta charset=utf-8><title>Lamplit: HTTP</title>"
        f"<style>{STYLE}</style></head><body><h1>Lamplit over HTTP</h1><p>{html.escape(schema['info']['description'])} "
        f"The full description: <a href='openapi.json'>openapi.json</a>.</p>{tables}</body></html>"
    )
