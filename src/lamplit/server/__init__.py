"""The server: tables that survive any failure and reveal nothing a seat may not know."""
