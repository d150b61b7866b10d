"""What an adventurer does in the temple: dice and masks, then the actions in the order of the rulebook.

In each module functions `ways_to_…` list the commands that are possible now, and others carry them out.
"""
