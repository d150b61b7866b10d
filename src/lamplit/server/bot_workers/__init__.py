"""Processes in which bots think and long jobs are done, while the server's loop goes on."""
