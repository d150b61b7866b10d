"""Tools for operators: backups, checks, metrics, logs."""
