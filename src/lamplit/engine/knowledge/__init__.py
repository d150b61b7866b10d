"""Knowledge: who may see what, and views of the table."""
