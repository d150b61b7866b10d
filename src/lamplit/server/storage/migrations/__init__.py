"""The migrations of the database.

Each file in `versions` is one Alembic step, written by hand and named by its number. Together they lead to `schema.py`;
a test compares the two. A released step is never changed.
"""
