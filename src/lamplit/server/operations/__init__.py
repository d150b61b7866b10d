"""What operators need: backups, checks, metrics, logs."""
