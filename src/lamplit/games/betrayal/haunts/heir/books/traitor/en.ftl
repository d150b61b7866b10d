heir-assassin = Where does an Assassin hide? Nobody else hears it. ({ $left } to go)
heir-order = Whom shall your Assassins spare, whom hunt again? Nobody else hears it.
option-task-heir-orders = Give the Assassins orders
option-spare = Spare: { $a }
option-hunt-again = Spared. Hunt again: { $a }
option-orders-stay = Leave it at that
name-spared = Spared
token-spared-text = Whoever stands here may walk past your knives.
event-heir-order = { $spares ->
        [yes] Your Assassins will spare { $who }.
       *[no] Your Assassins will hunt { $who } again.
    }
