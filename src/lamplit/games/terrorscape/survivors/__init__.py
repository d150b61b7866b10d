"""The Survivors' turn: actions, items, the radio, discovering, plans."""
