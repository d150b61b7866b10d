"""The schema of the database, the same on SQLite and PostgreSQL.

A table's entries are its record and the only truth. `tables` holds what never changes about a table, `progress` what
changes with every entry; they are separate because databases write whole rows, and a table continued from an older
record has a long one. Times are in milliseconds since 1970.
"""

import sqlalchemy as sa

SCHEMA = sa.MetaData()

TABLES = sa.Table(
    "tables",
    SCHEMA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("seed", sa.Text),
    sa.Column("host", sa.Text, nullable=False),
    sa.Column("invite", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("start", sa.Text),
)

# `length` is the number of the newest entry. The worker that moves it from n - 1 to n has won number n.
PROGRESS = sa.Table(
    "progress",
    SCHEMA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("length", sa.Integer, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("stage", sa.Text, nullable=False),
    sa.Index("progress_by_stage", "stage"),
    sqlite_with_rowid=False,
)

ENTRIES = sa.Table(
    "entries",
    SCHEMA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("time", sa.BigInteger, nullable=False),
    sa.Column("payload", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

CHECKPOINTS = sa.Table(
    "checkpoints",
    SCHEMA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("packed", sa.LargeBinary, nullable=False),
)

# Which worker drives the bots and the clock of a table, and until when.
KEEPERS = sa.Table(
    "keepers",
    SCHEMA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("keeper", sa.Text, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)

RECORDS = sa.Table(
    "records",
    SCHEMA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("result", sa.Text),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("invite", sa.Text, nullable=False),
    sa.Column("imported", sa.Boolean, nullable=False),
    sa.Column("verified", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("answers", sa.Integer, nullable=False),
    sa.Column("seconds", sa.Integer, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("text", sa.LargeBinary, nullable=False),
    sa.Index("records_by_age", "created"),
)


def brought_along() -> sa.ColumnElement[bool]:
    """Return the condition for imported records: no table here has the same id."""
    return sa.and_(RECORDS.c.imported, ~sa.exists().where(TABLES.c.id == RECORDS.c.id))


# Always empty: a write that is rolled back here shows whether the database is writable.
PROBES = sa.Table("probes", SCHEMA, sa.Column("id", sa.Text, primary_key=True))
