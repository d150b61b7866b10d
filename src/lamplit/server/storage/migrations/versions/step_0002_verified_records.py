"""Records say whether they were verified."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Games continued from imported ones count as imported; earlier imports are not known to be true."""
    op.add_column("records", sa.Column("verified", sa.Boolean, nullable=False, server_default=sa.true()))
    op.execute("UPDATE records SET imported = TRUE WHERE id IN (SELECT id FROM tables WHERE start IS NOT NULL)")
    op.execute("UPDATE records SET verified = FALSE WHERE imported")
