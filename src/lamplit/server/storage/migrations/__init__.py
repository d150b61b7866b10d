"""How a database grows from one Lamplit to the next.

Each file in `versions` is one step of Alembic's, written by hand, named by its number. `schema.py` is what they lead
to; a test compares the two. A step that has been released is never changed again.
"""
