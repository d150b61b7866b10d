web-kit = You may draw an item. Do you take the Medical Kit out of the deck instead?
option-task-web-cut = Cut out the eggs with the Medical Kit
option-task-web-salve = Use up the Healing Salve on the eggs
option-task-web-door =
    { $b-id ->
        [knowledge] Pick the lock of the front door with Knowledge
       *[might] Break the front door open with Might
    }
option-task-web-leave = Leave the house
