"""The town and what it lives on: roads, defences, Hospital, Lab and stores. Nobody fights here."""
