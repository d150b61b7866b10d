"""Imported records store when they were imported."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """The age of existing imports is unknown: they count from this step."""
    now = time.time_ns() // 1_000_000
    op.execute(sa.text("UPDATE records SET created = :now WHERE imported AND created = 0").bindparams(now=now))
